import { expect, test } from "vitest";
import { showsPdf } from "./submission-content.tsx";

test("a CV is offered to be looked at where the browser shows it, and never on an iPhone or without a reader", () => {
  expect(showsPdf({ vendor: "Google Inc.", pdfViewerEnabled: true })).toBe(true);
  expect(showsPdf({ vendor: "", pdfViewerEnabled: true })).toBe(true);
  expect(showsPdf({ vendor: "Google Inc.", pdfViewerEnabled: false })).toBe(false);
  expect(showsPdf({ vendor: "Apple Computer, Inc.", pdfViewerEnabled: true })).toBe(false);
});
