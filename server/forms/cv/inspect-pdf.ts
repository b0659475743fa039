import { constants, inflateSync } from "node:zlib";
import type { InspectedCv } from "./inspected-cv.ts";
import { markOf, marks } from "./marks.ts";
import { textWindows } from "./text-windows.ts";

/** What a PDF may have besides pages, by its names in ISO 32000: actions (12.6.4), attachments (7.11.4), forms (12.7). */
const told: Record<string, string> = {
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

/** What is unpacked at most of a PDF's objects; an ordinary CV has less than one megabyte of them, in ten streams. */
const mostUnpacked = 16 * 1024 * 1024;
const mostStreams = 1_000;

/**
 * Looks for what in a PDF does more than show pages, in its compressed objects (ISO 32000, 7.5.7) too. Where these are
 * locked, or packed otherwise than by Flate, the mark says so.
 */
export function inspectPdf(bytes: Buffer): InspectedCv {
  const found = new Set<string>();
  let left = mostUnpacked;
  let streams = 0;
  // Its dictionary calls a stream of objects by name, or at least says where the first of them begins.
  let objects: "told" | "perhaps" | undefined;
  for (const { name, end } of partsOf(bytes)) {
    if (name === "ObjStm") objects = "told";
    else if (name === "First") objects ??= "perhaps";
    else if (name) found.add(told[name] ?? "");
    else if (objects) {
      const packed = bytes.subarray(end);
      streams += 1;
      if (streams > mostStreams) left = 0;
      const unpacked = isFlate(packed) ? unpack(packed, left) : packed.subarray(0, 1);
      for (const part of partsOf(unpacked ?? Buffer.alloc(0))) found.add(told[part.name] ?? "");
      if (objects === "told" && !/^[\d\s]/.test(unpacked?.toString("latin1", 0, 1) ?? ""))
        found.add(marks.unread);
      // One that can't be unpacked costs as much as one that can: it is the last that is tried.
      left = unpacked ? left - unpacked.length : 0;
      objects = undefined;
    }
  }
  found.delete("");
  if (found.has(marks.locked)) found.delete(marks.unread);
  return { kind: "pdf", mark: markOf(found) };
}

type Part = { name: string; end: number };

/** The names that matter, and with an empty name each stream, told by where its bytes begin. */
function* partsOf(bytes: Buffer): Generator<Part> {
  for (const { text, from, to, offset } of textWindows(bytes))
    for (const { 0: whole, 1: written, index } of text.matchAll(
      /\/((?:\w|#[\da-f]{2}){3,120})|(?<!end)stream(?:\r\n|[\r\n])/gi,
    )) {
      if (index < from || index >= to) continue;
      const end = index + whole.length;
      const name = plainName(written ?? "");
      if (!written || name === "ObjStm" || name === "First") yield { name, end: offset + end };
      else if (Object.hasOwn(told, name) && standsAlone(text, index, end)) yield { name, end: offset + end };
    }
}

/**
 * Whether a name is one, and no part of an address or of a sentence: it ends there, and it stands after a space or a
 * bracket, as the value of a dictionary's type, or before a value of its own.
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

/** Any letter may be written as # and its code (ISO 32000, 7.3.5). */
function plainName(written: string): string {
  return written.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The two bytes that Flate begins with (RFC 1950, 2.2). */
function isFlate(packed: Buffer): boolean {
  return packed.length > 2 && (packed.readUInt8(0) & 15) === 8 && packed.readUInt16BE(0) % 31 === 0;
}

/** Undefined where it is damaged, or more than `most` bytes. */
function unpack(packed: Buffer, most: number): Buffer | undefined {
  if (most <= 0) return undefined;
  try {
    return inflateSync(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}
