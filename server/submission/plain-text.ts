/**
 * A visitor's words, safe to print on a terminal: without control characters or changes of writing direction.
 * @param text line breaks stay
 */
export function plainText(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, " ").replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}
