import { expect, test } from "vitest";
import {
  type ArchiveEntry,
  compoundOf,
  contentTypesOf,
  docOf,
  documentOf,
  docxOf,
  pdfWith,
  relationsOf,
  wordStreamOf,
} from "../../../tests/server/fixtures/documents.ts";
import { inspectCv } from "../inspect-cv.ts";

const main = "word/_rels/document.xml.rels";
const links = [
  ["hyperlink", "!mailto:asha@example.org"],
  ["hyperlink", "!https://www.linkedin.com/in/asha?a=1&amp;b=2"],
] as [string, string][];
const written = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const part = (name: string) =>
  `<Override PartName="/word/${name}.xml" ContentType="${written}.${name}+xml"/>`;
const linked = `<w:p><w:hyperlink r:id="rId1"><w:r><w:t>DDEAUTO, macros &amp; JavaScript</w:t></w:r></w:hyperlink></w:p>
    <w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://example.org" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>
    <w:fldSimple w:instr=" PAGE "/></w:p>`;
const partNamed = (name: string): ArchiveEntry => ({
  name: `word/${name}.xml`,
  content: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>`,
});
const parts = ["styles", "settings", "webSettings", "fontTable", "numbering", "footer1"];
const root = relationsOf(
  "_rels/.rels",
  ["officeDocument", "word/document.xml"],
  [
    "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties",
    "docProps/core.xml",
  ],
  ["extended-properties", "docProps/app.xml"],
);

test.each<[string, Buffer]>([
  [
    "a DOCX by Word, begun from a template, with a photograph and links",
    docxOf(
      contentTypesOf(
        `<Default Extension="jpeg" ContentType="image/jpeg"/>${parts.map(part).join("")}<Override PartName="/word/theme/theme1.xml" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/>`,
      ),
      root,
      documentOf(linked),
      ...parts.map(partNamed),
      relationsOf(
        main,
        ["customXml", "../customXml/item1.xml"],
        ...parts.map((name): [string, string] => [name, `${name}.xml`]),
        ["theme", "theme/theme1.xml"],
        ["image", "media/image1.jpeg"],
        ...links,
      ),
      relationsOf("word/_rels/settings.xml.rels", [
        "attachedTemplate",
        "!file:///C:\\Users\\Asha\\AppData\\Roaming\\Microsoft\\Templates\\Resume.dotx",
      ]),
      relationsOf("customXml/_rels/item1.xml.rels", ["customXmlProps", "itemProps1.xml"]),
      { name: "word/media/image1.jpeg" },
    ),
  ],
  [
    "a DOCX by LibreOffice",
    docxOf(
      root,
      relationsOf(main, ["styles", "styles.xml"], ...links, ["footer", "footer1.xml"]),
      documentOf(linked),
      contentTypesOf(["styles", "settings", "fontTable", "footer1"].map(part).join("")),
      ...["styles", "settings", "fontTable", "footer1"].map(partNamed),
    ),
  ],
  [
    "a DOCX by Google Docs, with its own typefaces",
    docxOf(
      contentTypesOf('<Default Extension="ttf" ContentType="application/x-font-ttf"/>'),
      documentOf(linked),
      root,
      relationsOf(main, ["theme", "theme/theme1.xml"], ...links),
      relationsOf("word/_rels/fontTable.xml.rels", ["font", "fonts/Lora-regular.ttf"]),
      { name: "word/fonts/Lora-regular.ttf" },
    ),
  ],
  ["a DOC with links that once held a picture", docOf(["ObjectPool", 1], ["\u0001CompObj", 2], ["Data", 2])],
  [
    "a DOC that speaks of DDEAUTO",
    compoundOf([
      "WordDocument",
      2,
      wordStreamOf('My DDEAUTO work \x13 HYPERLINK "https://example.org" \x14here\x15'),
    ]),
  ],
  [
    "a PDF with links and headings, as Word saves it",
    pdfWith(
      [
        "<</S/URI/URI(https://developer.mozilla.org/en-US/docs/Web/JavaScript)>>",
        "<</Type/Outlines/First 12 0 R/Last 13 0 R/Count 2>>",
        "<</Type/StructTreeRoot/K[14 0 R]>>",
        "<</Title(HTML/JavaScript developer)/Producer(Microsoft Word)>>",
      ],
      { compressed: true },
    ),
  ],
  [
    "a PDF with links, headings and a photograph, as LibreOffice saves it",
    pdfWith([
      "<</S/URI/URI(https://example.org/Launch)>>",
      "<</Type/Outlines/First 12 0 R/Last 13 0 R>>",
      "<</Type/XObject/Subtype/Image/Filter/DCTDecode/Length 4>>stream\r\n\xff\xd8\xff\xe0\nendstream",
      "<</Filter/FlateDecode/Length 4>>stream\n(/JavaScript/SubmitForm) Tj\nendstream",
      "<</Title(PHP/SubmitForm/XFA, JavaScript /Launch)>>",
    ]),
  ],
])("an ordinary CV is taken without a word: %s", async (_name, bytes) => {
  expect(await inspectCv(bytes)).toMatchObject({ mark: null });
});
