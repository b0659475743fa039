/**
 * Where people reach this server's desk: where the forms post to if the pages are hosted elsewhere, else where the site is,
 * else on this machine.
 * @param siteUrl for which the pages were built; `http://localhost:3000` if that was not set, whatever the port
 */
export function deskAddress(
  { FORMS_URL, SITE_URL }: Partial<Record<"FORMS_URL" | "SITE_URL", string | undefined>>,
  siteUrl: string | undefined,
  port: number,
): string {
  const built = siteUrl && new URL(siteUrl).hostname !== "localhost" ? siteUrl : undefined;
  return new URL("/desk", FORMS_URL || SITE_URL || built || `http://localhost:${port}`).href;
}
