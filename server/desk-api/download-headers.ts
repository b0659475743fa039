import { cutText } from "../../formats/letters.ts";
import type { Cv } from "../store/database.ts";
import { cvTypes, plainText } from "../submission/submission.ts";

/**
 * The headers of a CV: it is downloaded, whatever its content. Its policy puts it into a sandbox, so that a browser that
 * displays it anyway runs and loads nothing, and gives it no origin.
 * @param inline to display it in a frame of the desk, which is done only for a PDF without warnings. The frame itself must
 * have no `sandbox`, in which Chromium displays no PDF; the policy's is equivalent and lets the PDF reader work.
 */
export function createCvHeaders(
  { kind, name, mark, bytes }: Pick<Cv, "kind" | "name" | "mark" | "bytes">,
  inline: boolean,
): Record<string, string> {
  const isPdf = kind === "pdf" && Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";
  const isInline = inline && isPdf && mark === null;
  return {
    "Content-Type": cvTypes[kind],
    "Content-Disposition": contentDisposition(createFileName(name, kind), isInline ? "inline" : "attachment"),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": isInline ? "SAMEORIGIN" : "DENY",
    "Content-Security-Policy": `sandbox; default-src 'none'; frame-ancestors ${isInline ? "'self'" : "'none'"}`,
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** RFC 6266 and RFC 8187: the full name, and a plain one for old browsers. */
export function contentDisposition(name: string, type: "attachment" | "inline" = "attachment"): string {
  const ascii = name.replace(/[^\w.-]+/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** The visitor's name for the file, without changes of writing direction, and with the ending of what the file really is. */
function createFileName(name: string, kind: Cv["kind"]): string {
  const printable = plainText(name.toWellFormed())
    .replace(/[\n/\\:*?"<>|]+/g, " ")
    .trim();
  const safe = cutText(printable, 150);
  const endings = [kind, ...(otherEndings[kind] ?? [])].map((ending) => `.${ending}`);
  return endings.some((ending) => safe.toLowerCase().endsWith(ending)) ? safe : `${safe || "cv"}.${kind}`;
}

const otherEndings: Partial<Record<Cv["kind"], readonly string[]>> = { jpg: ["jpeg"], heic: ["heif"] };
