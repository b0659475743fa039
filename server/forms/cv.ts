import { connect } from "node:net";
import { addAbortSignal } from "node:stream";
import { text } from "node:stream/consumers";
import type { FieldProblem } from "../submission/form-rules.ts";
import type { CvKind } from "../submission/submission.ts";

/**
 * Judges a file by its content: by a few searches, each of which takes time in proportion to its size. Nothing is unpacked,
 * decoded or followed; what that leaves undetected is described in docs/decisions/cvs.md. Only what its content leaves open
 * (a web page for Word, a locked file) is decided by the sender's name for it.
 * @returns its kind, and a warning for the staff in words that follow “it”; or why it is refused
 */
export function inspectCv(
  bytes: Buffer,
  name: string,
): { kind: CvKind; mark: string | null } | { error: FieldProblem } {
  // One character for each byte.
  const text = bytes.toString("latin1");
  const ending = name.toLowerCase().slice(name.lastIndexOf("."));
  for (const { kind, signature, directory, main, macros, named, mark } of officeFiles) {
    const start = text.startsWith(signature) && (named ?? ending) === ending ? text.indexOf(directory) : -1;
    const names = start < 0 ? "" : text.slice(start).toLowerCase();
    if (!names.includes(main)) continue;
    return macros.some((macro) => names.includes(macro)) ? { error: "macros" } : { kind, mark };
  }
  for (const { kind, signature, at, mark } of plainFiles)
    if (signature.some((bytes) => text.startsWith(bytes, at))) return { kind, mark };
  const words = trimBeginning(text.slice(0, beginning));
  if (ending === ".doc" && (words.startsWith("<") || words.includes("mime-version:")))
    return text.toLowerCase().includes("editdata.mso")
      ? { error: "macros" }
      : { kind: "doc", mark: "is a web page that Word opens" };
  const start = text.slice(0, beginning + "%PDF-".length).indexOf("%PDF-");
  const isOffice = officeFiles.some(({ signature }) => text.startsWith(signature));
  if (start < 0 || isOffice || words.startsWith("<")) return { error: "kind" };
  const marks: string[] = pdfMarks.filter(([name]) => hasName(text, name)).map(([, mark]) => mark);
  if (trimBeginning(text.slice(0, start)) !== "") marks.unshift("has something before its beginning");
  return { kind: "pdf", mark: [...new Set(marks)].join("; ") || null };
}

/** In how many bytes readers look for the beginning of a PDF (Adobe's notes on ISO 32000-1, 7.5.2), and we for a web page's. */
const beginning = 1_024;

/** How a text begins, in lower case: without the mark of its encoding, zeros (UTF-16 has them) and blanks. */
function trimBeginning(start: string): string {
  const mark = ["\xef\xbb\xbf", "\xff\xfe", "\xfe\xff"].find((bytes) => start.startsWith(bytes)) ?? "";
  return start.slice(mark.length).replaceAll("\0", "").trim().toLowerCase();
}

