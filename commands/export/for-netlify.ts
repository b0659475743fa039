import type { ExportedSite } from "./exported-site.ts";
import { type Folder, htmlFile } from "./folder.ts";
import { headerRules, headersFile, redirectRules, redirectsFile } from "./rule-files.ts";

/** Netlify: `_headers` with a rule a page (with and without a slash at its end), `_redirects` with 410 among them. */
export async function exportForNetlify(site: ExportedSite, folder: Folder): Promise<void> {
  const pages = [...site.pages, ...site.aliases];
  for (const page of pages) await folder.copy(page, htmlFile(page));
  for (const file of site.files) await folder.copy(file, decodeURIComponent(file.address.slice(1)));
  await folder.copyWithPolicy(site.notFound, "404.html");
  const slashed = pages.filter(({ address }) => address !== "/");
  const ruled = [...pages, ...slashed.map((page) => ({ ...page, address: `${page.address}/` }))];
  // Scripts and styles one by one, so that the answer for one that is missing is not kept for a year.
  const rules = headerRules(site, ruled, ["pictures"]);
  await folder.write("_headers", headersFile(rules));
  await folder.write("_redirects", redirectsFile(redirectRules(site, "/404.html")));
}
