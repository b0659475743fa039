/** As much of a file as is held as text at a time: the whole would double it. */
const windowBytes = 64 * 1024;

/** Longer than anything that is looked for. */
const margin = 256;

/**
 * A file as Latin-1 text, a piece at a time. What begins at or after `from` and before `to` of a piece's text belongs to
 * that piece; the margins around show what stands before and after it.
 */
export function* textWindows(
  bytes: Buffer,
): Generator<{ text: string; from: number; to: number; offset: number }> {
  for (let start = 0; start < bytes.length; start += windowBytes) {
    const offset = Math.max(0, start - margin);
    const text = bytes.toString("latin1", offset, start + windowBytes + margin);
    yield { text, from: start - offset, to: start - offset + windowBytes, offset };
  }
}
