import type { BuildManifest } from "../files/build-manifest.ts";
import { isOwnOrigin } from "../http/request.ts";

/** Whether a post is `refused` because of where it came from, and the origin of another site that may post. */
export type SenderOrigin = { refused: boolean; foreign: string | undefined };

/**
 * Decides whether the page that sent a post may do so. Browsers name it by `Origin` and `Sec-Fetch-Site`, which a page cannot
 * forge; a post without either does not come from a page in a browser and is accepted.
 * @param headers of the post
 * @param allowed further origins whose pages may post, in lower case
 */
export function senderOrigin(
  headers: Headers,
  manifest: BuildManifest,
  allowed: readonly string[],
): SenderOrigin {
  const origin = headers.get("origin")?.toLowerCase() ?? null;
  const relation = headers.get("sec-fetch-site");
  if (origin && allowed.includes(origin)) return { refused: false, foreign: origin };
  if (relation === "same-origin" || relation === "none") return own;
  if (origin === null) return relation ? refused : own;
  return isOwnOrigin(origin, headers, manifest.siteUrl) ? own : refused;
}

const own: SenderOrigin = { refused: false, foreign: undefined };
const refused: SenderOrigin = { refused: true, foreign: undefined };
