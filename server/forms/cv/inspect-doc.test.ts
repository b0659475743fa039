import { describe, expect, test } from "vitest";
import {
  type CompoundPart,
  compoundOf,
  docOf,
  wordStreamOf,
} from "../../../tests/server/fixtures/documents.ts";
import { inspectDoc } from "./inspect-doc.ts";
import { marks } from "./marks.ts";

const inText = (text: string) => compoundOf(["WordDocument", 2, wordStreamOf(text)]);
const many: CompoundPart[] = Array.from({ length: 600 }, (_, at) => [`Stream ${at}`, 2]);
const sized = (bytes: number) =>
  compoundOf(["WordDocument", 2, wordStreamOf("", { locked: true }).subarray(0, bytes)]);

describe("A DOC with macros is refused", () => {
  test.each<[string, CompoundPart]>([
    ["by the place for them", ["Macros/x", 2]],
    ["by their project", ["VBA/x", 2]],
    ["by what every project has", ["a/_VBA_PROJECT", 2]],
  ])("%s", (_name, part) => {
    expect(inspectDoc(docOf(part))).toEqual({ refused: "macros" });
    expect(inspectDoc(docOf(...many, part))).toEqual({ refused: "macros" });
  });
});

describe("Of a DOC the staff are told", () => {
  test.each<[string, Buffer, string]>([
    ["an object outside the usual place", docOf(["a/\u0001Ole10Native", 2]), marks.file],
    ["a formula outside the usual place", docOf(["a/Equation Native", 2]), marks.file],
    ["a packed file", docOf(["a/Package", 2]), marks.file],
    ["any object in the usual place", docOf(["ObjectPool/_1/Contents", 2]), marks.file],
    ["one behind hundreds of others", docOf(...many, ["ObjectPool/_1/Contents", 2]), marks.file],
    ["a lock, in the smallest stream that has a place of its own", sized(4096), marks.locked],
  ])("%s", (_name, bytes, mark) => {
    expect(inspectDoc(bytes)).toEqual({ kind: "doc", mark });
  });

  test("a field, wherever in the file it begins", () => {
    for (let at = 63_900; at < 64_100; at += 1)
      expect(inspectDoc(inLongText(at, "\x13 DDEAUTO x\x15")), String(at)).toEqual({
        kind: "doc",
        mark: marks.program,
      });
  });
});

describe("Nothing is said of a DOC", () => {
  test.each<[string, Buffer]>([
    ["whose text comes after other streams", compoundOf(["Data", 2], ["WordDocument", 2, wordStreamOf()])],
    ["with a stream that is called as the place for macros is", docOf(["Macros", 2], ["VBA", 2])],
    ["with a place that is called as a project is", docOf(["_VBA_PROJECT/x", 2])],
    ["that names macros and objects in its text alone", inText("Macros VBA _VBA_PROJECT Package")],
    ["whose stream is so small that it lies among others", sized(4095)],
    ["with a field that does nothing", inText("\x13 PAGE \x15")],
  ])("%s", (_name, bytes) => {
    expect(inspectDoc(bytes)).toEqual({ kind: "doc", mark: null });
  });
});

test.each([
  ["has its text as a folder", compoundOf(["WordDocument/x", 2])],
  ["breaks off", docOf().subarray(0, 511)],
  ["has no directory", docOf().subarray(0, 512)],
  ["has sectors of another size", withSectors(10)],
  ["begins its directory with another entry", rootless()],
])("What %s is no Word document", (_name, bytes) => {
  expect(inspectDoc(bytes)).toEqual({ refused: "another kind" });
});

function inLongText(at: number, text: string): Buffer {
  const stream = Buffer.concat([wordStreamOf(), Buffer.alloc(70_000)]);
  stream.write(text, at, "latin1");
  return compoundOf(["WordDocument", 2, stream]);
}

function withSectors(shift: number): Buffer {
  const bytes = docOf();
  bytes.writeUInt16LE(shift, 30);
  return bytes;
}

function rootless(): Buffer {
  const bytes = docOf();
  bytes[512 + 66] = 1;
  return bytes;
}
