import { fileTypeFromBuffer } from "file-type";

/** What a CV truly is. */
export type CvKind = "pdf" | "doc" | "docx";

/**
 * Judges a file by its content, never by its name or announced type. Nothing is unpacked beyond the table of contents
 * that names a DOCX; a document with macros is none.
 * @returns undefined for anything but the three kinds
 */
export async function cvKind(bytes: Uint8Array): Promise<CvKind | undefined> {
  const found = await fileTypeFromBuffer(withoutLeadingSpace(bytes)).catch(() => undefined);
  if (found?.ext === "pdf" || found?.ext === "docx") return found.ext;
  if (
    found?.ext === "cfb" &&
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(wordStream)
  ) {
    return "doc";
  }
  return undefined;
}

/** The stream that makes a compound file (MS-CFB) a Word document, by MS-DOC 2.1: named so in its directory. */
const wordStream = Buffer.from("WordDocument", "utf16le");

/** Some programs write a line break before `%PDF-`; readers accept it. */
function withoutLeadingSpace(bytes: Uint8Array): Uint8Array {
  let start = 0;
  while (start < 16 && [9, 10, 13, 32].includes(bytes[start] ?? 0)) start += 1;
  return bytes.subarray(start);
}
