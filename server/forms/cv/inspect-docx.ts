import type { Readable } from "node:stream";
import sax from "sax";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import type { InspectedCv } from "./inspected-cv.ts";
import { markOfField } from "./mark-of-field.ts";
import { markOf, marks } from "./marks.ts";

/** Told by the archive's own directory; a CV has some twenty entries and unpacks to ten times its size. */
const mostEntries = 1_000;
const mostUnpacked = 100;

/** What is unpacked at most, to be looked through; an ordinary CV's text has some hundred kilobytes. */
const mostRead = 4 * 1024 * 1024;

/** Elements within each other, attributes of one; each is held in memory until it ends. */
const mostNested = 1_000;

/**
 * Judges a DOCX by its content types and relations (ECMA-376 Part 2) and by the fields in its text. Only these parts are
 * unpacked, piece by piece; one with macros, or one that would unpack to far more than it is, is refused.
 */
export async function inspectDocx(bytes: Buffer): Promise<InspectedCv> {
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true });
    if (archive.entryCount > mostEntries) return { refused: "unpacks too far" };
    const entries: Entry[] = [];
    let unpacked = 0;
    for await (const entry of archive.eachEntry()) {
      entries.push(entry);
      unpacked += entry.uncompressedSize;
      if (unpacked > mostUnpacked * bytes.length) return { refused: "unpacks too far" };
      if (/(^|\/)(vbaProject\.bin|vbaData\.xml)$/i.test(entry.fileName)) return { refused: "macros" };
    }
    return await judge(archive, entries);
  } catch {
    return { refused: "another kind" };
  }
}

async function judge(archive: ZipFile, entries: Entry[]): Promise<InspectedCv> {
  const found: string[] = [];
  let left = mostRead;
  const read = async (entry: Entry, see: Seen) => {
    left -= entry.uncompressedSize;
    if (left < 0) return false;
    await readXml(await archive.openReadStreamPromise(entry), see);
    return true;
  };
  const types = new Map<string, string>();
  for (const entry of entries.filter(({ fileName }) => /^\[content_types\]\.xml$/i.test(fileName))) {
    const typed: Seen = {
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
    const related: Seen = {
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
    const whole = await read(entry, fieldsInto(found)).catch(() => false);
    if (!whole) found.push(marks.unread);
  }
  return { kind: "docx", mark: markOf(found) };
}

/** What is said of a relation by the end of its type; the strict and the usual form of the standard end alike. */
const relations: Record<string, string> = {
  oleobject: marks.file,
  package: marks.file,
  afchunk: marks.file,
  control: marks.control,
  activexcontrolbinary: marks.control,
  webextension: marks.control,
  webextensiontaskpanes: marks.control,
};

/** A link is followed only when it is pressed, and a template on the writer's own disk isn't on the reader's. */
function markOfRelation(type: string, target: string, external: boolean): string | undefined {
  const harmless = type === "hyperlink" || (type === "attachedtemplate" && ownDisk.test(target));
  return relations[type] ?? (external && !harmless ? marks.elsewhere : undefined);
}

const ownDisk = /^(file:\/\/\/)?[a-z]:[\\/]/i;

/** A field's code stands whole in an attribute, or in pieces between the signs of its beginning and its end. */
function fieldsInto(found: string[]): Seen {
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

type Seen = {
  /** An element, by its name without prefix. */
  open: (name: string, attributes: Record<string, string>) => void;
  /** A text, with the element it stands in. */
  text?: (inside: string, text: string) => void;
  end?: () => void;
};

/** @throws Error where a part is no XML; its size was judged before, and what is longer than it says ends in an error too */
async function readXml(stream: Readable, { open, text, end }: Seen): Promise<void> {
  const xml = sax.parser(true);
  xml.onerror = (error) => {
    throw error;
  };
  let inside = "";
  let depth = 0;
  let attributes = 0;
  xml.onattribute = () => {
    attributes += 1;
    if (attributes > mostNested) throw new Error("no Word document has so many attributes");
  };
  xml.onopentag = ({ name, attributes: given }) => {
    depth += 1;
    if (depth > mostNested) throw new Error("no Word document is nested so deep");
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
