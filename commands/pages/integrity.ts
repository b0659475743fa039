import { createHash } from "node:crypto";

/** What a file or an inline script hashes to, as Subresource Integrity and the security policy name it. */
export function integrity(content: string | Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
