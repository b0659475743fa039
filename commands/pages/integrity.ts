import { createHash } from "node:crypto";

/** The hash of a file or an inline script, in the form that Subresource Integrity and the security policy use. */
export function integrity(content: string | Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
