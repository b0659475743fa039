import { createStore } from "../create-store.ts";

/** What the visitor asked for and waits on: `asked` has not come yet, `lost` because no answer can be had. */
type Connection = "idle" | "asked" | "lost";

const connection = createStore<Connection>("idle");
const open = { asked: 0, lost: 0 };

/** Longest pause between two tries while no network answers, in ms; the browser's `online` event ends it sooner. */
const pauseMs = 4000;

/** What is under way beside React Router's own navigation. */
export const useConnection = connection.use;

/**
 * Asks until there is an answer: what fails for want of a network, or at a server that is just starting anew, is asked
 * again when the network returns.
 * @param ask asks once
 * @param signal ends the asking
 * @throws what the signal was aborted with
 */
export async function askUntilAnswered(
  ask: () => Promise<Response>,
  signal?: AbortSignal | null,
): Promise<Response> {
  let told = false;
  count("asked", 1);
  try {
    for (;;) {
      const answer = await ask().catch(() => undefined);
      if (signal?.aborted) throw signal.reason;
      if (answer && ![502, 503, 504].includes(answer.status)) return answer;
      if (!told) count("lost", 1);
      told = true;
      await networkOrPause(signal);
    }
  } finally {
    count("asked", -1);
    if (told) count("lost", -1);
  }
}

function count(what: keyof typeof open, by: 1 | -1): void {
  open[what] += by;
  connection.set(open.lost > 0 ? "lost" : open.asked > 0 ? "asked" : "idle");
}

function networkOrPause(signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      signal?.removeEventListener("abort", go);
      resolve();
    };
    const timer = setTimeout(go, pauseMs);
    addEventListener("online", go);
    signal?.addEventListener("abort", go);
  });
}
