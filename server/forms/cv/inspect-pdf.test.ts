import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pdfWith } from "../../../tests/server/fixtures/documents.ts";
import { inspectCv } from "../inspect-cv.ts";
import { inspectPdf } from "./inspect-pdf.ts";
import { marks } from "./marks.ts";

const script = "<</S/JavaScript/JS(x)>>";
const packed = (content: string) =>
  `<</Type/ObjStm/N 1/First 5/Filter/FlateDecode>>stream\r\n${deflateSync(content).toString("latin1")}\nendstream`;
const locked = "<</Root 1 0 R/Encrypt 9 0 R>>";

test("A PDF may begin after as many line breaks and spaces as readers accept", async () => {
  const after = (space: string) => inspectCv(Buffer.concat([Buffer.from(space), pdfWith([script])]));
  for (const space of ["\n", "\r\n", "\t", " ".repeat(16)])
    expect(await after(space)).toEqual({ kind: "pdf", mark: marks.script });
  expect(await after(" ".repeat(17))).toEqual({ refused: "another kind" });
  expect(await after("x")).toEqual({ refused: "another kind" });
});

describe("Of a PDF the staff are told", () => {
  test.each<[string, Buffer, string]>([
    ["objects that aren't what they say", pdfWith([packed("(no number)")]), marks.unread],
    ["objects after as many streams as are looked into", pdfWith(streams(1000)), marks.unread],
    ["the last of as many streams as are looked into", pdfWith(streams(999)), marks.script],
    [
      "objects that unpack to more than is looked at only together",
      pdfWith([packed(`1 0 ${" ".repeat(9e6)}`), packed(`1 0 ${" ".repeat(9e6)}${script}`)]),
      marks.unread,
    ],
    ["its lock alone where nobody can look into it", pdfWith([locked, packed("(no number)")]), marks.locked],
    [
      "a script behind headings and a photograph",
      pdfWith([
        "<</Type/Outlines/First 12 0 R>>",
        "<</Filter/DCTDecode>>stream\r\n\xff\xd8\xff\xe0\nendstream",
        packed(`1 0 ${script}`),
      ]),
      marks.script,
    ],
    ["a script whose place is told after a comment", pdfWith(["<</A/JavaScript %x\n12 0 R>>"]), marks.script],
    ["one after two comments", pdfWith(["<</A/JavaScript%x\n%y\r\n 123  456  R>>"]), marks.script],
    ["one whose value follows", pdfWith(["<</A/JavaScript[1 0 R]>>"]), marks.script],
    ["one at its very end", Buffer.from("%PDF-1.7\n<< /JavaScript"), marks.script],
    ["one whose key hides its letters", pdfWith(["<</Sub#74ype/JavaScript/A 1>>"]), marks.script],
  ])("%s", (_name, bytes, mark) => {
    expect(inspectPdf(bytes)).toEqual({ kind: "pdf", mark });
  });

  test("a script, wherever in the file it begins", () => {
    for (let at = 65_400; at < 65_700; at += 1) {
      const bytes = Buffer.concat([
        Buffer.from("%PDF-1.7\n".padEnd(at)),
        Buffer.from(`${script}${" ".repeat(99)}`),
      ]);
      expect(inspectPdf(bytes), String(at)).toEqual({ kind: "pdf", mark: marks.script });
    }
  });
});

test.each([
  ["in an address", "<</URI(https://example.org/a/JavaScript/b)>>"],
  ["in an address that goes on with a number", "<</URI(https://example.org/a/JavaScript 12 pages)>>"],
  ["as part of a longer name", "<</JavaScripts[1 0 R]>>"],
])("Nothing is said of a PDF that has the word %s", (_name, object) => {
  expect(inspectPdf(pdfWith([object]))).toEqual({ kind: "pdf", mark: null });
});

/** So many streams of objects without harm, and one with a script. */
function streams(harmless: number): string[] {
  return [...Array.from({ length: harmless }, () => packed("1 0 null")), packed(`1 0 ${script}`)];
}
