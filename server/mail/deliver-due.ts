import type { Log } from "../log.ts";
import type { Store } from "../store/store.ts";
import { composeMail } from "./compose-mail.ts";
import type { SendMail } from "./create-sender.ts";

export type MailDelivery = {
  store: Pick<Store, "claimMail" | "mailSent" | "mailNotSent">;
  send: SendMail;
  addresses: { from: string; to: string };
  log: Log;
  now: () => Date;
};

/**
 * Sends every mail that is due, one after another. What fails is tried again later, with growing pauses, until 72 hours
 * after its first try; then it stays visible in the inbox as failed.
 * @param stopped ends it between two mails
 * @returns how many were sent
 */
export async function deliverDue(
  delivery: MailDelivery,
  stopped: () => boolean = () => false,
): Promise<number> {
  let sent = 0;
  while (!stopped()) {
    const mail = await delivery.store.claimMail();
    if (!mail) break;
    const failure = await tryToSend(delivery, mail);
    if (failure === undefined) {
      await untilNoted(() => delivery.store.mailSent(mail), stopped);
      sent += 1;
      delivery.log({ kind: "mail", id: mail.submission.id, outcome: "sent", attempt: mail.attempts });
    } else {
      const next = nextTry(mail.firstTriedAt, mail.attempts, delivery.now());
      await untilNoted(() => delivery.store.mailNotSent(mail, failure, next), stopped);
      const outcome = next ? "not sent, to be tried again" : "given up";
      delivery.log({ kind: "mail", id: mail.submission.id, outcome, attempt: mail.attempts });
    }
  }
  return sent;
}

/** Minutes between tries; the last one repeats. */
const pauses = [1, 5, 15, 60, 180, 360, 720];
const giveUpAfter = 72 * 60;

/**
 * When a mail that has failed so often is tried again; undefined once 72 hours have passed since the first try.
 * The pauses vary by a tenth, so that mails that failed together do not come back together.
 */
export function nextTry(
  firstTry: Date,
  attempts: number,
  now: Date,
  random: () => number = Math.random,
): Date | undefined {
  const end = firstTry.getTime() + giveUpAfter * 60_000;
  if (now.getTime() >= end) return undefined;
  const minutes = pauses[Math.min(attempts, pauses.length) - 1] ?? 1;
  return new Date(Math.min(now.getTime() + minutes * 60_000 * (0.95 + random() / 10), end));
}

async function tryToSend(
  { send, addresses }: MailDelivery,
  mail: Parameters<typeof composeMail>[0],
): Promise<string | undefined> {
  try {
    await send(composeMail(mail, addresses));
    return undefined;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return said.replace(/[\p{Cc}]+/gu, " ").slice(0, 300);
  }
}

/** A mail that is sent must be noted as sent even when the store is away for a while, or it would be sent twice. */
async function untilNoted(note: () => Promise<void>, stopped: () => boolean): Promise<void> {
  while (true) {
    try {
      return await note();
    } catch (error) {
      if (stopped()) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
