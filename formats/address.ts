/** A path decoded, with single slashes and none at its end; as it is if it is badly encoded. */
export function plainPath(path: string): string {
  const decoded = isEncoded(path) ? decodeURIComponent(path) : path;
  const single = decoded.replace(/\/{2,}/g, "/");
  return single.length > 1 ? single.replace(/\/$/, "") : single;
}

/** Whether every % in a text stands for something. */
export function isEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

/** One spelling for all paths that the server answers alike, in whatever case, with whatever slashes they are written. */
export function pathKey(path: string): string {
  return plainPath(path).toLowerCase();
}
