import { type Delivery, deliverDue } from "./deliver-due.ts";

export type OutboxWorker = ReturnType<typeof startOutboxWorker>;

/**
 * Delivers what is due every few seconds, and whenever it is nudged.
 * @param every so many milliseconds
 */
export function startOutboxWorker(delivery: Delivery, every = 5_000) {
  let running: Promise<void> | undefined;
  let again = false;
  let stopping = false;

  const run = async () => {
    do {
      again = false;
      try {
        await deliverDue(delivery, () => stopping);
      } catch (error) {
        delivery.log({
          kind: delivery.kind,
          outcome: "store unavailable",
          name: error instanceof Error ? error.name : "",
        });
      }
    } while (again && !stopping);
    running = undefined;
  };
  const nudge = () => {
    again = true;
    running ??= run();
  };
  const timer = setInterval(nudge, every);
  nudge();
  return {
    /** Something is due: deliver it now. */
    nudge,
    /** Starts no further delivery; resolves when the current ones have finished. */
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
