import { expect, test } from "vitest";
import type { CvKind } from "../submission/submission.ts";
import { createCvHeaders } from "./download-headers.ts";

const pdf = { kind: "pdf", name: "cv.pdf", mark: null, bytes: Buffer.from("%PDF-1.7") } as const;
const readFileName = (name: string, kind: CvKind = "pdf") =>
  decodeURIComponent(
    createCvHeaders({ ...pdf, name, kind }, false)["Content-Disposition"]?.split("''")[1] ?? "",
  );

test("a CV is saved under its name, and a harmless PDF can be shown in the desk's own page", () => {
  const attachment = {
    "Content-Type": "application/pdf",
    "Content-Disposition": "attachment; filename=\"cv.pdf\"; filename*=UTF-8''cv.pdf",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  expect(createCvHeaders(pdf, false)).toEqual(attachment);
  expect(createCvHeaders(pdf, true)).toEqual({
    ...attachment,
    "Content-Disposition": "inline; filename=\"cv.pdf\"; filename*=UTF-8''cv.pdf",
    "X-Frame-Options": "SAMEORIGIN",
    "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'self'",
  });
});

test.each([
  ["carries a mark", { mark: "carries JavaScript" }],
  ["is no PDF inside", { bytes: Buffer.from("<html>%PDF-") }],
  ["is a DOC", { kind: "doc" as const }],
])("a CV that %s is never shown", (_what, change) => {
  expect(createCvHeaders({ ...pdf, ...change }, true)["Content-Disposition"]).toMatch(/^attachment;/);
});

test.each([
  ["cv.pdf.exe", "cv.pdf.exe.pdf"],
  ["", "cv.pdf"],
  ['a/b\\c:d*e?"f"<g>|h\ni.pdf', "a b c d e f g h i.pdf"],
  ["आशा.pdf", "आशा.pdf"],
  [`${"x".repeat(148)}🙂.pdf`, `${"x".repeat(148)}🙂.pdf`],
  [`${"x".repeat(147)}👨‍👩‍👧.pdf`, `${"x".repeat(147)}.pdf`],
])("a CV with the name %j is saved as %j", (name, expected) => {
  expect(readFileName(name)).toBe(expected);
});

test.each([
  ["IMG_2041.JPEG", "jpg", "IMG_2041.JPEG"],
  ["photo.html", "png", "photo.html.png"],
] as const)("a CV called %j that is a %s is saved as %j", (name, kind, expected) => {
  expect(readFileName(name, kind)).toBe(expected);
});
