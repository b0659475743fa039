import type { BuildManifest } from "../files/build-manifest.ts";

/** Where a post came from: `refused`, or taken, with the other site's origin when it is one that may. */
export type SenderOrigin = { refused: boolean; foreign: string | undefined };

/**
 * Decides whether the page that sent a post may do so. Browsers name it by `Origin` and `Sec-Fetch-Site`, and a page
 * cannot forge either; a post without both comes from no browser page and is taken.
 * @param headers of the post
 * @param allowed more origins whose pages may post
 */
export function senderOrigin(
  headers: Headers,
  manifest: BuildManifest,
  allowed: readonly string[],
): SenderOrigin {
  const origin = headers.get("origin")?.toLowerCase() ?? null;
  const relation = headers.get("sec-fetch-site");
  if (origin && allowed.some((one) => one.toLowerCase() === origin))
    return { refused: false, foreign: origin };
  if (relation === "same-origin" || relation === "none") return own;
  if (origin === null) return relation ? refused : own;
  if (origin === new URL(manifest.siteUrl).origin) return own;
  return hostOf(origin) === headers.get("host")?.toLowerCase() ? own : refused;
}

const own: SenderOrigin = { refused: false, foreign: undefined };
const refused: SenderOrigin = { refused: true, foreign: undefined };

/** Behind a proxy that ends TLS the schemes differ, so hosts are compared. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
