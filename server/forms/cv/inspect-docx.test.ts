import { describe, expect, test } from "vitest";
import { contentTypesOf, documentOf, docxOf, relationsOf } from "../../../tests/server/fixtures/documents.ts";
import { inspectDocx } from "./inspect-docx.ts";
import { marks } from "./marks.ts";

const main = "word/_rels/document.xml.rels";
const field = (code: string, end = '<w:fldChar w:fldCharType="end"/>') =>
  documentOf(`<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>${code}</w:instrText>${end}</w:r>`);
const textOf = (content: string | Buffer) => docxOf({ name: "word/document.xml", content });
const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `word/media/${at}.png`, content: "" }));
const nested = (depth: number) => `${"<w>".repeat(depth)}${"</w>".repeat(depth)}`;
const withAttributes = (count: number) =>
  `<w ${Array.from({ length: count }, (_, at) => `a${at}=""`).join(" ")}/>`;
const padding = { name: "word/media/photo.jpg", content: Buffer.alloc(1e5) };
const padded = (text: string) => `${text}<!--${"x".repeat(4.5e6)}-->`;

describe("A DOCX that would unpack to far more than a CV is refused", () => {
  test.each([
    ["for its number of entries", docxOf(...entries(999))],
    ["for what its text unpacks to", docxOf({ ...documentOf("x".repeat(9e6)), packed: true })],
    [
      "for its content types",
      docxOf({ ...contentTypesOf(), content: padded("<Types/>"), packed: true }, padding),
    ],
    ["for its relations", docxOf({ name: main, content: padded("<Relationships/>"), packed: true }, padding)],
  ])("%s", async (_name, bytes) => {
    expect(await inspectDocx(bytes)).toEqual({ refused: "unpacks too far" });
  });

  test("but not one that has as many entries as are taken", async () => {
    expect(await inspectDocx(docxOf(...entries(998)))).toEqual({ kind: "docx", mark: null });
  });
});

describe("A DOCX with macros is refused", () => {
  test.each([
    ["by the project's usual name", docxOf({ name: "word/VBAProject.bin" })],
    ["at its top", docxOf({ name: "vbaData.xml" })],
    ["by the relation of the project's data", docxOf(relationsOf(main, ["wordVbaData", "a.xml"]))],
    [
      "by a type of Word's own",
      docxOf(
        contentTypesOf(
          '<Override PartName="/a" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
        ),
      ),
    ],
  ])("%s", async (_name, bytes) => {
    expect(await inspectDocx(bytes)).toEqual({ refused: "macros" });
  });
});

test("An archive that is damaged is no Word document", async () => {
  expect(await inspectDocx(docxOf().subarray(0, 200))).toEqual({ refused: "another kind" });
});

describe("Of a DOCX the staff are told", () => {
  test.each<[string, Buffer, string]>([
    ["a field that never ends", docxOf(field("DDEAUTO c:\\\\cmd.exe", "")), marks.program],
    ["a field behind a page of spaces", docxOf(field(`${" ".repeat(3000)}DDEAUTO x`)), marks.program],
    [
      "a field in a part that has its type from its ending",
      docxOf(
        contentTypesOf(
          '<Default Extension="dat" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml"/>',
        ),
        { ...field("IMPORT x"), name: "word/Footer.DAT" },
      ),
      marks.elsewhere,
    ],
    ["a text in UTF-16 whose highest byte comes first", textOf(utf16be(`\ufeff${instr}`)), marks.program],
    ["one that doesn't say so", textOf(utf16be(instr)), marks.program],
    ["one whose lowest comes first", textOf(Buffer.from(instr, "utf16le")), marks.program],
    ["elements within each other beyond all measure", textOf(nested(1001)), marks.unread],
    ["an element with attributes beyond all measure", textOf(withAttributes(1001)), marks.unread],
    ["a text that breaks off", textOf("<w><w>"), marks.unread],
  ])("%s", async (_name, bytes, mark) => {
    expect(await inspectDocx(bytes)).toEqual({ kind: "docx", mark });
  });
});

describe("Nothing is said of a DOCX", () => {
  test.each<[string, Buffer]>([
    ["whose template lies on its writer's disk", template("C:\\Users\\Asha\\Normal.dotm")],
    ["whose template lies there by its address", template("file:///C:/Users/Asha/Normal.dotm")],
    [
      "with files whose names only begin or end like macros",
      docxOf({ name: "word/notvbaProject.bin" }, { name: "word/vbaProject.bin.txt" }),
    ],
    [
      "with another document's lists in a folder of its own",
      docxOf(
        { name: "a/[Content_Types].xml", content: types("vbaProject") },
        { name: "[Content_Types].xml.bak", content: types("vbaProject") },
        { name: "a.rels.txt", content: `<Relationship Type="x/oleObject" Target="a"/>` },
      ),
    ],
    [
      "with another element in its relations",
      docxOf({
        name: main,
        content: '<Relationships><Other Type="x/oleObject" Target="a"/></Relationships>',
      }),
    ],
    ["of many pages", docxOf(documentOf('<w:p a="b"><w:t>Raipur</w:t></w:p>'.repeat(2000)))],
    ["as deep as is looked into", textOf(nested(1000))],
    ["with as many attributes as are looked at", textOf(withAttributes(1000))],
    ["with a field that doesn't begin with its name", docxOf(field(" 12 DDEAUTO x"))],
    ["that speaks of a field in its text", docxOf(documentOf("<w:t>DDEAUTO</w:t>"))],
    ["that has such a word elsewhere", docxOf(documentOf('<w:x w:instr="DDE a b"/>'))],
    ["whose field has it beside its code", docxOf(documentOf('<w:fldSimple w:instr=" PAGE " w:x="DDE a"/>'))],
    ["with fields one after the other", docxOf(documentOf(twoFields))],
  ])("%s", async (_name, bytes) => {
    expect(await inspectDocx(bytes)).toEqual({ kind: "docx", mark: null });
  });
});

const instr = '<w><w:fldSimple xmlns:w="x" w:instr="DDE a b"/></w>';
/** The first ends in `D`, the second begins with `DE`. */
const twoFields = ["PAGE D", "DE"]
  .map(
    (code) =>
      `<w:fldChar w:fldCharType="begin"/><w:instrText>${code}</w:instrText><w:fldChar w:fldCharType="end"/>`,
  )
  .join("");

function template(target: string): Buffer {
  return docxOf(relationsOf("word/_rels/settings.xml.rels", ["attachedTemplate", `!${target}`]));
}

function types(type: string): string {
  return `<Types><Override PartName="/a" ContentType="application/vnd.ms-office.${type}"/></Types>`;
}

function utf16be(text: string): Buffer {
  return Buffer.from(text, "utf16le").swap16();
}
