import { indianDay, indianOffset } from "../../formats/indian-day.ts";
import type { Log } from "../log.ts";
import { type Morning, morningHour } from "../store/morning-queries.ts";
import type { Store } from "../store/store.ts";
import type { SubmissionSummary } from "../store/submissions/submission-rows.ts";
import { formatReminder } from "../submission/indian-time.ts";
import { type SendMail, toSubject } from "./mail.ts";
import { isRefusal } from "./refusal.ts";
import { findErrorCode, noteReliably, type OutboxWorker, startWorker } from "./worker.ts";

type MorningParts = {
  store: Pick<Store, "mornings" | "clock">;
  send: SendMail;
  from: string;
  desk: string;
  log: Log;
};

/** Looks every ten minutes whether it is time. */
export function startMorningMail(parts: MorningParts): OutboxWorker {
  const look = (stopped: () => boolean) =>
    sendMorningMails(parts, stopped).catch(({ name }: Error) =>
      parts.log({ kind: "morning mail", outcome: "not sent, to be tried again", name }),
    );
  return startWorker(look, 10 * 60 * 1000);
}

/** The hour in India after which nobody is told of the day any more: the next morning's mail has what is still due. */
const lastHour = 18;

/**
 * Mails each of the staff, once a day, what is due and newly theirs, if anything is: at eight in India, or by six in the evening
 * if the server or its mail server was away. What is refused for good isn't sent again that day.
 */
export async function sendMorningMails(
  { store, send, from, desk, log }: MorningParts,
  stopped: () => boolean = () => false,
): Promise<void> {
  const now = await store.clock.read();
  const hour = new Date(now.getTime() + indianOffset).getUTCHours();
  if (hour < morningHour || hour >= lastHour) return;
  const greeting = hour < 12 ? "Good morning" : "Good afternoon";
  while (!stopped()) {
    const morning = await store.mornings.claim(indianDay(now));
    if (!morning) return;
    const hasNews = morning.due.count + morning.assigned.count > 0;
    const mail = hasNews && composeMorningMail(morning, greeting, from, desk, now);
    const failure =
      mail &&
      (await send(mail).then(
        () => undefined,
        (error: unknown) => ({ error }),
      ));
    const isFinal = !failure || isRefusal(failure.error);
    if (isFinal) await noteReliably(() => store.mornings.markSent(morning), stopped);
    if (!mail) continue;
    if (!failure) log({ kind: "morning mail", outcome: "sent" });
    else {
      const outcome = isFinal ? "given up" : "not sent, to be tried again";
      log({ kind: "morning mail", id: morning.person.id, outcome, code: findErrorCode(failure.error) });
    }
  }
}

function composeMorningMail(
  { person, today, due, assigned }: Morning,
  greeting: string,
  from: string,
  desk: string,
  date: Date,
) {
  const counts = [due.count > 0 && `${due.count} due`, assigned.count > 0 && `${assigned.count} new for you`];
  const list = (title: string, { lines, count }: Morning["due"]) => {
    if (count === 0) return [];
    const more = count > lines.length ? [`- and ${count - lines.length} more on the desk\n  ${desk}`] : [];
    return [title, ...lines.map((line) => describe(line, today, desk)), ...more, ""];
  };
  return {
    messageId: `<morning-${today}-${person.id}@${new URL(desk).hostname}>`,
    date,
    from,
    to: person.email,
    replyTo: undefined,
    subject: toSubject(`The desk today: ${counts.filter(Boolean).join(", ")}`),
    text: [
      `${greeting}, ${person.name}.\n`,
      ...list("Due:", due),
      ...list("New for you:", assigned),
      `To stop this mail: ${desk}/me\n`,
    ].join("\n"),
    attachments: [],
  };
}

function describe({ id, name, about, remindOn }: SubmissionSummary, today: string, desk: string): string {
  const reminder =
    remindOn && `${remindOn < today ? "overdue since" : "reminder:"} ${formatReminder(remindOn)}`;
  const facts = [name, about, reminder];
  return `${toSubject(`- ${facts.filter(Boolean).join(", ")}`)}\n  ${desk}/s/${id}`;
}
