/**
 * JSON for programs that is also safe to print on a terminal: characters that could control it or change the writing direction
 * are escaped.
 */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
