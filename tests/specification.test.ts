import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import GithubSlugger from "github-slugger";
import { expect, test } from "vitest";

const specification = readFileSync("docs/specification.md", "utf8");
const sections = [...specification.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number);

test("every section of the specification that the code names can be read in docs/specification.md", () => {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /^(app|server|commands|tests|content|bench)\/.*\.(tsx?|mjs|css|ya?ml|md)$/.test(file));
  const named = files.flatMap((file) =>
    existsSync(file) ? namedIn(readFileSync(file, "utf8")).map((section) => ({ file, section })) : [],
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ section }) => !sections.includes(section))).toEqual([]);
});

test("every link between documents leads to a file", () => {
  const links = globSync(["*.md", "docs/**/*.md", "content/README.md"]).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)/g)].map(([, target = ""]) => ({
      file,
      target,
    })),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ file, target }) => !existsSync(path.join(path.dirname(file), target)))).toEqual([]);
});

test("everything the staff’s guide lists under “I want to” leads to its part, and every part is listed", () => {
  const guide = readFileSync("content/README.md", "utf8");
  const slugger = new GithubSlugger();
  const parts = [...guide.matchAll(/^(#{2,3}) (.+)$/gm)].map(([, { length } = "", title = ""]) => ({
    slug: slugger.slug(title),
    isTask: length === 3,
  }));
  const linked = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, slug]) => slug);
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter((slug) => !parts.some((part) => part.slug === slug))).toEqual([]);
  expect(parts.filter(({ slug, isTask }) => isTask && !linked.includes(slug))).toEqual([]);
});

/** The numbers behind “specification, section 9”, “the specification's sections 3 to 5 and 8” and the like. */
function namedIn(source: string): string[] {
  const text = source.replace(/\n\s*\*\s/g, " ");
  const mentions = text.matchAll(
    /specification(?:[’']s)?,? sections? ((?:\d+(?:\.\d+)?(?:, | to | and )?)+)/g,
  );
  return [...mentions].flatMap(([, numbers = ""]) => numbers.match(/\d+(?:\.\d+)?/g) ?? []);
}
