import { getMimeType, mimes } from "hono/utils/mime";

/**
 * The media type of a built file.
 * @param path any path; only its ending counts
 */
export function contentType(path: string): string {
  return getMimeType(path, types) ?? "application/octet-stream";
}

/** React Router's client requests `.data` files when it navigates; the type is the framework's own. */
const types = { ...mimes, data: "text/x-script; charset=utf-8" };
