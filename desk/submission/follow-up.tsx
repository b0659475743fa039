import { type RefObject, useState } from "react";
import { indianDay, lastWritableDay } from "../../formats/indian-day.ts";
import { formatReminder, indianDate } from "../../server/submission/indian-time.ts";
import { useMe } from "../access/session.ts";
import { api, type SubmissionDetails } from "../api/api.ts";
import { usePeople } from "../api/query-client.ts";
import { RefusedError } from "../api/request.ts";
import { Button } from "../components/button.tsx";
import { Failure } from "../components/failure.tsx";
import { SelectField, TextField } from "../components/fields.tsx";
import { words } from "../words.ts";
import { draftKey, dropDraft, readDraft, saveDraft } from "./drafts.ts";
import type { Typed } from "./enquiry-fields.tsx";
import { parseRupees } from "./parse-rupees.ts";
import styles from "./submission.module.css";
import { useChange } from "./use-change.ts";

export function ReminderForm({ submission }: { submission: SubmissionDetails }) {
  const { id, remindOn, name } = submission;
  const [isPast, setPast] = useState(false);
  const { change, pending, failure } = useChange<string | null>(submission, {
    send: (on, version) => api.change(id, { change: "remind", on, version }),
    done: (on) => ({ message: words.reminder.done(name, on && formatReminder(on)), back: remindOn }),
  });
  return (
    <form
      className="stack"
      noValidate
      onChange={() => setPast(false)}
      onSubmit={(event) => {
        event.preventDefault();
        const on = composeReminder(Object.fromEntries(new FormData(event.currentTarget)) as Typed);
        const isTooLate = on < indianDay(new Date());
        setPast(isTooLate);
        if (!isTooLate && on !== remindOn) change(on);
      }}
    >
      <ReminderFields key={remindOn} on={remindOn ?? ""} required problem={isPast && words.reminder.past} />
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

type ReminderFieldsProps = { on: string; required?: boolean; problem?: string | false };

/** A day, and its time where that matters; `composeReminder` reads them. */
export function ReminderFields({ on, required, problem }: ReminderFieldsProps) {
  const [day, time] = on.split("T");
  return (
    <div className={styles.amount}>
      <TextField
        name="remindOn"
        type="date"
        label={words.reminder.label}
        defaultValue={day}
        min={indianDay(new Date())}
        max={lastWritableDay}
        required={required}
        problem={problem || undefined}
      />
      <TextField name="remindAt" type="time" label={words.reminder.time} defaultValue={time} />
    </div>
  );
}

/** @returns such as 2026-11-23 or 2026-11-23T16:00, empty without both; a time alone is today's */
export const composeReminder = ({ remindOn, remindAt }: Typed) =>
  [remindOn || (remindAt && indianDay(new Date())), remindAt].filter(Boolean).join("T");

type AmountFormProps = { submission: SubmissionDetails; form: RefObject<HTMLFormElement | null> };

export function AmountForm({ submission, form }: AmountFormProps) {
  const { id, name, rupees, wonOn } = submission;
  const draft = amountKey(useMe(), id);
  const { over, typed } = readTyped(draft);
  const [isWrong, setWrong] = useState(false);
  const { change, pending, failure } = useChange<Amount>(submission, {
    send: (amount, version) => saveAmount(submission, draft, amount, version),
    done: (to) => ({
      message: words.stage.amountDone(name, to.rupees, to.wonOn && indianDate(to.wonOn)),
      back: { rupees, ...(to.wonOn && wonOn && { wonOn }) },
    }),
  });
  return (
    <form
      ref={form}
      className={styles.amount}
      onSubmit={(event) => {
        event.preventDefault();
        const amount = readAmount(event.currentTarget, submission);
        setWrong(!amount);
        if (amount?.rupees === rupees && !amount.wonOn) dropDraft(draft);
        else if (amount) change(amount);
      }}
    >
      <TextField
        key={rupees}
        name="rupees"
        label={words.stage.amount}
        inputMode="numeric"
        defaultValue={typed || (rupees === null ? "" : words.number(rupees))}
        // Perhaps by a colleague, while this was typed.
        hint={typed && rupees !== null ? words.stage.amountNow(rupees) : undefined}
        autoFocus={rupees === null}
        onChange={({ currentTarget }) => saveDraft(draft, `${typed ? over : rupees}|${currentTarget.value}`)}
        problem={isWrong ? words.stage.amountWanted : undefined}
      />
      {wonOn && (
        <TextField
          key={wonOn}
          name="wonOn"
          type="date"
          label={words.stage.wonOn}
          defaultValue={wonOn}
          max={indianDay(new Date())}
          required
        />
      )}
      <Button type="submit" busy={pending !== undefined}>
        {words.stage.save}
      </Button>
      <Failure>{failure}</Failure>
    </form>
  );
}

export const amountKey = (user: { id: string }, submission: string) => draftKey(user, `${submission}/amount`);

/** Saves an amount, which from then on is no draft; what was typed meanwhile still is. */
export async function saveAmount(
  { id, rupees, history }: SubmissionDetails,
  draft: string,
  amount: Amount,
  version: number,
) {
  const { over, typed } = readTyped(draft);
  const isTyped = typed !== "" && parseRupees(typed) === amount.rupees;
  const latest = history.find(({ what }) => what.includes("amount"));
  try {
    if (isTyped && over !== "any" && over !== String(rupees) && latest) {
      const conflict = { by: latest.who, what: "value", at: latest.at };
      throw new RefusedError(409, { success: false, code: "changed", conflict });
    }
    const answer = await api.change(id, { change: "value", ...amount, version });
    if (parseRupees(readTyped(draft).typed) === amount.rupees) dropDraft(draft);
    return answer;
  } catch (error) {
    // Whoever saves it once more has been told.
    if (isTyped && error instanceof RefusedError) saveDraft(draft, `any|${typed}`);
    throw error;
  }
}

/** What was typed over which saved amount; over any, once somebody was told of a colleague's. */
function readTyped(draft: string) {
  const [over, typed = ""] = readDraft(draft).split("|");
  return { over, typed };
}

/** With the day on which it was won only where that is another now. */
export type Amount = { rupees: number | null; wonOn?: string };

/** @returns undefined where what was written is no amount */
export function readAmount(form: HTMLFormElement, { wonOn }: SubmissionDetails): Amount | undefined {
  const written = new FormData(form);
  const rupees = parseRupees(String(written.get("rupees")));
  const day = String(written.get("wonOn") ?? "");
  return rupees === undefined ? undefined : { rupees, ...(day && day !== wonOn && { wonOn: day }) };
}

export function AssigneeField({ submission }: { submission: SubmissionDetails }) {
  const assignee = submission.assignedTo;
  const people = usePeople(assignee?.id, assignee?.name);
  const { change, pending, failure } = useChange<string | null>(submission, {
    send: (to, version) => api.change(submission.id, { change: "assign", to, version }),
    done: (to) => ({
      message: words.assigned.done(submission.name, people.find(({ id }) => id === to)?.name),
      back: assignee?.id ?? null,
    }),
  });
  return (
    <div className="stack">
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
