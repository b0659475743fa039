import { indianDate, indianDay } from "../../server/submission/indian-time.ts";
import { api, type SubmissionDetails } from "../api/api.ts";
import { usePeople } from "../api/query-client.ts";
import { Button } from "../components/button.tsx";
import { Failure } from "../components/failure.tsx";
import { SelectField, TextField } from "../components/fields.tsx";
import { words } from "../words.ts";
import styles from "./submission.module.css";
import { useChange } from "./use-change.ts";

/** The day on which the list says that it is to be looked at again. */
export function ReminderForm({ submission }: { submission: SubmissionDetails }) {
  const { id, remindOn, name } = submission;
  const { change, pending, failure } = useChange<string | null>(submission, {
    send: (on, version) => api.change(id, { change: "remind", on, version }),
    done: (on) => ({
      message: words.reminder.done(name, on && indianDate(on)),
      back: remindOn,
      anytime: true,
    }),
  });
  return (
    <form
      className={styles.followUp}
      onSubmit={(event) => {
        event.preventDefault();
        const on = new FormData(event.currentTarget).get("on");
        if (on && on !== remindOn) change(String(on));
      }}
    >
      <TextField
        key={remindOn}
        name="on"
        type="date"
        label={words.reminder.label}
        defaultValue={remindOn ?? ""}
        min={indianDay(new Date())}
        required
      />
      <Button type="submit" icon="clock" busy={typeof pending === "string"}>
        {words.reminder.set}
      </Button>
      {remindOn && (
        <Button kind="plain" busy={pending === null} onClick={() => change(null)}>
          {words.reminder.clear}
        </Button>
      )}
      <Failure>{failure}</Failure>
    </form>
  );
}

export function AssigneeField({ submission }: { submission: SubmissionDetails }) {
  const assignee = submission.assignedTo;
  const people = usePeople(assignee?.id, assignee?.name);
  const { change, pending, failure } = useChange<string | null>(submission, {
    send: (to, version) => api.change(submission.id, { change: "assign", to, version }),
    done: (to) => ({
      message: words.assigned.done(submission.name, people.find(({ id }) => id === to)?.name),
      back: assignee?.id ?? null,
      anytime: true,
    }),
  });
  return (
    <div className={styles.followUp}>
      <SelectField
        label={words.assigned.label}
        value={(pending === undefined ? assignee?.id : pending) ?? ""}
        onSelect={(to) => change(to || null)}
        options={[["", words.assigned.nobody], ...people.map(({ id, name }) => [id, name] as const)]}
      />
      <Failure>{failure}</Failure>
    </div>
  );
}
