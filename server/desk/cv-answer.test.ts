import { describe, expect, test } from "vitest";
import { attachment, cvHeaders } from "./cv-answer.ts";

const pdf = { kind: "pdf", name: "cv.pdf", mark: null, bytes: Buffer.from("%PDF-1.7") } as const;
const savedAs = (name: string, kind: "pdf" | "docx" = "pdf") =>
  decodeURIComponent(cvHeaders({ ...pdf, name, kind }, false)["Content-Disposition"]?.split("''")[1] ?? "");

describe("a CV that is given out", () => {
  test("is saved under its name, as what it is, and may do nothing where it is shown all the same", () => {
    expect(cvHeaders(pdf, false)).toEqual({
      "Content-Type": "application/pdf",
      "Content-Disposition": "attachment; filename=\"cv.pdf\"; filename*=UTF-8''cv.pdf",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
  });

  test("is shown in a frame of the desk's own page where it is a PDF of which nothing is to be feared", () => {
    expect(cvHeaders(pdf, true)).toMatchObject({
      "Content-Disposition": "inline; filename=\"cv.pdf\"; filename*=UTF-8''cv.pdf",
      "X-Frame-Options": "SAMEORIGIN",
      "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'self'",
    });
  });

  test.each([
    ["carries a mark", { mark: "carries JavaScript" }],
    ["is no PDF inside", { bytes: Buffer.from("<html>%PDF-") }],
    ["is a DOC", { kind: "doc" as const }],
  ])("is never shown where it %s", (_what, other) => {
    expect(cvHeaders({ ...pdf, ...other }, true)["Content-Disposition"]).toMatch(/^attachment;/);
  });

  test.each([
    ["doc", "application/msword"],
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ] as const)("as a %s is told as such", (kind, type) => {
    expect(cvHeaders({ ...pdf, kind }, false)["Content-Type"]).toBe(type);
  });

  test.each([
    ["cv.PDF", "cv.PDF"],
    ["cv.pdf.exe", "cv.pdf.exe.pdf"],
    ["cvpdf", "cvpdf.pdf"],
    ["", "cv.pdf"],
    ["???", "cv.pdf"],
    ['a/b\\c:d*e?"f"<g>|h\ni.pdf', "a b c d e f g h i.pdf"],
    ["आशा.pdf", "आशा.pdf"],
    ["half \ud83d.pdf", "half \ufffd.pdf"],
    [`${"x".repeat(149)}🙂.pdf`, `${"x".repeat(149)}🙂.pdf`],
    [`${"x".repeat(150)}🙂`, `${"x".repeat(150)}.pdf`],
  ])("under the name %j is saved as %j", (name, saved) => {
    expect(savedAs(name)).toBe(saved);
  });

  test("has the ending of what it truly is", () => {
    expect(savedAs("cv.pdf", "docx")).toBe("cv.pdf.docx");
  });
});

test("a file's name reaches old browsers in plain letters and new ones whole", () => {
  expect(attachment("Asha's (new) *cv*.pdf")).toBe(
    "attachment; filename=\"Asha_s_new_cv_.pdf\"; filename*=UTF-8''Asha%27s%20%28new%29%20%2Acv%2A.pdf",
  );
  expect(attachment("x.csv", "inline")).toMatch(/^inline; /);
});
