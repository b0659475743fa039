/**
 * Whether an `Origin` is the site's own: the one it was built for, or that of the host asked. Hosts are compared, because the
 * schemes differ behind a proxy that ends TLS.
 */
export function isOwnOrigin(origin: string, headers: Headers, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === new URL(siteUrl).origin || url.host === headers.get("host")?.toLowerCase();
}
