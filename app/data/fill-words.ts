/**
 * A sentence of `content/` with its places filled.
 * @param words such as “Up to {size} MB”; a place without a value stays as it is written
 * @param values by the name between the braces
 */
export function fillWords(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
