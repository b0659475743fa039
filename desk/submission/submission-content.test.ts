import { expect, test } from "vitest";
import { canShowPdf } from "./submission-content.tsx";

test("a CV is offered for viewing if the browser can show PDFs, and never on an iPhone", () => {
  expect(canShowPdf({ vendor: "Google Inc.", pdfViewerEnabled: true })).toBe(true);
  expect(canShowPdf({ vendor: "", pdfViewerEnabled: true })).toBe(true);
  expect(canShowPdf({ vendor: "Google Inc.", pdfViewerEnabled: false })).toBe(false);
  expect(canShowPdf({ vendor: "Apple Computer, Inc.", pdfViewerEnabled: true })).toBe(false);
});
