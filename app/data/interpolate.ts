/**
 * A sentence of `content/` with its placeholders filled.
 * @param copy such as “Up to {size} MB”; a placeholder without a value stays as it is written
 * @param values by the name between the braces
 */
export function interpolate(copy: string, values: Record<string, string | number>): string {
  return copy.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
