import { deliverDue, type MailDelivery } from "./deliver-due.ts";

export type MailWorker = {
  /** Something is due: look now. */
  nudge: () => void;
  /** Takes no further mail; resolves when the one under way is through. */
  stop: () => Promise<void>;
};

/**
 * Looks for due mails every few seconds, and whenever it is nudged.
 * @param every milliseconds between looks
 */
export function startMailWorker(delivery: MailDelivery, every = 5_000): MailWorker {
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
          kind: "mail",
          outcome: "store unavailable",
          name: error instanceof Error ? error.name : "",
        });
      }
    } while (again && !stopping);
    running = undefined;
  };
  const nudge = () => {
    if (stopping) return;
    again = true;
    running ??= run();
  };
  const timer = setInterval(nudge, every);
  nudge();
  return {
    nudge,
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
