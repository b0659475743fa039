import { cutText } from "../../formats/letters.ts";
import type { Log } from "../log.ts";
import type { Claim, Outbox } from "../store/outbox-queries.ts";
import { isRefusal } from "./refusal.ts";

export type OutboxWorker = ReturnType<typeof startWorker>;

/** Delivers what is due every few seconds, and whenever it is nudged. */
export function startOutboxWorker(delivery: Delivery, every = 5_000): OutboxWorker {
  return startWorker(
    (stopped) =>
      deliverDue(delivery, stopped).catch((error: unknown) =>
        delivery.log({
          kind: delivery.kind,
          outcome: "store unavailable",
          name: error instanceof Error ? error.name : "",
        }),
      ),
    every,
  );
}

/**
 * Works at once, then at a fixed interval and whenever it is nudged; never twice at a time.
 * @param work must not reject; it begins nothing new once it has been stopped
 */
export function startWorker(work: (stopped: () => boolean) => Promise<void>, every: number) {
  let running: Promise<void> | undefined;
  let isPending = false;
  let stopping = false;

  const run = async () => {
    do {
      isPending = false;
      await work(() => stopping);
    } while (isPending && !stopping);
    running = undefined;
  };
  const nudge = () => {
    isPending = true;
    running ??= run();
  };
  const timer = setInterval(nudge, every);
  nudge();
  return {
    nudge,
    /** Starts no further delivery; resolves when the current ones have finished. */
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      await running;
    },
  };
}

export type Delivery = {
  kind: "mail" | "webhook";
  outbox: Pick<Outbox, "claim" | "markSent" | "markUnsent">;
  /** Delivers one submission; rejects with the other side's answer. */
  send: (claim: Claim) => Promise<void>;
  log: Log;
};

/** Deliveries at the same time: mail servers answer slowly, and few accept more from one sender. */
const width = 4;

/** Sends everything that is due, four at a time; what fails is retried with growing pauses for 72 hours, unless refused for good. */
export async function deliverDue(delivery: Delivery, stopped: () => boolean = () => false): Promise<void> {
  if (stopped()) return;
  // Usually nothing is due, and one question is enough to know that.
  const first = await delivery.outbox.claim();
  if (!first) return;
  const lanes = Array.from({ length: width }, (_, lane) =>
    deliverInTurn(delivery, stopped, lane === 0 ? first : undefined),
  );
  // Rejects only after everything under way has ended.
  await Promise.allSettled(lanes);
  await Promise.all(lanes);
}

async function deliverInTurn(
  delivery: Delivery,
  stopped: () => boolean,
  first: Claim | undefined,
): Promise<void> {
  for (let claim = first; claim || !stopped(); claim = undefined) {
    claim ??= await delivery.outbox.claim();
    if (!claim) break;
    const { kind } = delivery;
    const { attempts, submission } = claim;
    const failure = await tryToSend(delivery, claim);
    if (failure === undefined) {
      await noteReliably(() => delivery.outbox.markSent(claim), stopped);
      delivery.log({ kind, id: submission.id, outcome: "sent", attempt: attempts });
    } else {
      const pause = failure.isFinal ? undefined : nextPause(claim);
      await noteReliably(() => delivery.outbox.markUnsent(claim, failure.reason, pause), stopped);
      const outcome = pause !== undefined ? "not sent, to be tried again" : "given up";
      delivery.log({ kind, id: submission.id, outcome, attempt: attempts, code: failure.code });
    }
  }
}

/** Minutes between attempts; the last one repeats. */
const pauses = [1, 5, 15, 60, 180, 360, 720];
const giveUpAfter = 72 * 60;

/** Milliseconds until the next attempt, varied by a tenth to spread them; undefined 72 hours after the first attempt. */
export function nextPause(
  { firstTriedAt, claimedAt, attempts }: Pick<Claim, "firstTriedAt" | "claimedAt" | "attempts">,
  random: () => number = Math.random,
): number | undefined {
  const remaining = firstTriedAt.getTime() + giveUpAfter * 60_000 - claimedAt.getTime();
  if (remaining <= 0) return undefined;
  const minutes = pauses[Math.min(attempts, pauses.length) - 1] ?? 1;
  return Math.min(Math.round(minutes * 60_000 * (0.95 + random() / 10)), remaining);
}

/** @returns the reason of a failure: the server's reply, and for the log, which has no addresses, only its codes */
async function tryToSend({ send }: Delivery, claim: Claim) {
  try {
    await send(claim);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      reason: cutText(reason.replace(/[\p{Cc}]+/gu, " "), 300),
      code: findErrorCode(error),
      isFinal: isRefusal(error),
    };
  }
}

/** What the log may hold of a failure: its codes alone. */
export function findErrorCode(error: unknown): string | undefined {
  const { code, responseCode } = Object(error);
  return [code, responseCode].filter(Boolean).join(" ") || undefined;
}

/** Repeats until the store is reachable: what was sent but not noted as sent would be sent twice. */
export async function noteReliably(note: () => Promise<void>, stopped: () => boolean): Promise<void> {
  while (true) {
    try {
      return await note();
    } catch (error) {
      if (stopped()) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
