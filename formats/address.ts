/** A path decoded, with single slashes and none at its end; as it is if it is badly encoded. */
export function plainPath(path: string): string {
  const single = decode(path).replace(/\/{2,}/g, "/");
  return single.length > 1 ? single.replace(/\/$/, "") : single;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** One spelling for all paths that the server answers alike, in whatever case, with whatever slashes they are written. */
export function pathKey(path: string): string {
  return plainPath(path).toLowerCase();
}
