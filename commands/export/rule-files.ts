import type { ExportedFile, ExportedSite } from "./exported-site.ts";

/** One block of a `_headers` file, which Netlify and Cloudflare Pages read alike. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/**
 * The rules of a `_headers` file. No header is set by two rules that match one path, since platforms join such twins; so
 * the policy stands in the rules of single files, and the page for unknown addresses brings its own.
 * @param pages those that get a rule each
 * @param folders whose files share one rule: it counts for what is missing there too
 */
export function headerRules(
  site: ExportedSite,
  pages: readonly ExportedFile[],
  folders: readonly string[] = ["assets", "pictures"],
): HeaderRule[] {
  const { "Content-Security-Policy": policy = "", ...everywhere } = site.everywhere;
  const own = ({ headers }: ExportedFile) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in everywhere)));
  const groups = folders.flatMap((folder) => {
    const one = site.files.find(({ address }) => address.startsWith(`/${folder}/`));
    const cache = one?.headers["Cache-Control"] ?? "";
    return one
      ? [{ path: `/${folder}/*`, headers: { "Content-Security-Policy": policy, "Cache-Control": cache } }]
      : [];
  });
  const single = site.files.filter(({ address }) => !folders.some((one) => address.startsWith(`/${one}/`)));
  return [
    { path: "/*", headers: everywhere },
    ...groups,
    ...[...pages, ...single].map((file) => ({ path: file.address, headers: own(file) })),
  ];
}

export function isData({ address }: ExportedFile): boolean {
  return address.endsWith(".data");
}

export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
    )
    .join("\n");
}

/** One line of a `_redirects` file. */
export type RedirectRule = { from: string; to: string; status: number };

/** Old addresses as they are written and in small letters; those that are gone only where `gone` names a page to show. */
export function redirectRules({ redirects }: ExportedSite, gone?: string): RedirectRule[] {
  const spellings = redirects.flatMap((one) =>
    [...new Set([one.from, lowerCase(one.from)])].map((from) => ({ ...one, from })),
  );
  return spellings.flatMap(({ from, to = gone, status }) => (to === undefined ? [] : [{ from, to, status }]));
}

export function redirectsFile(rules: readonly RedirectRule[]): string {
  return rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");
}

/** Small letters, but percent signs with what follows them as they are. */
function lowerCase(address: string): string {
  return address.replace(/%[0-9a-f]{2}|[A-Z]/gi, (one) => (one.startsWith("%") ? one : one.toLowerCase()));
}
