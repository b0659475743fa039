import type { BuildManifest } from "../files/build-manifest.ts";

/**
 * Whether a request that changes something was sent by the desk's own page. Unlike the forms, which anybody may post to,
 * the desk takes nothing from a program that names no origin: a browser always does.
 */
export function isOwnOrigin(headers: Headers, manifest: BuildManifest): boolean {
  const relation = headers.get("sec-fetch-site");
  if (relation !== null) return relation === "same-origin";
  const origin = headers.get("origin")?.toLowerCase() ?? "";
  if (!URL.canParse(origin)) return false;
  // Behind a proxy that ends TLS the schemes differ, so hosts are compared.
  return (
    origin === new URL(manifest.siteUrl).origin || new URL(origin).host === headers.get("host")?.toLowerCase()
  );
}
