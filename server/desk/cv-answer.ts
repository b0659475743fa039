import { plainText } from "../inbox/plain-text.ts";
import type { Cv } from "../store/database.ts";

const types: Record<Cv["kind"], string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/**
 * The headers with which a CV is given out: to be saved, never to be shown, whatever its bytes are. Should a browser show
 * it all the same, it may run and load nothing, and is of no origin.
 */
export function cvHeaders({ kind, name }: Pick<Cv, "kind" | "name">): Record<string, string> {
  return {
    "Content-Type": types[kind],
    "Content-Disposition": attachment(withEnding(name, kind)),
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** RFC 6266 with RFC 8187: any name for browsers, and a plain one for what is older. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The visitor's name for the file without what turns writing round, ending as what it truly is. */
function withEnding(name: string, kind: Cv["kind"]): string {
  const safe = plainText(name.toWellFormed())
    .replace(/[\n/\\:*?"<>|]+/g, " ")
    .trim()
    .slice(0, 150);
  return safe.toLowerCase().endsWith(`.${kind}`) ? safe : `${safe || "cv"}.${kind}`;
}
