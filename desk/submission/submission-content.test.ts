import { expect, test } from "vitest";
import { canShowPdf } from "./submission-content.tsx";

test("a CV is offered to be looked at where the browser shows it, and never on an iPhone or without a reader", () => {
  expect(canShowPdf({ vendor: "Google Inc.", pdfViewerEnabled: true })).toBe(true);
  expect(canShowPdf({ vendor: "", pdfViewerEnabled: true })).toBe(true);
  expect(canShowPdf({ vendor: "Google Inc.", pdfViewerEnabled: false })).toBe(false);
  expect(canShowPdf({ vendor: "Apple Computer, Inc.", pdfViewerEnabled: true })).toBe(false);
});
