import { createStore } from "../store.ts";

/** Whether requests are pending: `waiting` for an answer, or `lost` if the network fails. */
type Connection = "idle" | "waiting" | "lost";

const connection = createStore<Connection>("idle");
const pending = { waiting: 0, lost: 0 };

/** Pause between two attempts while the network fails, in ms; the browser's `online` event ends it early. */
const retryAfterMs = 4000;

/** The state of the requests made here, which React Router's navigation state doesn't cover. */
export const useConnection = connection.use;

/**
 * Repeats a request until there is an answer, while there is no network or the server is restarting.
 * @throws the signal's reason when it is aborted
 */
export async function retryUntilAnswered(
  request: () => Promise<Response>,
  signal?: AbortSignal | null,
): Promise<Response> {
  let isLost = false;
  count("waiting", 1);
  try {
    for (;;) {
      const answer = await request().catch(() => undefined);
      if (signal?.aborted) throw signal.reason;
      if (answer && ![502, 503, 504].includes(answer.status)) return answer;
      if (!isLost) count("lost", 1);
      isLost = true;
      await waitForNetwork(signal);
    }
  } finally {
    count("waiting", -1);
    if (isLost) count("lost", -1);
  }
}

function count(state: keyof typeof pending, change: 1 | -1): void {
  pending[state] += change;
  connection.set(pending.lost > 0 ? "lost" : pending.waiting > 0 ? "waiting" : "idle");
}

function waitForNetwork(signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const resume = () => {
      clearTimeout(timer);
      removeEventListener("online", resume);
      signal?.removeEventListener("abort", resume);
      resolve();
    };
    const timer = setTimeout(resume, retryAfterMs);
    addEventListener("online", resume);
    signal?.addEventListener("abort", resume);
  });
}