const inUtf16 = (name: string) => Buffer.from(name, "utf16le").toString("latin1");
const [zip, compound] = ["PK\x03\x04", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"];

type OfficeFile = {
  kind: CvKind;
  /** How a file begins, and how the directory of its parts does. */
  signature: string;
  directory: string;
  /** In lower case: the part that every such file has, and those that hold macros. */
  main: string;
  macros: readonly string[];
  /** The ending of its name, where its parts don't tell. */
  named?: string;
  mark: string | null;
};

const officeFiles: readonly OfficeFile[] = [
  {
    // A ZIP (APPNOTE 4.3.12). A name follows its part's offset, whose last byte is 0 in a file of up to 16 MB.
    kind: "docx",
    signature: zip,
    directory: "PK\x01\x02",
    main: "\0word/",
    macros: ["vbaproject.bin"],
    mark: null,
  },
  {
    // OpenDocument 1.3, part 2, 3; a table or a presentation has the same parts.
    kind: "odt",
    signature: zip,
    directory: "PK\x01\x02",
    main: "\0content.xml",
    macros: ["\0basic/", "\0scripts/"],
    named: ".odt",
    mark: "is an OpenDocument text",
  },
  {
    // A compound file (MS-CFB 2.6.1), whose directory may be anywhere. All macros have that part (MS-OVBA 2.3.4.1).
    kind: "doc",
    signature: compound,
    directory: "",
    main: inUtf16("worddocument"),
    macros: [inUtf16("_vba_project")],
    mark: null,
  },
  {
    // MS-OFFCRYPTO 2.3.2; a locked table has the same parts.
    kind: "docx",
    signature: compound,
    directory: "",
    main: inUtf16("encryptedpackage"),
    macros: [],
    named: ".docx",
    mark: "is locked with a password",
  },
];

/** What is told by its first bytes alone. */
const plainFiles: readonly { kind: CvKind; signature: readonly string[]; at: number; mark: string }[] = [
  { kind: "rtf", signature: ["{\\rtf"], at: 0, mark: "is rich text (RTF)" },
  { kind: "jpg", signature: ["\xff\xd8\xff"], at: 0, mark: "is a photograph" },
  { kind: "png", signature: ["\x89PNG\r\n\x1a\n"], at: 0, mark: "is a photograph" },
  // ISO/IEC 23008-12, 10.2: the brands that telephones write.
  {
    kind: "heic",
    signature: ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"].map((brand) => `ftyp${brand}`),
    at: 4,
    mark: "is a photograph",
  },
];

/** What a PDF may do besides showing pages, by the name for it (ISO 32000): actions 12.6.4, attachments 7.11.4, locks 7.6. */
const pdfMarks = [
  ["/JavaScript", "carries JavaScript"],
  ["/JS", "carries JavaScript"],
  ["/Launch", "may start a program"],
  ["/EmbeddedFile", "carries another file"],
  ["/EmbeddedFiles", "carries another file"],
  ["/Encrypt", "is locked with a password"],
] as const;

/** Whether a PDF has a name that is followed by what can follow one, unlike in a sentence or at the end of an address. */
function hasName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    let next = at + name.length;
    while ("\0\t\n\f\r ".includes(text[next] ?? "-")) next += 1;
    if ("/<>[(%0123456789".includes(text[next] ?? "-")) return true;
  }
  return false;
}

/** Asks a virus scanner about a file; `unknown` if it gives no answer, by then (of `performance.now()`) at the latest. */
export type ScanCv = (bytes: Uint8Array, latest?: number) => Promise<"clean" | "infected" | "unknown">;

/**
 * Uses clamd's INSTREAM command (clamd(8)): chunks, each preceded by its length in four bytes, a length of zero at the end, and
 * an answer such as `stream: OK` or `stream: Eicar-Signature FOUND`. After an exchange that ran out of time, no other begins for
 * a minute: each would keep a visitor waiting as long, and those in turn behind it.
 * @param url `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`
 */
export function createScan(url: string, timeoutMs = 10_000): ScanCv {
  const { protocol, hostname, port, pathname } = new URL(url);
  let pausedUntil = 0;
  return async (bytes, latest = Infinity) => {
    const remaining = Math.ceil(latest - performance.now());
    if (performance.now() < pausedUntil || remaining <= 0) return "unknown";
    const timeout = AbortSignal.timeout(Math.min(timeoutMs, remaining));
    const socket =
      protocol === "unix:"
        ? connect({ path: decodeURIComponent(pathname) })
        : connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 3310) });
    try {
      const reply = text(addAbortSignal(timeout, socket));
      socket.write("zINSTREAM\0");
      for (let start = 0; start < bytes.length; start += chunkBytes) {
        const chunk = bytes.subarray(start, start + chunkBytes);
        socket.write(lengthOf(chunk.length));
        socket.write(chunk);
      }
      socket.write(lengthOf(0));
      const answer = await reply;
      if (/ FOUND\0?\s*$/.test(answer)) return "infected";
      return /: OK\0?\s*$/.test(answer) ? "clean" : "unknown";
    } catch {
      if (timeout.aborted && remaining >= timeoutMs) pausedUntil = performance.now() + pauseMs;
      return "unknown";
    } finally {
      socket.on("error", () => {}).destroy();
    }
  };
}

const chunkBytes = 256 * 1024;
const pauseMs = 60_000;

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
