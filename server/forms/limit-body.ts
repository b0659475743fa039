import { setTimeout as pause } from "node:timers/promises";
import type { ByteAccount } from "./byte-budget.ts";
import { FormRefusal } from "./form-refusal.ts";
import { postLimits } from "./rules.ts";

/**
 * A post's body as it arrives, cut off at the limit. Whatever of a refused body is still under way is read and dropped
 * for a while, since a browser that is cut off while sending never sees the answer.
 * @throws FormRefusal 413 past the limit, 503 when too many posts are held at once
 */
export async function* limitBody(
  body: ReadableStream<Uint8Array>,
  account: ByteAccount,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  let total = 0;
  let held: Uint8Array[] = [];
  let ended = false;
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) break;
      total += value.length;
      if (total > postLimits.maxBytes) throw tooLarge();
      if (!account.take(value.length)) {
        throw new FormRefusal(503, "busy", "Too much is arriving at once. Please try again in a minute.", {
          retryAfter: 30,
        });
      }
      if (held.length > 0 && (value.length >= crumb || held.length > 64)) {
        yield Buffer.concat(held);
        held = [];
      }
      held.push(value);
    }
    ended = true;
    if (held.length > 0) yield Buffer.concat(held);
  } catch (error) {
    if (!(error instanceof FormRefusal)) ended = true;
    throw error;
  } finally {
    if (!ended) await drop(reader);
  }
}

export function tooLarge(): FormRefusal {
  const limit = postLimits.maxBytes / 1024 / 1024;
  return new FormRefusal(413, "too large", `This is too large to be taken: at most ${limit} MB in all.`);
}

/**
 * Bytes: the line break behind a body's last boundary may come as a packet of its own, which the parser takes for
 * "data after the end"; pieces this small are handed on together with the one before.
 */
const crumb = 16;

const dropAtMost = { bytes: 32 * 1024 * 1024, milliseconds: 5_000 };

/** Reads on for a while what nobody wants, so that its sender gets to see the answer. */
export async function dropBody(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body && !body.locked) await drop(body.getReader());
}

async function drop(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const stop = new AbortController();
  const late = pause(dropAtMost.milliseconds, undefined, { signal: stop.signal }).catch(() => undefined);
  let left = dropAtMost.bytes;
  try {
    while (left > 0) {
      const piece = await Promise.race([reader.read(), late]);
      if (!piece || piece.done) break;
      left -= piece.value.length;
    }
  } catch {
    // The sender is gone: nothing is left to be dropped.
  } finally {
    stop.abort();
  }
}
