/** The object or list in a JSON text; undefined for null and any other text, such as a proxy's error page. */
export function parseObject(text: string | null): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
