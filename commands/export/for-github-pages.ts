import type { ExportedSite } from "./exported-site.ts";
import { type Folder, htmlFile } from "./folder.ts";
import { redirectPage } from "./redirect-page.ts";
import { redirectRules } from "./rule-files.ts";

/**
 * GitHub Pages sends no headers of ours and knows no redirects: each page brings its policy itself, and an old address is
 * a page that leads on. What is gone is not found.
 */
export async function exportForGitHubPages(site: ExportedSite, folder: Folder): Promise<void> {
  for (const page of [...site.pages, ...site.aliases]) {
    await folder.copyWithPolicy(page, htmlFile(page));
    // With a slash at its end GitHub Pages looks for a page in a folder.
    if (page.address !== "/")
      await folder.copyWithPolicy(page, `${decodeURIComponent(page.address.slice(1))}/index.html`);
  }
  for (const file of site.files) await folder.copy(file, decodeURIComponent(file.address.slice(1)));
  for (const { from, to } of redirectRules(site))
    await folder.write(htmlFile({ address: from }), redirectPage(to));
  await folder.copyWithPolicy(site.notFound, "404.html");
  await folder.write(".nojekyll", "");
  const { hostname } = new URL(site.siteUrl);
  if (!hostname.endsWith(".github.io")) await folder.write("CNAME", `${hostname}\n`);
}
