/**
 * Where people reach this server's desk: where the forms post when the pages lie elsewhere, else where the site is, else on
 * this machine.
 * @param settings as they are in the surroundings, where the build reads them too
 * @param siteUrl what the pages were built for; unless that was set, it is `http://localhost:3000`, whatever the port
 * @returns without a slash at the end, such as `https://www.example.com/desk`
 */
export function deskAddress(
  { FORMS_URL, SITE_URL }: Partial<Record<"FORMS_URL" | "SITE_URL", string | undefined>>,
  siteUrl: string | undefined,
  port: number,
): string {
  const built = siteUrl && new URL(siteUrl).hostname !== "localhost" ? siteUrl : undefined;
  return new URL("/desk", FORMS_URL || SITE_URL || built || `http://localhost:${port}`).href;
}
