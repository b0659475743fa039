import type { ExportedFile, ExportedSite } from "./exported-site.ts";
import { type Folder, htmlFile } from "./folder.ts";
import { redirectPage } from "./redirect-page.ts";

/** Hosts that publish a folder as it is. */
type FileHost = "netlify" | "cloudflare" | "pages";

/**
 * A page and its small-letter spelling are each a file that carries its own policy. Netlify and Cloudflare Pages read
 * `_headers` and `_redirects`; GitHub Pages (`pages`) reads neither, so an old address there is a page that leads on.
 * Netlify alone can answer 410: elsewhere what is gone is not found.
 */
export async function exportForFileHost(site: ExportedSite, folder: Folder, host: FileHost): Promise<void> {
  for (const page of [...site.pages, ...site.aliases]) {
    await folder.copyWithPolicy(page, htmlFile(page));
    // With a slash at its end GitHub Pages looks for a page in a folder.
    if (host === "pages" && page.address !== "/")
      await folder.copyWithPolicy(page, `${decodeURIComponent(page.address.slice(1))}/index.html`);
  }
  for (const file of site.files) await folder.copy(file, decodeURIComponent(file.address.slice(1)));
  await folder.copyWithPolicy(site.notFound, "404.html");
  if (host === "pages") {
    for (const { from, to } of site.redirects)
      if (to) await folder.write(htmlFile({ address: from }), redirectPage(to));
    await folder.write(".nojekyll", "");
    const { hostname } = new URL(site.siteUrl);
    if (!hostname.endsWith(".github.io")) await folder.write("CNAME", `${hostname}\n`);
  } else {
    await folder.write("_headers", headersFile(site, host));
    await folder.write("_redirects", redirectsFile(site, host));
  }
}

/**
 * No header but the policy stands in two rules that match one path, since the hosts join such twins; of two policies
 * both are in force. Cloudflare takes 100 rules, so there they go by folder; on Netlify scripts and styles stand one by
 * one, so that the answer for one that is missing is not kept for a year.
 */
function headersFile({ everywhere, files }: ExportedSite, host: FileHost): string {
  const { "Content-Security-Policy": policy = "", ...others } = everywhere;
  const below = (name: string) => files.filter(({ address }) => address.startsWith(`/${name}/`));
  const one = (file: ExportedFile) => ({ ...file, path: file.address });
  const grouped = (path: string, some: ExportedFile[]) => some.slice(0, 1).map((file) => ({ ...file, path }));
  const assets = below("assets");
  const data = files.filter(({ address }) => address.endsWith(".data"));
  const byFolder = host === "cloudflare";
  const kept = [
    ...(byFolder ? grouped("/assets/*", assets) : assets.map(one)),
    ...grouped("/pictures/*", below("pictures")),
  ];
  const typed = byFolder ? grouped("/*.data", data) : data.map(one);
  const rules = [
    { path: "/*", headers: { ...others, "Content-Security-Policy": withoutSources(policy) } },
    ...kept.map(({ path, headers }) => ({
      path,
      headers: { "Content-Security-Policy": policy, "Cache-Control": headers["Cache-Control"] },
    })),
    ...typed.map(({ path, headers }) => ({ path, headers: { "Content-Type": headers["Content-Type"] } })),
  ];
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
    )
    .join("\n");
}

/** What of a policy holds for every page alike; which scripts and styles may run, each page says itself. */
function withoutSources(policy: string): string {
  return policy
    .split("; ")
    .filter((directive) => !/^(default|script|style)-src/.test(directive))
    .join("; ");
}

function redirectsFile({ redirects }: ExportedSite, host: FileHost): string {
  return redirects
    .filter(({ to }) => to || host === "netlify")
    .map(({ from, to = "/404.html", status }) => `${from} ${to} ${status}\n`)
    .join("");
}
