/** A page that redirects at once, for hosts without redirects; search engines treat it as permanent. */
export function redirectPage(to: string): string {
  const address = to.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return [
    '<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"/>',
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/>',
    `<title>${address}</title><link rel="canonical" href="${address}"/>`,
    `<meta http-equiv="refresh" content="0; url=${address}"/></head>`,
    `<body><a href="${address}">${address}</a></body></html>\n`,
  ].join("");
}
