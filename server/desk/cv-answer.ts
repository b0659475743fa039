import type { Cv } from "../store/database.ts";
import { plainText } from "../submission/plain-text.ts";

const types: Record<Cv["kind"], string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/**
 * The headers with which a CV is given out: to be saved, whatever its bytes are. Its own policy puts it into a sandbox:
 * should a browser show it all the same, it may run and load nothing, and is of no origin.
 * @param shown asks to show it in a frame of the desk, which is done with a PDF of which nothing is to be feared. The frame
 * must have no `sandbox` of its own, in which Chromium shows no PDF; the policy's is the same and lets its reader work.
 */
export function cvHeaders(
  { kind, name, mark, bytes }: Pick<Cv, "kind" | "name" | "mark" | "bytes">,
  shown: boolean,
): Record<string, string> {
  const isPdf = kind === "pdf" && Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";
  const inline = shown && isPdf && mark === null;
  return {
    "Content-Type": types[kind],
    "Content-Disposition": attachment(withEnding(name, kind), inline ? "inline" : "attachment"),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": inline ? "SAMEORIGIN" : "DENY",
    "Content-Security-Policy": `sandbox; default-src 'none'; frame-ancestors ${inline ? "'self'" : "'none'"}`,
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** RFC 6266 with RFC 8187: any name for browsers, and a plain one for what is older. */
export function attachment(name: string, how: "attachment" | "inline" = "attachment"): string {
  const plain = name.replace(/[^\w.-]+/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The visitor's name for the file without what turns writing round, ending as what it truly is. */
function withEnding(name: string, kind: Cv["kind"]): string {
  const whole = plainText(name.toWellFormed())
    .replace(/[\n/\\:*?"<>|]+/g, " ")
    .trim();
  // By characters: half an emoji cannot be sent.
  const safe = Array.from(whole).slice(0, 150).join("");
  return safe.toLowerCase().endsWith(`.${kind}`) ? safe : `${safe || "cv"}.${kind}`;
}
