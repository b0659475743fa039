import { expect, test } from "vitest";
import type { Submission } from "../store/desk/submission-rows.ts";
import { exportSubmissions } from "./export-submissions.ts";

const submission = (id: string): Submission => ({
  id,
  kind: "enquiry",
  state: "new",
  receivedAt: "2026-11-21T04:30:00.000Z",
  fields: { name: "आशा", phone: "98765", service: "Outdoor", message: "One\nTwo" },
  spamReason: undefined,
  doneAt: undefined,
  assignedTo: undefined,
  remindOn: undefined,
  notes: [],
  cv: undefined,
  mail: "sent",
  mailError: undefined,
  mailAttempts: 1,
  mailDueAt: undefined,
  webhook: undefined,
});

async function exported(as: "csv" | "json", ...lists: Submission[][]): Promise<string> {
  let text = "";
  for await (const piece of exportSubmissions(as, lists, false)) text += piece;
  return text;
}

const [a, b, c] = ["a", "b", "c"].map(submission) as [Submission, Submission, Submission];

test("a table of all submissions has its headings once, and a mark by which Excel reads Hindi", async () => {
  const [headings, ...rows] = (await exported("csv", [a, b], [], [c])).split("\r\n");
  expect(headings).toMatch(/^\ufeff"ID","Received/);
  expect(rows).toEqual([/^"a","/, /^"b","/, /^"c","/, /^$/].map((line) => expect.stringMatching(line)));
  expect(await exported("csv")).toBe(`${headings}\r\n`);
});

test("all submissions as JSON are one list, however they come", async () => {
  const text = await exported("json", [a, b], [], [c]);
  expect(JSON.parse(text).map(({ id }: { id: string }) => id)).toEqual(["a", "b", "c"]);
  expect(await exported("json", [a], [b], [c])).toBe(text);
  expect(text).toMatch(/^\[\n {2}\{\n {4}"/);
  expect(text).toMatch(/\n\]\n$/);
});

test("where no mail is set up, nothing is said to wait for it", async () => {
  const waiting: Submission[] = [{ ...a, mail: "unmailed" }];
  expect(await exported("csv", waiting)).not.toContain("unmailed");
  expect(JSON.parse(await exported("json", waiting))).toMatchObject([{ mail: "none" }]);
});

test("of no submissions at all the list is empty", async () => {
  expect([await exported("json"), await exported("json", [])]).toEqual(["[]\n", "[]\n"]);
});
