import type { Log } from "../log.ts";
import type { ClaimedMail } from "../store/outbox-queries.ts";
import type { Store } from "../store/store.ts";
import { composeMail } from "./compose-mail.ts";
import type { SendMail } from "./create-sender.ts";

export type MailDelivery = {
  store: Pick<Store, "claimMail" | "mailSent" | "mailNotSent">;
  send: SendMail;
  addresses: { from: string; to: string };
  log: Log;
};

/** Mails under way at once: a mail server answers slowly, and few take more from one sender. */
const width = 4;

/**
 * Sends every mail that is due, four at a time. What fails is tried again later, with growing pauses, until 72 hours
 * after its first try; then it stays visible in the inbox as failed.
 * @param stopped ends it between two mails
 * @returns how many were sent
 */
export async function deliverDue(
  delivery: MailDelivery,
  stopped: () => boolean = () => false,
): Promise<number> {
  if (stopped()) return 0;
  // Mostly nothing is due; that is asked once, not four times.
  const first = await delivery.store.claimMail();
  if (!first) return 0;
  const lanes = Array.from({ length: width }, (_, lane) =>
    deliverInTurn(delivery, stopped, lane === 0 ? first : undefined),
  );
  const ended = await Promise.allSettled(lanes);
  let sent = 0;
  for (const lane of ended) {
    if (lane.status === "rejected") throw lane.reason;
    sent += lane.value;
  }
  return sent;
}

async function deliverInTurn(
  delivery: MailDelivery,
  stopped: () => boolean,
  first: ClaimedMail | undefined,
): Promise<number> {
  let sent = 0;
  for (let mail = first; mail || !stopped(); mail = undefined) {
    mail ??= await delivery.store.claimMail();
    if (!mail) break;
    const failure = await tryToSend(delivery, mail);
    if (failure === undefined) {
      await untilNoted(() => delivery.store.mailSent(mail), stopped);
      sent += 1;
      delivery.log({ kind: "mail", id: mail.submission.id, outcome: "sent", attempt: mail.attempts });
    } else {
      const pause = nextPause(mail);
      await untilNoted(() => delivery.store.mailNotSent(mail, failure, pause), stopped);
      const outcome = pause !== undefined ? "not sent, to be tried again" : "given up";
      delivery.log({ kind: "mail", id: mail.submission.id, outcome, attempt: mail.attempts });
    }
  }
  return sent;
}

/** Minutes between tries; the last one repeats. */
const pauses = [1, 5, 15, 60, 180, 360, 720];
const giveUpAfter = 72 * 60;

/**
 * After how many milliseconds a mail that has failed so often is tried again; undefined once 72 hours have passed since
 * its first try. The pauses vary by a tenth, so that mails that failed together do not come back together.
 */
export function nextPause(
  { firstTriedAt, claimedAt, attempts }: Pick<ClaimedMail, "firstTriedAt" | "claimedAt" | "attempts">,
  random: () => number = Math.random,
): number | undefined {
  const left = firstTriedAt.getTime() + giveUpAfter * 60_000 - claimedAt.getTime();
  if (left <= 0) return undefined;
  const minutes = pauses[Math.min(attempts, pauses.length) - 1] ?? 1;
  return Math.min(Math.round(minutes * 60_000 * (0.95 + random() / 10)), left);
}

async function tryToSend({ send, addresses }: MailDelivery, mail: ClaimedMail): Promise<string | undefined> {
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
