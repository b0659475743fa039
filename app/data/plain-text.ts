import { ContentError } from "./content-error.ts";

/**
 * Signs that show nothing and change what is read. Hindi needs U+200C and U+200D, and a text may hold a fixed space, but a
 * field may not begin with one.
 */
const unseen =
  /^ *(?:[\w-]+:)?\u00a0|(?![\t\r\n])[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/mu;

/**
 * A file's bytes as text.
 * @param file as the error names it
 * @throws ContentError where it is empty, isn't UTF-8, or holds signs that nobody sees
 */
export function plainText(file: string, bytes: Buffer): string {
  const text = decoded(bytes);
  if (text === undefined)
    throw new ContentError(
      file,
      "",
      "this file is saved in another encoding than UTF-8; save it once more as UTF-8 (mostly in “Save as”)",
    );
  if (text.trim() === "")
    throw new ContentError(
      file,
      "",
      `this file is empty; write its fields, or take the file back as it was kept last: git restore ${file}`,
    );
  const found = unseen.exec(text);
  if (!found) return text;
  const at = found.index + found[0].length;
  const line = text.slice(0, found.index).split("\n").length;
  const code = text
    .charCodeAt(at - 1)
    .toString(16)
    .toUpperCase()
    .padStart(4, "0");
  const [next = ""] = /^.{0,40}/.exec(text.slice(at)) ?? [];
  throw new ContentError(
    file,
    `line ${line}`,
    `a sign that can’t be seen (U+${code}) stands before “${next.trim()}”; type the line anew, without copying it`,
    { line },
  );
}

/** UTF-16 has a zero in every second byte of plain letters; no text of ours has one. */
function decoded(bytes: Buffer): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
