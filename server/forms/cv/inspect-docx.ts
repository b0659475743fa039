import type { Readable } from "node:stream";
import sax from "sax";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import type { InspectedCv } from "./inspected-cv.ts";
import { markOfField } from "./mark-of-field.ts";
import { markOf, marks } from "./marks.ts";

/** According to the archive's directory; an ordinary CV has some twenty entries and unpacks to ten times its size. */
const maxEntries = 1_000;
const maxRatio = 100;

/** Bytes unpacked to be searched; an ordinary CV's text has some hundred kilobytes. */
const maxRead = 4 * 1024 * 1024;

/** Nested elements, and attributes of one element; each is held in memory until it ends. */
const maxNested = 1_000;

/**
 * Judges a DOCX by its content types and relations (ECMA-376 Part 2) and by the fields in its text. Only these parts are
 * unpacked, piece by piece. A file with macros, or one that would unpack to far more than its size, is refused.
 */
export async function inspectDocx(bytes: Buffer): Promise<InspectedCv> {
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true });
    if (archive.entryCount > maxEntries) return { refused: "unpacks too far" };
    const entries: Entry[] = [];
    let unpacked = 0;
    for await (const entry of archive.eachEntry()) {
      entries.push(entry);
      unpacked += entry.uncompressedSize;
      if (unpacked > maxRatio * bytes.length) return { refused: "unpacks too far" };
      if (/(^|\/)(vbaProject\.bin|vbaData\.xml)$/i.test(entry.fileName)) return { refused: "macros" };
    }
    return await judge(archive, entries);
  } catch {
    return { refused: "another kind" };
  }
}

async function judge(archive: ZipFile, entries: Entry[]): Promise<InspectedCv> {
  const found: string[] = [];
  let left = maxRead;
  const read = async (entry: Entry, visitor: XmlVisitor) => {
    left -= entry.uncompressedSize;
    if (left < 0) return false;
    await readXml(await archive.openReadStreamPromise(entry), visitor);
    return true;
  };
  const types = new Map<string, string>();
  for (const entry of entries.filter(({ fileName }) => /^\[content_types\]\.xml$/i.test(fileName))) {
    const typed: XmlVisitor = {
      open: (_name, { PartName, Extension, ContentType = "" }) =>
        types.set((PartName ?? `.${Extension}`).toLowerCase(), ContentType.toLowerCase()),
    };
    if (!(await read(entry, typed))) return { refused: "unpacks too far" };
  }
  const all = [...types.values()];
  if (all.some((type) => /vbaproject|macroenabled/.test(type))) return { refused: "macros" };
  if (!all.some((type) => type.endsWith("wordprocessingml.document.main+xml")))
    return { refused: "another kind" };
  if (all.some((type) => type.includes("activex"))) found.push(marks.control);

  let macros = false;
  for (const entry of entries.filter(({ fileName }) => /\.rels$/i.test(fileName))) {
    const related: XmlVisitor = {
      open: (name, { Type = "", Target = "", TargetMode }) => {
        if (name !== "Relationship") return;
        const type = (Type.split("/").at(-1) ?? "").toLowerCase();
        macros ||= type === "vbaproject" || type === "wordvbadata";
        const mark = markOfRelation(type, Target, TargetMode?.toLowerCase() === "external");
        if (mark) found.push(mark);
      },
    };
    if (!(await read(entry, related))) return { refused: "unpacks too far" };
  }
  if (macros) return { refused: "macros" };

  const typeOf = (name: string) =>
    types.get(`/${name}`.toLowerCase()) ?? types.get(/\.\w+$/.exec(name)?.[0].toLowerCase() ?? "") ?? "";
  for (const entry of entries) {
    if (!/wordprocessingml.*xml$/.test(typeOf(entry.fileName))) continue;
    const isRead = await read(entry, fieldsInto(found)).catch(() => false);
    if (!isRead) found.push(marks.unread);
  }
  return { kind: "docx", mark: markOf(found) };
}

/** Marks by the end of a relation's type, which is the same in the strict and the transitional form of the standard. */
const relations: Record<string, string> = {
  oleobject: marks.file,
  package: marks.file,
  afchunk: marks.file,
  control: marks.control,
  activexcontrolbinary: marks.control,
  webextension: marks.control,
  webextensiontaskpanes: marks.control,
};

/** A link is followed only when somebody clicks it, and a template on the writer's disk does not exist on the reader's. */
function markOfRelation(type: string, target: string, external: boolean): string | undefined {
  const harmless = type === "hyperlink" || (type === "attachedtemplate" && ownDisk.test(target));
  return relations[type] ?? (external && !harmless ? marks.elsewhere : undefined);
}

const ownDisk = /^(file:\/\/\/)?[a-z]:[\\/]/i;

/** A field's code is in one attribute, or in pieces between the marks of its beginning and end. */
function fieldsInto(found: string[]): XmlVisitor {
  let code = "";
  const judge = (whole: string) => {
    const mark = markOfField(whole);
    if (mark) found.push(mark);
  };
  return {
    open: (name, attributes) => {
      if (name === "fldSimple")
        for (const [key, value] of Object.entries(attributes)) if (localName(key) === "instr") judge(value);
      if (name !== "fldChar") return;
      judge(code);
      code = "";
    },
    text: (inside, text) => {
      // Word passes over the spaces that a code begins with, however many there are.
      if (inside === "instrText") code = `${code}${text}`.trimStart().slice(0, 200);
    },
    end: () => judge(code),
  };
}

type XmlVisitor = {
  /** An element, by its name without prefix. */
  open: (name: string, attributes: Record<string, string>) => void;
  /** A text, with the element that contains it. */
  text?: (inside: string, text: string) => void;
  end?: () => void;
};

/** @throws Error if a part is not XML, or longer than the directory says */
async function readXml(stream: Readable, { open, text, end }: XmlVisitor): Promise<void> {
  const xml = sax.parser(true);
  xml.onerror = (error) => {
    throw error;
  };
  let inside = "";
  let depth = 0;
  let attributes = 0;
  xml.onattribute = () => {
    attributes += 1;
    if (attributes > maxNested) throw new Error("no Word document has so many attributes");
  };
  xml.onopentag = ({ name, attributes: given }) => {
    depth += 1;
    if (depth > maxNested) throw new Error("no Word document is nested so deeply");
    attributes = 0;
    inside = localName(name);
    open(inside, given as Record<string, string>);
  };
  xml.onclosetag = () => {
    depth -= 1;
    inside = "";
  };
  xml.ontext = (said) => text?.(inside, said);
  xml.oncdata = xml.ontext;
  let decoder: TextDecoder | undefined;
  for await (const chunk of stream) {
    decoder ??= new TextDecoder(encodingOf(chunk as Buffer));
    xml.write(decoder.decode(chunk as Buffer, { stream: true }));
  }
  xml.close();
  end?.();
}

/** XML may be in UTF-16 as well (XML 1.0, appendix F). */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xfe || first === 0) return "utf-16be";
  return first === 0xff || second === 0 ? "utf-16le" : "utf-8";
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
