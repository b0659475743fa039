import type { Refusal } from "../../server/desk-api/refusal.ts";
import { createStore } from "../create-store.ts";

const timeoutMs = 15_000;

/** From a proxy that finds no server, and from a server that is full or has lost its database. */
const awayStatuses = [502, 503, 504];

/**
 * `fetch` for the desk, which returns nothing but successes and `304`.
 * @throws RefusedError when the server says no, or fails
 * @throws UnreachableError when there is no answer, or the server or its database is away
 */
export async function request(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const timeout = new AbortController();
  const abort = () => timeout.abort();
  const timer = setTimeout(abort, timeoutMs);
  init.signal?.addEventListener("abort", abort);
  try {
    const response = await fetch(input, { ...init, signal: timeout.signal }).catch((error: unknown) => {
      if (init.signal?.aborted) throw error;
      connection.set("away");
      throw new UnreachableError("The server is away.", { cause: error });
    });
    const { status } = response;
    const isAnswer = response.ok || status === 304;
    const refusal = isAnswer ? undefined : await readRefusal(response);
    const away = awayStatuses.includes(status) && refusal?.code !== "busy";
    connection.set(away ? (refusal?.code === "damaged" ? "damaged" : "away") : false);
    if (!refusal) return response;
    if (away) throw new UnreachableError(`The server answers ${status}.`);
    throw new RefusedError(status, refusal);
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener("abort", abort);
  }
}

async function readRefusal(response: Response): Promise<Refusal> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (answer && typeof answer === "object" && "code" in answer) return answer as Refusal;
  return { success: false, code: "failed" };
}

/** There was no answer, or the server can't answer just now: the same request may be sent again. */
export class UnreachableError extends Error {
  override name = "UnreachableError";
}

/** The server's answer is an error. */
export class RefusedError extends Error {
  override name = "RefusedError";
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.code);
    this.status = status;
    this.refusal = refusal;
  }
}

/** What was wrong with the server at the last request: out of reach, or its database damaged. */
export const connection = createStore<false | "away" | "damaged">(false);
