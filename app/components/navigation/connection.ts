import { createStore } from "../store.ts";

/** Whether requests are pending: `asked` while waiting for an answer, `lost` if the network fails. */
type Connection = "idle" | "asked" | "lost";

const connection = createStore<Connection>("idle");
const pending = { asked: 0, lost: 0 };

/** Pause between two attempts while the network fails, in ms; the browser's `online` event ends it early. */
const pauseMs = 4000;

/** The state of the requests made here, which React Router's navigation state doesn't cover. */
export const useConnection = connection.use;

/**
 * Repeats a request until there is an answer, while there is no network or the server is restarting.
 * @param ask makes one request
 * @param signal aborts the attempts
 * @throws the signal's reason when it is aborted
 */
export async function askUntilAnswered(
  ask: () => Promise<Response>,
  signal?: AbortSignal | null,
): Promise<Response> {
  let lost = false;
  count("asked", 1);
  try {
    for (;;) {
      const answer = await ask().catch(() => undefined);
      if (signal?.aborted) throw signal.reason;
      if (answer && ![502, 503, 504].includes(answer.status)) return answer;
      if (!lost) count("lost", 1);
      lost = true;
      await networkOrPause(signal);
    }
  } finally {
    count("asked", -1);
    if (lost) count("lost", -1);
  }
}

function count(what: keyof typeof pending, by: 1 | -1): void {
  pending[what] += by;
  connection.set(pending.lost > 0 ? "lost" : pending.asked > 0 ? "asked" : "idle");
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
