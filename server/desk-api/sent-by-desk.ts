import type { BuildManifest } from "../files/build-manifest.ts";
import { isOwnOrigin } from "../http/is-own-origin.ts";

/**
 * Whether a request was sent by the desk's own page. Unlike the forms, which anybody may post to, the desk accepts no change
 * from a program that names no origin: browsers always name one.
 */
export function isSentByDesk(headers: Headers, { siteUrl }: Pick<BuildManifest, "siteUrl">): boolean {
  const relation = headers.get("sec-fetch-site");
  return relation === null
    ? isOwnOrigin(headers.get("origin") ?? "", headers, siteUrl)
    : relation === "same-origin";
}
