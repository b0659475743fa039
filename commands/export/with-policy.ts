/**
 * Puts a page's security policy and referrer policy into its head, for hosts that don't send our headers. Browsers ignore
 * `frame-ancestors` there (HTML, 4.2.5.3), so it is left out.
 * @param headers the page's own, as our server would send them
 * @throws Error when the page doesn't begin with its character set, before which nothing may stand
 */
export function withPolicy(html: string, headers: Record<string, string>): string {
  const policy = (headers["Content-Security-Policy"] ?? "")
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors"))
    .join("; ");
  const [start] = /^<!DOCTYPE html><html[^>]*><head><meta char[sS]et="utf-8"\/?>/i.exec(html) ?? [];
  if (!start) throw new Error("A page does not begin with its character set; its policy finds no place.");
  const metas = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    `<meta name="referrer" content="${headers["Referrer-Policy"]}"/>`,
  ];
  return start + metas.join("") + html.slice(start.length);
}
