import type { Readable } from "node:stream";

/**
 * Reads a body into memory and leaves the connection open, so that it can still be answered.
 * @returns undefined if it has more than `maxBytes`
 * @throws if the sender goes away
 */
export async function readSmallBody(body: Readable, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
