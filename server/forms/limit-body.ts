import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import type { ByteAccount } from "./byte-budget.ts";
import { FormError } from "./form-error.ts";

/**
 * The slowest a body may arrive: 64 kbit/s, and never more than a minute behind that. So a short form has a minute, a
 * line that stalls now and then is waited for, and a body that hardly moves is dropped after a minute, however fast it
 * began. A large CV at this speed runs into the page's own five minutes first (`timeoutMs` of the application form).
 */
const slowest = { bytesPerSecond: 8 * 1024, behind: 60_000 };

/**
 * A post's body as it arrives, cut off at the limit of so many bytes. Its speed is checked whenever a piece arrives; a
 * connection on which nothing arrives is cut by `openServer`.
 * @throws FormError 413 past the limit, 503 when too many posts are held at once, 400 when it arrives too slowly
 */
export async function* limitBody(
  body: Readable,
  account: ByteAccount,
  maxBytes: number,
): AsyncGenerator<Uint8Array, void> {
  let total = 0;
  let held: Uint8Array[] = [];
  let due = performance.now() + slowest.behind;
  const chunks: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    total += chunk.length;
    if (total > maxBytes) throw tooLarge(maxBytes);
    const now = performance.now();
    due = Math.min(due + (chunk.length / slowest.bytesPerSecond) * 1_000, now + slowest.behind);
    if (now > due) throw tooSlow();
    if (!account.take(chunk.length)) {
      throw new FormError(503, "busy", "Too much is arriving at once. Please try again in a minute.", {
        retryAfter: 30,
      });
    }
    if (held.length > 0 && (chunk.length >= crumb || held.length > 64)) {
      yield joined(held);
      held = [];
    }
    held.push(chunk);
  }
  if (held.length > 0) yield joined(held);
}

/** Nearly always there is one piece, which need not be copied. */
function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
}

export function tooLarge(maxBytes: number): FormError {
  const kilobytes = maxBytes / 1024;
  const limit = kilobytes < 1024 ? `${kilobytes} KB` : `${kilobytes / 1024} MB`;
  return new FormError(413, "too large", `This is too large to be taken: at most ${limit} in all.`);
}

/** Not 408: on a connection it has used before, Chromium answers that by sending the whole request again. */
function tooSlow(): FormError {
  const message = "This arrived too slowly. Please try again on a faster connection, or with a smaller file.";
  return new FormError(400, "too slow", message);
}

/**
 * Bytes: the line break behind a body's last boundary may come as a packet of its own, which the parser takes for
 * "data after the end"; pieces this small are handed on together with the one before.
 */
const crumb = 16;

/**
 * Reads on for a while what nobody wants: a browser that is cut off while it sends never sees the answer. In a flood
 * only few get this courtesy.
 */
export async function discardBody(body: Readable): Promise<void> {
  if (body.readableEnded || body.destroyed || dropping >= dropAtMost.bodies) return;
  dropping += 1;
  const stop = new AbortController();
  let left = dropAtMost.bytes;
  const count = (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) stop.abort();
  };
  const over = () => stop.abort();
  body.on("data", count).once("end", over).once("close", over).once("error", over).resume();
  await pause(dropAtMost.milliseconds, undefined, { signal: stop.signal }).catch(() => {});
  body.off("data", count).off("end", over).off("close", over).off("error", over).pause();
  dropping -= 1;
}

let dropping = 0;
const dropAtMost = { bodies: 8, bytes: 8 * 1024 * 1024, milliseconds: 5_000 };
