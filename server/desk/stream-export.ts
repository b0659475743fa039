import { ReadableStream as NodeStream } from "node:stream/web";
import { csvHeadings, csvRows } from "../inbox/export-submissions.ts";
import { formatJson } from "../inbox/format-json.ts";
import type { Submission } from "../store/inbox-queries.ts";

/**
 * An export in the format of the terminal's, in batches, so that it needs little memory however many submissions there are.
 * @param first already read, so that an unreachable store is noticed before anything is sent
 */
export function streamExport(
  as: "csv" | "json",
  first: IteratorResult<Submission[], unknown>,
  batches: AsyncGenerator<Submission[]>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const all = async function* () {
    if (!first.done) yield first.value;
    yield* batches;
  };
  const encoder = new TextEncoder();
  const bytes = async function* () {
    for await (const text of as === "csv" ? csv(all()) : json(all())) yield encoder.encode(text);
  };
  return NodeStream.from(bytes()) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

// Without this mark, Excel reads UTF-8 in the machine's old encoding and shows Hindi as gibberish.
async function* csv(batches: AsyncGenerator<Submission[]>): AsyncGenerator<string, void> {
  yield `\ufeff${csvHeadings}`;
  for await (const batch of batches) yield csvRows(batch);
}

async function* json(batches: AsyncGenerator<Submission[]>): AsyncGenerator<string, void> {
  let between = "[\n  ";
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield between + batch.map((one) => formatJson(one).replaceAll("\n", "\n  ")).join(",\n  ");
    between = ",\n  ";
  }
  yield between.startsWith("[") ? "[]\n" : "\n]\n";
}
