import { setImmediate } from "node:timers/promises";
import { inspectDoc } from "./cv/inspect-doc.ts";
import { inspectDocx } from "./cv/inspect-docx.ts";
import { inspectPdf } from "./cv/inspect-pdf.ts";
import type { InspectedCv } from "./cv/inspected-cv.ts";

/**
 * Judges a file by its content, never by its name or declared type. A document with macros, or one that would unpack to far
 * more than its size, is refused; anything else that a CV does not need is named in its mark.
 */
export async function inspectCv(bytes: Buffer): Promise<InspectedCv> {
  // Node frees the memory of a CV only between two tasks: without this pause, eight at once took 30 MB more.
  await setImmediate();
  if (begins(withoutLeadingSpace(bytes), "%PDF-")) return inspectPdf(bytes);
  if (begins(bytes, "PK\x03\x04")) return inspectDocx(bytes);
  if (begins(bytes, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) return inspectDoc(bytes);
  return { refused: "another kind" };
}

function begins(bytes: Buffer, signature: string): boolean {
  return bytes.toString("latin1", 0, signature.length) === signature;
}

/** Some programs write a line break before `%PDF-`; readers accept it. */
function withoutLeadingSpace(bytes: Buffer): Buffer {
  let start = 0;
  while (start < 16 && [9, 10, 13, 32].includes(bytes[start] ?? 0)) start += 1;
  return bytes.subarray(start);
}
