import type { Readable } from "node:stream";
import type { ByteAccount } from "./byte-budget.ts";
import { FormError } from "./form-error.ts";

/**
 * The slowest that a body may arrive: 64 kbit/s, and never more than a minute behind that. So a short form has a minute, a
 * connection that stalls now and then is tolerated, and a body that hardly progresses is dropped after a minute, however fast it
 * began. For a large CV, the page's own five minutes end earlier (`timeoutMs` of the application form).
 */
const slowest = { bytesPerSecond: 8 * 1024, behind: 60_000 };

/**
 * Passes on a post's body as it arrives, up to `maxBytes`. Its speed is checked whenever a piece arrives; `openServer` cuts a
 * connection on which nothing arrives.
 * @throws FormError 413 beyond the limit, 503 if too many bytes are held at once, 400 if it arrives too slowly
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

/** There is nearly always only one piece, which need not be copied. */
function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
}

export function tooLarge(maxBytes: number): FormError {
  const kilobytes = maxBytes / 1024;
  const limit = kilobytes < 1024 ? `${kilobytes} KB` : `${kilobytes / 1024} MB`;
  return new FormError(413, "too large", `This is too large: at most ${limit} in all.`);
}

/** Not 408: on a reused connection, Chromium responds to that by sending the whole request again. */
function tooSlow(): FormError {
  const message = "This arrived too slowly. Please try again on a faster connection, or with a smaller file.";
  return new FormError(400, "too slow", message);
}

/**
 * Bytes: the line break after a body's last boundary may arrive as a separate packet, which the parser takes for "data after
 * the end"; pieces this small are passed on together with the one before.
 */
const crumb = 16;
