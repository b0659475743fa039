import type { Log } from "../log.ts";
import { type Morning, morningHour } from "../store/morning-queries.ts";
import type { Store } from "../store/store.ts";
import type { Line } from "../store/submissions/submission-rows.ts";
import { indianDate, indianDay, indianOffset } from "../submission/indian-time.ts";
import { type SendMail, toSubject } from "./mail.ts";
import { readCode } from "./worker.ts";

export type MorningParts = {
  store: Pick<Store, "mornings" | "time">;
  send: SendMail;
  from: string;
  desk: string;
  log: Log;
};

/** Looks every ten minutes whether it is morning. @returns what stops it */
export function startMorningMail(parts: MorningParts): () => void {
  const look = () =>
    sendMorningMails(parts).catch(({ name }: Error) =>
      parts.log({ kind: "morning mail", outcome: "not sent, to be tried again", name }),
    );
  const timer = setInterval(look, 10 * 60 * 1000);
  void look();
  return () => clearInterval(timer);
}

/** Mails each of the staff, between eight and noon in India and once a day, what is due and newly theirs, if anything is. */
export async function sendMorningMails({ store, send, from, desk, log }: MorningParts): Promise<void> {
  const now = await store.time();
  const hour = new Date(now.getTime() + indianOffset).getUTCHours();
  if (hour < morningHour || hour >= 12) return;
  const today = indianDay(now);
  const { claim } = store.mornings;
  for (let morning = await claim(today); morning; morning = await claim(today)) {
    const hasNews = morning.due.length + morning.assigned.length > 0;
    try {
      if (hasNews) await send(composeMorningMail(morning, from, desk, now));
      await store.mornings.markSent(morning);
      if (hasNews) log({ kind: "morning mail", outcome: "sent" });
    } catch (error) {
      const { id } = morning.person;
      log({ kind: "morning mail", id, outcome: "not sent, to be tried again", code: readCode(error) });
    }
  }
}

function composeMorningMail(
  { person, today, due, assigned }: Morning,
  from: string,
  desk: string,
  date: Date,
) {
  const counts = [
    due.length > 0 && `${due.length} due`,
    assigned.length > 0 && `${assigned.length} new for you`,
  ];
  const list = (title: string, lines: Line[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => describe(line, today, desk)), ""];
  return {
    messageId: `<morning-${today}-${person.id}@${new URL(desk).hostname}>`,
    date,
    from,
    to: person.email,
    replyTo: undefined,
    subject: toSubject(`The desk today: ${counts.filter(Boolean).join(", ")}`),
    text: [
      `Good morning, ${person.name}.\n`,
      ...list("Due:", due),
      ...list("New for you:", assigned),
      `To stop this mail: ${desk}/me\n`,
    ].join("\n"),
    attachments: [],
  };
}

function describe({ id, name, about, remindOn }: Line, today: string, desk: string): string {
  const reminder = remindOn && `${remindOn < today ? "overdue since" : "reminder:"} ${indianDate(remindOn)}`;
  const facts = [name, about, reminder];
  return `${toSubject(`- ${facts.filter(Boolean).join(", ")}`)}\n  ${desk}/s/${id}`;
}
