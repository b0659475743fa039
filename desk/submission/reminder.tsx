import { indianDate, indianDay } from "../../server/submission/indian-time.ts";
import { api, type SubmissionDetails } from "../api/api.ts";
import { Button } from "../parts/button.tsx";
import { Failure } from "../parts/failure.tsx";
import { TextField } from "../parts/text-field.tsx";
import { words } from "../words.ts";
import styles from "./assigned.module.css";
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
