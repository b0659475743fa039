import { expect, test } from "vitest";
import { fillReply } from "../../server/submission/reply-texts.ts";
import type { State } from "../../server/submission/submission.ts";
import { canShowPdf } from "./submission-content.tsx";
import { findUndos } from "./undo.ts";

test("a CV is offered for viewing if the browser can show PDFs, and never on an iPhone", () => {
  expect(canShowPdf({ vendor: "Google Inc.", pdfViewerEnabled: true })).toBe(true);
  expect(canShowPdf({ vendor: "", pdfViewerEnabled: true })).toBe(true);
  expect(canShowPdf({ vendor: "Google Inc.", pdfViewerEnabled: false })).toBe(false);
  expect(canShowPdf({ vendor: "Apple Computer, Inc.", pdfViewerEnabled: true })).toBe(false);
});

test("what was changed at once is taken back to where each stood", () => {
  const line = (id: string, state: State) => ({ id, state, version: 0 });
  const before = [line("a", "new"), line("b", "quoted"), line("c", "won"), line("d", "quoted")];
  const done = ["a", "b", "d"].map((id) => ({ id, version: 1 }));
  const { backs, anytime } = findUndos("done", before, done);
  expect([...backs].map(([back, of]) => [back, of.map(({ id }) => id)])).toEqual([
    ["reopen", ["a"]],
    ["quoted", ["b", "d"]],
  ]);
  expect([anytime, findUndos("spam", before, done).anytime]).toEqual([true, false]);
});

test("a reply to somebody without a name greets nobody, least of all a number", () => {
  const values = { name: "", about: "Radio", me: "Ravi" };
  expect(fillReply("Hello {name}, {about}? {price} {me}", values)).toBe("Hello, Radio? {price} Ravi");
});
