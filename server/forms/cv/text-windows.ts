/** How much of a file is held as text at a time: all of it would double the memory. */
const windowBytes = 64 * 1024;

/** Longer than anything that is searched for. */
const margin = 256;

/**
 * A file as Latin-1 text, piece by piece. What begins at or after `from` and before `to` belongs to a piece; the margins show
 * what comes before and after it.
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
