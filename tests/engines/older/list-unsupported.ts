import { readFileSync } from "node:fs";
import bcd, { type BrowserName, type CompatStatement, type Identifier } from "@mdn/browser-compat-data";

/** browserslist's names for the browsers, each with MDN's. */
const names: Record<string, BrowserName> = {
  chrome: "chrome",
  edge: "edge",
  safari: "safari",
  ios_saf: "safari_ios",
  firefox: "firefox",
  samsung: "samsunginternet_android",
};

/** The oldest browsers the site is made for, as `browserslist` in package.json says, with their versions. */
const floor = (JSON.parse(readFileSync("package.json", "utf8")).browserslist as string[]).map((entry) => {
  const [, name = "", version = ""] = /^(\w+) *(?:>=)? *([\d.]+)/.exec(entry) ?? [];
  const browser = names[name];
  if (!browser)
    throw new Error(`package.json, browserslist: “${entry}” is no browser and version known here`);
  return { browser, version: Number(version) };
});

/**
 * What at least one browser of the floor does not know, by MDN's browser-compat-data.
 * @param section for example `["css", "properties"]`
 * @param depth how many names deep below the section
 * @returns paths below the section, for example `["text-wrap", "balance"]`; nothing below what is lacking as a whole
 */
export function listUnsupported(section: string[], depth: number): string[][] {
  const paths: string[][] = [];
  const visit = (parent: Identifier, parentPath: string[]) => {
    for (const [name, identifier] of Object.entries(parent) as [string, Identifier][]) {
      if (name.startsWith("__")) continue;
      const path = [...parentPath, name];
      const { __compat: statement } = identifier;
      if (statement && floor.some((browser) => !isSupported(browser, statement))) paths.push(path);
      else if (path.length < depth) visit(identifier, path);
    }
  };
  const root = section.reduce(
    (identifier, name) => identifier[name] as Identifier,
    bcd as unknown as Identifier,
  );
  visit(root, []);
  return paths;
}

/** Known counts what is known by this very name and without a switch, from the start and still. */
function isSupported({ browser, version }: (typeof floor)[number], { support }: CompatStatement): boolean {
  const statements = support[browser];
  if (!statements) return true;
  return [statements].flat().some(({ version_added: addedIn, version_removed: removedIn, ...conditions }) => {
    if (conditions.prefix || conditions.alternative_name || conditions.flags || typeof addedIn !== "string")
      return false;
    return number(addedIn) <= version && !(typeof removedIn === "string" && number(removedIn) <= version);
  });
}

/** “≤37” is at most 37; “preview” comes after every version. */
function number(version: string): number {
  return version === "preview" ? Number.POSITIVE_INFINITY : Number(version.replace("≤", ""));
}
