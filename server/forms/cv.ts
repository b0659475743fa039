import { connect } from "node:net";
import { addAbortSignal } from "node:stream";
import { text } from "node:stream/consumers";
import type { FieldProblem } from "../submission/form-rules.ts";
import type { CvKind } from "../submission/submission.ts";

/**
 * Judges a file by its content, never by its name or declared type: by a few searches, each of which takes time in proportion
 * to its size. Nothing is unpacked, decoded or followed; what that leaves undetected is described in
 * docs/decisions/cvs.md.
 * @returns its kind, and a warning for the staff in words that follow “it”; or why it is refused
 */
export function inspectCv(bytes: Buffer): { kind: CvKind; mark: string | null } | { error: FieldProblem } {
  // One character for each byte.
  const text = bytes.toString("latin1");
  // Some programs write a line break before `%PDF-`; readers accept it.
  if (text.slice(0, 20).trimStart().startsWith("%PDF-")) {
    const marks = pdfMarks.filter(([name]) => hasName(text, name)).map(([, mark]) => mark);
    return { kind: "pdf", mark: [...new Set(marks)].join("; ") || null };
  }
  for (const { kind, signature, directory, main, macros } of wordFiles) {
    const start = text.startsWith(signature) ? text.indexOf(directory) : -1;
    const names = start < 0 ? "" : text.slice(start).toLowerCase();
    if (names.includes(main)) return names.includes(macros) ? { error: "macros" } : { kind, mark: null };
  }
  return { error: "kind" };
}

const inUtf16 = (name: string) => Buffer.from(name, "utf16le").toString("latin1");

/**
 * What Word writes: how a file begins, how the directory of its parts does, and the names there, in small letters, of the part
 * without which it is no document, and of its macros.
 */
const wordFiles = [
  {
    // A ZIP (APPNOTE 4.3.12). A name follows its part's offset, whose last byte is 0 in a file of up to 16 MB.
    kind: "docx",
    signature: "PK\x03\x04",
    directory: "PK\x01\x02",
    main: "\0word/",
    macros: "vbaproject.bin",
  },
  {
    // A compound file (MS-CFB 2.6.1), whose directory may be anywhere. All macros have that part (MS-OVBA 2.3.4.1).
    kind: "doc",
    signature: "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
    directory: "",
    main: inUtf16("worddocument"),
    macros: inUtf16("_vba_project"),
  },
] as const;

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

/** Asks a virus scanner about a file; `unknown` if it gives no answer. */
export type ScanCv = (bytes: Uint8Array) => Promise<"clean" | "infected" | "unknown">;

/**
 * Uses clamd's INSTREAM command (clamd(8)): chunks, each preceded by its length in four bytes, a length of zero at the end, and
 * an answer such as `stream: OK` or `stream: Eicar-Signature FOUND`. After an exchange that ran out of time, no other begins for
 * a minute: each would keep a visitor waiting as long, and those in turn behind it.
 * @param url `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`
 */
export function createScan(url: string, timeoutMs = 10_000): ScanCv {
  const { protocol, hostname, port, pathname } = new URL(url);
  let pausedUntil = 0;
  return async (bytes) => {
    if (performance.now() < pausedUntil) return "unknown";
    const timeout = AbortSignal.timeout(timeoutMs);
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
      if (timeout.aborted) pausedUntil = performance.now() + pauseMs;
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
