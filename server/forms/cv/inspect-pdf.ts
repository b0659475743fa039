import { constants, inflateSync } from "node:zlib";
import type { InspectedCv } from "./inspected-cv.ts";
import { markOf, marks } from "./marks.ts";
import { textWindows } from "./text-windows.ts";

/** What a PDF may contain besides pages, by name (ISO 32000): actions (12.6.4), attachments (7.11.4), forms (12.7). */
const marksByName: Record<string, string> = {
  JavaScript: marks.script,
  Launch: marks.program,
  GoToE: marks.elsewhere,
  GoToR: marks.elsewhere,
  ImportData: marks.elsewhere,
  SubmitForm: marks.sends,
  EmbeddedFile: marks.file,
  EmbeddedFiles: marks.file,
  FileAttachment: marks.file,
  RichMedia: marks.file,
  XFA: marks.form,
  Encrypt: marks.locked,
};

/** Bytes and streams unpacked of a PDF's objects; an ordinary CV has less than one megabyte in ten streams. */
const maxUnpacked = 16 * 1024 * 1024;
const maxStreams = 1_000;

/**
 * Searches a PDF, including its compressed objects (ISO 32000, 7.5.7), for anything that does more than show pages. The mark
 * says so if these objects are encrypted, or compressed in another way than Flate.
 */
export function inspectPdf(bytes: Buffer): InspectedCv {
  const found = new Set<string>();
  let left = maxUnpacked;
  let streams = 0;
  // The next stream contains objects: for certain if its dictionary says so, perhaps if it says where the first one begins.
  let objects: "certain" | "perhaps" | undefined;
  for (const { name, end } of partsOf(bytes)) {
    if (name === "ObjStm") objects = "certain";
    else if (name === "First") objects ??= "perhaps";
    else if (name) found.add(marksByName[name] ?? "");
    else if (objects) {
      const packed = bytes.subarray(end);
      streams += 1;
      if (streams > maxStreams) left = 0;
      const unpacked = isFlate(packed) ? unpack(packed, left) : packed.subarray(0, 1);
      for (const part of partsOf(unpacked ?? Buffer.alloc(0))) found.add(marksByName[part.name] ?? "");
      if (objects === "certain" && !/^[\d\s]/.test(unpacked?.toString("latin1", 0, 1) ?? ""))
        found.add(marks.unread);
      // A damaged stream costs as much as an intact one, so it is the last to be unpacked.
      left = unpacked ? left - unpacked.length : 0;
      objects = undefined;
    }
  }
  found.delete("");
  if (found.has(marks.locked)) found.delete(marks.unread);
  return { kind: "pdf", mark: markOf(found) };
}

type Part = { name: string; end: number };

/** The names that matter, and each stream as a part without a name that ends where its bytes begin. */
function* partsOf(bytes: Buffer): Generator<Part> {
  for (const { text, from, to, offset } of textWindows(bytes))
    for (const { 0: whole, 1: written, index } of text.matchAll(
      /\/((?:\w|#[\da-f]{2}){3,120})|(?<!end)stream(?:\r\n|[\r\n])/gi,
    )) {
      if (index < from || index >= to) continue;
      const end = index + whole.length;
      const name = plainName(written ?? "");
      if (!written || name === "ObjStm" || name === "First") yield { name, end: offset + end };
      else if (Object.hasOwn(marksByName, name) && standsAlone(text, index, end))
        yield { name, end: offset + end };
    }
}

/**
 * Whether this is really a name, not part of an address or a sentence: it ends here, and it follows a space or a bracket, is the
 * value of a dictionary's type, or is followed by a value.
 */
function standsAlone(text: string, start: number, end: number): boolean {
  if (!/^(?:[\s\0(<>[\]/%]|$)/.test(text.slice(end, end + 1))) return false;
  const [, key = ""] = /\/([^\s\0()<>[\]/%]+)$/.exec(text.slice(Math.max(0, start - 30), start)) ?? [];
  return (
    /[\s\0<>[\]]/.test(text[start - 1] ?? " ") ||
    ["S", "Type", "Subtype"].includes(plainName(key)) ||
    /^(?:[\s\0]|%[^\r\n]*[\r\n])*(?:[[<]|\d+\s+\d+\s+R)/.test(text.slice(end, end + 200))
  );
}

/** Any character may be written as # and its code (ISO 32000, 7.3.5). */
function plainName(written: string): string {
  return written.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Whether it begins with the two bytes of Flate (RFC 1950, 2.2). */
function isFlate(packed: Buffer): boolean {
  return packed.length > 2 && (packed.readUInt8(0) & 15) === 8 && packed.readUInt16BE(0) % 31 === 0;
}

/** @returns undefined if it is damaged, or has more than `limit` bytes */
function unpack(packed: Buffer, limit: number): Buffer | undefined {
  if (limit <= 0) return undefined;
  try {
    return inflateSync(packed, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}
