import type { Readable } from "node:stream";

/**
 * Reads a body of JSON and leaves the connection open, so that it can still be answered.
 * @returns undefined if it has more than `maxBytes`
 * @throws if it is no JSON, or the sender goes away
 */
export async function readSmallJson(body: Readable, maxBytes: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}
