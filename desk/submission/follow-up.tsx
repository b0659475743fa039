import { indianDate, indianDay } from "../../server/submission/indian-time.ts";
import { api, type SubmissionDetails } from "../api/api.ts";
import { usePeople } from "../api/query-client.ts";
import { Button } from "../components/button.tsx";
import { Choose, TextField } from "../components/fields.tsx";
import { Failure } from "../components/page.tsx";
import { words } from "../words.ts";
import styles from "./submission.module.css";
import { useChange } from "./use-change.ts";

/** The day on which the list says that it is to be looked at again. */
export function Reminder({ shown }: { shown: SubmissionDetails }) {
  const { id, remindOn } = shown;
  const { change, changing, failure } = useChange<string | null>(shown, {
    send: (on, version) => api.change(id, { change: "remind", on, version }),
    done: (on) => ({ told: words.reminder.done(on && indianDate(on)), back: remindOn, whenever: true }),
  });
  return (
    <form
      className={styles.assigned}
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
      <Button type="submit" icon="clock" busy={typeof changing === "string"}>
        {words.reminder.set}
      </Button>
      {remindOn && (
        <Button kind="plain" busy={changing === null} onClick={() => change(null)}>
          {words.reminder.clear}
        </Button>
      )}
      <Failure>{failure}</Failure>
    </form>
  );
}

/** Whose it is. */
export function Assigned({ shown }: { shown: SubmissionDetails }) {
  const was = shown.assignedTo;
  const all = usePeople(was?.id, was?.name);
  const { change, changing, failure } = useChange<string | null>(shown, {
    send: (to, version) => api.change(shown.id, { change: "assign", to, version }),
    done: (to) => ({
      told: words.assigned.done(all.find(({ id }) => id === to)?.name),
      back: was?.id ?? null,
      whenever: true,
    }),
  });
  return (
    <div className={styles.assigned}>
      <Choose
        label={words.assigned.label}
        value={changing === undefined ? (was?.id ?? "") : (changing ?? "")}
        onChoose={(to) => change(to || null)}
        choices={[["", words.assigned.nobody], ...all.map(({ id, name }) => [id, name] as const)]}
      />
      <Failure>{failure}</Failure>
    </div>
  );
}
