import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(Boolean);

/** What a guide tells its reader to make. */
const examples =
  /team|members\.|inventory-copy|InventoryCopy|inventories\.yaml|hi\/pages\/portfolio|^\.cards$/i;

/** The steps of the guides, each with the files it names and the names in code that stand beside them. */
const steps = globSync("docs/engineering/*.md").flatMap((guide) =>
  readFileSync(guide, "utf8")
    .replace(/```[\s\S]*?```/g, "")
    .split(/\n\n|\n(?=\s*(?:[-|]|\d+\.) )/)
    .map((text) => {
      const quoted = [...text.matchAll(/`([^`\n]+)`/g)]
        .map(([, words = ""]) => words)
        .filter((quote) => !examples.test(quote));
      return {
        guide,
        classes: quoted.filter((quote) => /^\.[a-z]\w*$/i.test(quote)),
        paths: quoted.filter((quote) =>
          /^\w[\w./-]*\.(astro|tsx?|mjs|css|ya?ml|html|svg|py|md)$/.test(quote),
        ),
        names: quoted
          .filter((quote) => /^[a-z]+[A-Z]\w*(\(\))?$|^([A-Z][a-z]+){2,}$/.test(quote))
          .map((quote) => quote.replace("()", "")),
      };
    }),
);

const findFiles = (path: string) => files.filter((file) => `/${file}`.endsWith(`/${path}`));

test("every file that a guide for engineers names exists", () => {
  const missing = steps.flatMap(({ guide, paths }) =>
    paths.filter((path) => findFiles(path).length === 0).map((path) => `${guide}: ${path}`),
  );
  expect(steps.flatMap(({ paths }) => paths).length).toBeGreaterThan(50);
  const commands = globSync("docs/engineering/*.md").flatMap(
    (guide) => readFileSync(guide, "utf8").match(/\btests\/[\w./-]*\w/g) ?? [],
  );
  missing.push(...commands.filter((path) => !examples.test(path) && !existsSync(path)));
  expect(missing).toEqual([]);
});

test("every name in a guide for engineers stands in one of its files", () => {
  const missing = steps.flatMap(({ guide, paths, names }) => {
    const sources = (
      paths.length > 0 ? paths.flatMap(findFiles) : files.filter((file) => /\.(tsx?|mjs)$/.test(file))
    ).map((file) => readFileSync(file, "utf8"));
    return names
      .filter((name) => !sources.some((source) => source.includes(name)))
      .map((name) => `${guide}: ${name}, beside ${paths.join(", ")}`);
  });
  expect(steps.flatMap(({ names }) => names).length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test("every class that a guide for engineers names beside a style sheet stands in it", () => {
  const missing = steps.flatMap(({ guide, paths, classes }) => {
    const sheets = paths.filter((path) => path.endsWith(".css")).flatMap(findFiles);
    const sources = sheets.map((file) => readFileSync(file, "utf8"));
    return classes
      .filter((name) => sheets.length > 0 && !sources.some((source) => source.includes(name)))
      .map((name) => `${guide}: ${name}, beside ${sheets.join(", ")}`);
  });
  expect(missing).toEqual([]);
});
