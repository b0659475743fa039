import { createHash } from "node:crypto";

/** Ten letters for a file's name that change with its text, so that it may be cached for ever. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 10);
}
