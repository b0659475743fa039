import { csvHeadings, csvRows } from "../inbox/export-submissions.ts";
import { formatJson } from "../inbox/format-json.ts";
import type { Submission } from "../store/inbox-queries.ts";

/**
 * An export as the terminal writes it, some submissions at a time, so that it takes no memory however many there are.
 * @param first read already, so that a store that is away is told of before anything is sent
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
  const texts = as === "csv" ? csv(all()) : json(all());
  const encoder = new TextEncoder();
  return new ReadableStream({
    // Asked for the next only when there is room for it.
    pull: async (controller) => {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await texts.return(undefined);
    },
  });
}

// Without the mark, Excel takes UTF-8 for the machine's old encoding and shows Hindi as rubbish.
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
