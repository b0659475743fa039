import { globSync } from "node:fs";
import { ContentError } from "../data/content-error.ts";
import { currentContent } from "../data/open-content.server.ts";
import { readPaths } from "../data/paths.server.ts";
import { alike, readRedirectEntries, redirectsFile } from "../data/redirects.server.ts";
import { remedyForLink } from "./links.server.ts";

/** Addresses below these belong to the server and to the build's own files. */
const notForPages = ["/api", "/healthz", "/readyz", "/assets", "/pictures"];

/** Redirects from an address that has a page, to one that has none, to another redirect, and doubled ones. */
export function redirectsThatCannotBe(): ContentError[] {
  const entries = readRedirectEntries();
  const firstOf = new Map<string, number>();
  for (const [index, { from }] of entries.entries())
    if (!firstOf.has(alike(from))) firstOf.set(alike(from), index);
  const taken = new Set([...readPaths().everyPath, ...filesOfTheSite()].map(alike));
  return entries.flatMap(({ from, to }, index) => {
    const mistake = (field: "from" | "to", remedy: string) => [
      new ContentError(`content/${redirectsFile}`, `redirects (entry ${index + 1}).${field}`, remedy),
    ];
    const key = alike(from);
    const first = firstOf.get(key) ?? index;
    if (first !== index)
      return mistake(
        "from",
        `${from} is the same address as ${entries[first]?.from} in entry ${first + 1}; take one of the two out`,
      );
    if (taken.has(key))
      return mistake("from", `${from} has a page, which is shown in any case; take this redirect out`);
    if (notForPages.some((own) => key === own || key.startsWith(`${own}/`)))
      return mistake("from", `${from} belongs to the server itself; take this redirect out`);
    if (to === undefined || !to.startsWith("/")) return [];
    const path = to.replace(/[?#].*$/, "");
    if (firstOf.has(alike(path)))
      return mistake(
        "to",
        `${to} is itself a redirect; write the page that visitors should see, or \`gone: true\` in place of this line`,
      );
    if (path === "/404")
      return mistake("to", "for an address without a successor write `gone: true` in place of this line");
    const remedy = remedyForLink(to);
    return remedy ? mistake("to", remedy) : [];
  });
}

/** What lies beside the pages under its own name. */
function filesOfTheSite(): string[] {
  return globSync("public/**/*.*", { cwd: currentContent().root }).map((file) =>
    file.replaceAll("\\", "/").slice("public".length),
  );
}
