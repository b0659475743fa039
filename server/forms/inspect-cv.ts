import { fileTypeFromBuffer } from "file-type";
import { fromBufferPromise } from "yauzl";

/** What a CV truly is. */
export type CvKind = "pdf" | "doc" | "docx";

/** A CV that is taken, with what the staff should know before opening it, or why it is not. */
export type InspectedCv =
  | { kind: CvKind; mark: string | null }
  | { refused: "another kind" | "macros" | "unpacks too far" };

/**
 * Judges a file by its content, never by its name or announced type. Nothing is unpacked but the table of contents'
 * own part of a DOCX; a document with macros, or one that would unpack to far more than it is, is refused.
 */
export async function inspectCv(bytes: Buffer): Promise<InspectedCv> {
  const start = withoutLeadingSpace(bytes);
  // Of a PDF the first bytes are enough; file-type would copy it whole to tell Illustrator's from others.
  const enough = start.subarray(0, 5).equals(pdfStart) ? start.subarray(0, 4_100) : start;
  const found = await fileTypeFromBuffer(enough).catch(() => undefined);
  if (found?.ext === "pdf") return { kind: "pdf", mark: pdfMark(bytes) };
  if (found?.ext === "docx") return inspectDocx(bytes);
  if (found?.ext === "docm") return { refused: "macros" };
  if (found?.ext === "cfb" && bytes.includes(utf16("WordDocument"))) {
    return hasMacros(bytes) ? { refused: "macros" } : { kind: "doc", mark: null };
  }
  return { refused: "another kind" };
}

/** Told by the archive's own directory; a CV has some twenty entries and unpacks to ten times its size. */
const mostEntries = 1_000;
const mostUnpacked = 100;

async function inspectDocx(bytes: Buffer): Promise<InspectedCv> {
  let mark: string | null = null;
  let unpacked = 0;
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true });
    if (archive.entryCount > mostEntries) return { refused: "unpacks too far" };
    for await (const entry of archive.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > mostUnpacked * bytes.length) return { refused: "unpacks too far" };
      if (/(^|\/)(vbaProject\.bin|vbaData\.xml)$/i.test(entry.fileName)) return { refused: "macros" };
      if (/^word\/_rels\/settings\.xml\.rels$/i.test(entry.fileName)) mark = marks.template;
    }
  } catch {
    return { refused: "another kind" };
  }
  return { kind: "docx", mark };
}

const marks = {
  script: "carries JavaScript: open it in a browser, not in a PDF program",
  launch: "may start a program: open it in a browser, not in a PDF program",
  template: "may load a template from elsewhere: open it without a network",
};

/** Names in a PDF may have any letter written as # and its code (ISO 32000, 7.3.5). What is compressed is not seen. */
function pdfMark(bytes: Buffer): string | null {
  let mark: string | null = null;
  for (let start = 0; start < bytes.length; start += windowBytes) {
    const text = bytes.toString("latin1", start, start + windowBytes + longestName);
    if (script.test(text)) return marks.script;
    if (launch.test(text)) mark = marks.launch;
  }
  return mark;
}

/** A piece at a time, for the whole as a text would double the file. */
const windowBytes = 64 * 1024;
const longestName = 40;

function pdfName(name: string): RegExp {
  const letters = Array.from(name, (letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`);
  return new RegExp(`/${letters.join("")}(?![A-Za-z0-9])`, "i");
}

const script = pdfName("JavaScript");
const launch = pdfName("Launch");

/**
 * Macros in a compound file (MS-CFB): the stream that every VBA project has (MS-OVBA 2.3.4.1), or a directory entry (128
 * bytes, its name at the start, its length at 64, its type at 66) for the storage that holds one (MS-DOC 2.1.9).
 */
function hasMacros(bytes: Buffer): boolean {
  if (bytes.includes(utf16("_VBA_PROJECT"))) return true;
  for (let start = bytes.indexOf(macros); start >= 0; start = bytes.indexOf(macros, start + 1)) {
    if (start % 128 === 0 && bytes.readUInt16LE(start + 64) === macros.length && bytes[start + 66] === 1) {
      return true;
    }
  }
  return false;
}

const pdfStart = Buffer.from("%PDF-");
const utf16 = (text: string) => Buffer.from(text, "utf16le");
const macros = utf16("Macros\0");

/** Some programs write a line break before `%PDF-`; readers accept it. */
function withoutLeadingSpace(bytes: Buffer): Buffer {
  let start = 0;
  while (start < 16 && [9, 10, 13, 32].includes(bytes[start] ?? 0)) start += 1;
  return bytes.subarray(start);
}
