/** A path decoded, without doubled or trailing slashes; undefined if it is badly encoded. */
export function plainPath(path: string): string | undefined {
  try {
    const single = decodeURIComponent(path).replace(/\/{2,}/g, "/");
    return single.length > 1 ? single.replace(/\/$/, "") : single;
  } catch {
    return undefined;
  }
}
