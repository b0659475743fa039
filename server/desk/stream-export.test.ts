import { expect, test } from "vitest";
import { csvHeadings, csvRows } from "../inbox/export-submissions.ts";
import type { Submission } from "../store/inbox-queries.ts";
import { streamExport } from "./stream-export.ts";

const submission = (id: string): Submission => ({
  id,
  kind: "enquiry",
  state: "new",
  receivedAt: "2026-11-21T04:30:00.000Z",
  fields: { name: "आशा", phone: "98765", service: "Outdoor", message: "One\nTwo" },
  spamReason: undefined,
  cv: undefined,
  mail: "sent",
  mailError: undefined,
  mailAttempts: 1,
  mailDueAt: undefined,
  webhook: undefined,
});

async function exported(as: "csv" | "json", ...lists: Submission[][]): Promise<string> {
  const batches = (async function* () {
    yield* lists;
  })();
  const bytes = await new Response(streamExport(as, await batches.next(), batches)).arrayBuffer();
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

const [a, b, c] = ["a", "b", "c"].map(submission) as [Submission, Submission, Submission];

test("a table of all submissions has its headings once, and a mark by which Excel reads Hindi", async () => {
  expect(await exported("csv", [a, b], [c])).toBe(`\ufeff${csvHeadings}${csvRows([a, b, c])}`);
  expect(await exported("csv")).toBe(`\ufeff${csvHeadings}`);
});

test("all submissions as JSON are one list, however they come", async () => {
  const text = await exported("json", [a, b], [], [c]);
  expect(JSON.parse(text).map(({ id }: { id: string }) => id)).toEqual(["a", "b", "c"]);
  expect(await exported("json", [a], [b], [c])).toBe(text);
  expect(text).toMatch(/^\[\n {2}\{\n {4}"/);
  expect(text).toMatch(/\n\]\n$/);
});

test("of no submissions at all the list is empty", async () => {
  expect([await exported("json"), await exported("json", [])]).toEqual(["[]\n", "[]\n"]);
});
