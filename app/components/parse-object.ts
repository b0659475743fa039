/** The object or list that a JSON text holds; undefined for any other text, such as a proxy's page, and for none. */
export function parseObject(text: string | null): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
