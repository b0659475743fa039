import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

/** How much is discarded at most, and how many bodies at once. */
const limits = { bodies: 8, bytes: 8 * 1024 * 1024, milliseconds: 5_000 };
let discarding = 0;

/**
 * Reads and discards the rest of a refused body for a while: a browser that is cut off while sending never sees the answer.
 * In a flood only a few bodies are treated this way.
 */
export async function discardBody(body: Readable): Promise<void> {
  if (body.readableEnded || body.destroyed || discarding >= limits.bodies) return;
  discarding += 1;
  const stop = new AbortController();
  let left = limits.bytes;
  const count = (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) stop.abort();
  };
  const over = () => stop.abort();
  body.on("data", count).once("end", over).once("close", over).once("error", over).resume();
  await pause(limits.milliseconds, undefined, { signal: stop.signal }).catch(() => {});
  body.off("data", count).off("end", over).off("close", over).off("error", over).pause();
  discarding -= 1;
}
