import type { InspectedCv } from "./inspected-cv.ts";
import { markOfField } from "./mark-of-field.ts";
import { markOf, marks } from "./marks.ts";
import { readCompoundFile } from "./read-compound-file.ts";
import { textWindows } from "./text-windows.ts";

/**
 * Judges a compound file (MS-CFB): it is a DOC if its root directory has a stream `WordDocument`. It has macros if there is a
 * storage for them (MS-DOC 2.1.9) or the stream that every VBA project has (MS-OVBA 2.3.4.1).
 */
export function inspectDoc(bytes: Buffer): InspectedCv {
  const file = readCompoundFile(bytes);
  const text = file?.top.find(({ name, kind }) => name === "WORDDOCUMENT" && kind === "stream");
  if (!file || !text) return { refused: "another kind" };
  const macros = file.all.some(({ name, kind }) =>
    kind === "storage" ? name === "MACROS" || name === "VBA" : name === "_VBA_PROJECT",
  );
  if (macros) return { refused: "macros" };
  const found: string[] = [];
  if (isEncrypted(text.head)) found.push(marks.locked);
  if (file.all.some(({ name, holds }) => objects.has(name) || (name === "OBJECTPOOL" && holds)))
    found.push(marks.file);
  for (const { text, to } of textWindows(bytes))
    for (const { 1: code = "", index } of text.matchAll(field)) {
      const mark = index < to && markOfField(code.replaceAll("\0", ""));
      if (mark) found.push(mark);
    }
  return { kind: "doc", mark: markOf(found) };
}

/** Streams of embedded objects (MS-OLEDS 2.3.6) and of the old formula editor. */
const objects = new Set(["\u0001OLE10NATIVE", "EQUATION NATIVE", "PACKAGE"]);

/** A field's code follows the character that begins it (MS-DOC 2.8.25), with one or two bytes for each letter. */
const fieldBegins = "\u0013";
const field = new RegExp(`${fieldBegins}((?:[\\t "]\\0?|\\0)*(?:[A-Za-z]\\0?){3,20})`, "g");

/** A flag at the beginning of the text (MS-DOC 2.5.2, `fEncrypted`). */
function isEncrypted(head: Buffer): boolean {
  return head.length > 12 && (head.readUInt16LE(10) & 0x0100) !== 0;
}
