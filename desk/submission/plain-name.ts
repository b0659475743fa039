/**
 * A file's name as it is, letter by letter: signs that can't be seen, or that turn the writing round so that `cv[RLO]fdp.exe`
 * would look like a PDF, show as a dot.
 */
export function plainName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "·");
}
