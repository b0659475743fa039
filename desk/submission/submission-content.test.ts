import { expect, test } from "vitest";
import { fillReply } from "../../server/submission/reply-texts.ts";
import { nameIn } from "./services.ts";
import { canShowPdf } from "./submission-content.tsx";
import { findUndo } from "./undo.ts";

test("a CV is offered for viewing if the browser can show PDFs, and never on an iPhone", () => {
  expect(canShowPdf({ vendor: "Google Inc.", pdfViewerEnabled: true })).toBe(true);
  expect(canShowPdf({ vendor: "", pdfViewerEnabled: true })).toBe(true);
  expect(canShowPdf({ vendor: "Google Inc.", pdfViewerEnabled: false })).toBe(false);
  expect(canShowPdf({ vendor: "Apple Computer, Inc.", pdfViewerEnabled: true })).toBe(false);
});

test("what was changed is taken back to where it stood", () => {
  expect([findUndo("done", "new"), findUndo("spam", "new")]).toEqual(["reopen", "release"]);
  expect([findUndo("done", "quoted"), findUndo("spam", "won")]).toEqual(["quoted", "won"]);
  expect([findUndo("release", "spam"), findUndo("spam", "quarantined")]).toEqual(["spam", "quarantine"]);
  expect([findUndo("spam", "interview"), findUndo("release", "blocked")]).toEqual([
    "interview",
    "quarantine",
  ]);
});

test("a reply names the service in its own language, and what has no name there as it is", () => {
  const names = { Radio: "रेडियो" };
  expect(nameIn("नमस्ते {name}", "Radio", names)).toBe("रेडियो");
  expect(nameIn("Namaste {name}", "Radio", names)).toBe("Radio");
  expect(nameIn("नमस्ते", "Designer", names)).toBe("Designer");
});

test("a reply to somebody without a name greets nobody, least of all a number", () => {
  const values = { name: "", about: "Radio", me: "Ravi" };
  expect(fillReply("Hello {name}, {about}? {price} {me}", values)).toBe("Hello, Radio? {price} Ravi");
});
