import type { ExportedSite } from "./exported-site.ts";
import { type Folder, htmlFile } from "./folder.ts";
import {
  type HeaderRule,
  headerRules,
  headersFile,
  isData,
  type RedirectRule,
  redirectRules,
  redirectsFile,
} from "./rule-files.ts";

/** What Cloudflare Pages takes (developers.cloudflare.com/pages/configuration, headers and redirects). */
const most = { headerRules: 100, headerLine: 2_000, redirects: 2_000, redirectLine: 1_000 };

/**
 * Cloudflare Pages: `_headers` with a rule a page, `_redirects` with the pages' small-letter spellings. 410 it cannot
 * answer: what is gone is not found.
 * @throws Error when the site is larger than what its files may say
 */
export async function exportForCloudflare(site: ExportedSite, folder: Folder): Promise<void> {
  const data = site.files.filter(isData);
  const rest = site.files.filter((file) => !isData(file));
  const [rule] = headerRules({ ...site, files: data.slice(0, 1) }, []).slice(1);
  const rules = [
    ...headerRules({ ...site, files: rest }, site.pages),
    ...(rule ? [{ ...rule, path: "/*.data" }] : []),
  ];
  const spellings = site.aliases.map(({ address, of }) => ({ from: address, to: of, status: 301 }));
  const redirects = [...redirectRules(site), ...spellings];
  checkLimits(rules, redirects);
  for (const page of site.pages) await folder.copy(page, htmlFile(page));
  for (const file of site.files) await folder.copy(file, decodeURIComponent(file.address.slice(1)));
  await folder.copyWithPolicy(site.notFound, "404.html");
  await folder.write("_headers", headersFile(rules));
  await folder.write("_redirects", redirectsFile(redirects));
}

function checkLimits(rules: readonly HeaderRule[], redirects: readonly RedirectRule[]): void {
  const longest = (text: string) => Math.max(...text.split("\n").map((line) => line.length));
  const found = {
    headerRules: rules.length,
    headerLine: longest(headersFile(rules)),
    redirects: redirects.length,
    redirectLine: longest(redirectsFile(redirects)),
  };
  const names = {
    headerRules: "rules in _headers",
    headerLine: "characters in a line of _headers",
    redirects: "lines in _redirects",
    redirectLine: "characters in a line of _redirects",
  };
  for (const key of Object.keys(most) as (keyof typeof most)[]) {
    if (found[key] > most[key])
      throw new Error(
        `Cloudflare Pages takes at most ${most[key]} ${names[key]}; this site needs ${found[key]}. Build for another platform, or let our own server hand out the pages.`,
      );
  }
}
