import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss, { type Declaration } from "postcss";
import { expect, test } from "vitest";

const tokensFile = "app/styles/tokens.css";
const sheets = globSync("{app,desk}/**/*.css").map((file) => ({
  file,
  root: postcss.parse(readFileSync(file, "utf8")),
}));

/** The declarations of all sheets but the tokens' that `isWrong` objects to, as people find them again. */
function declarations(isMatch: (declaration: Declaration) => boolean): string[] {
  const matches: string[] = [];
  for (const { file, root } of sheets)
    if (file !== tokensFile)
      root.walkDecls((declaration) => {
        if (isMatch(declaration))
          matches.push(
            `${file}:${declaration.source?.start?.line} ${declaration.prop}: ${declaration.value}`,
          );
      });
  return matches;
}

const colour =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(white|black|red|green|blue|gr[ae]y|orange|yellow)\b/i;

test("every colour is defined once, as a token, and used from there", () => {
  // Of a mask only the opacity counts.
  const offenders = declarations(
    ({ prop, value }) => !/^(-webkit-)?mask/.test(prop) && colour.test(value.replace(/var\(--[\w-]+/g, "")),
  );
  expect(offenders).toEqual([]);
  const drawings = [
    ...globSync("{app,desk}/**/*.tsx", { exclude: ["**/*.test.tsx"] }),
    ...globSync("assets/*.ts", { exclude: ["**/*.test.ts"] }),
  ];
  expect(drawings.filter((file) => /[=:] ?"#[0-9a-f]{3,8}"/i.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("every token that a rule uses exists, and every token is used", () => {
  const used = new Set<string>();
  const declared = new Set<string>();
  for (const { root } of sheets)
    root.walkDecls(({ prop, value }) => {
      if (prop.startsWith("--")) declared.add(prop);
      for (const [, name = ""] of value.matchAll(/var\((--[\w-]+)/g)) used.add(name);
    });
  for (const file of globSync("{app,assets,desk}/**/*.{ts,tsx}"))
    for (const [, before = "", name = "", colon] of readFileSync(file, "utf8").matchAll(
      /(var\(|setProperty\(")?(--[a-z](?:[\w-]*\w)?)(?![\w-])("?:)?/g,
    )) {
      if (before === "var(") used.add(name);
      else if (before || colon) declared.add(name);
    }
  expect([...used].sort()).toEqual([...declared].sort());
});

/** The classes that a module declares, and those that its own rules and those of others compose from it. */
const modules = new Map(
  sheets.map(({ file }) => [file, { declared: new Set<string>(), used: new Set<string>() }]),
);
for (const { file, root } of sheets) {
  root.walkRules(({ selector }) => {
    for (const [, name = ""] of selector.replace(/:global\([^)]*\)/g, "").matchAll(/\.([a-z][\w-]*)/gi))
      modules.get(file)?.declared.add(name);
  });
  root.walkDecls("composes", ({ value }) => {
    const [, names = "", from] = /^(.*?)(?: from (.*))?$/.exec(value) ?? [];
    const source = from?.startsWith('"') ? path.join(path.dirname(file), from.slice(1, -1)) : file;
    if (from !== "global") for (const name of names.split(" ")) modules.get(source)?.used.add(name);
  });
}

test("every class that a component names stands in its sheet, and every class of a sheet is used", () => {
  const missing: string[] = [];
  for (const file of globSync("{app,desk}/**/*.{astro,ts,tsx}")) {
    const script = readFileSync(file, "utf8");
    for (const [, name = "", from = ""] of script.matchAll(/^import (\w+) from "(.+\.module\.css)"/gm)) {
      const sheet = path.join(path.dirname(file), from);
      const { declared, used } = modules.get(sheet) ?? { declared: new Set(), used: new Set() };
      const code = script.replace(/^import .*/gm, "");
      for (const [, property = ""] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))) {
        used.add(property);
        if (!declared.has(property)) missing.push(`${file}: ${sheet} has no class ${property}`);
      }
      // A class is picked by a value: any of the sheet's may be.
      if (code.includes(`${name}[`)) for (const property of declared) used.add(property);
    }
  }
  expect(missing).toEqual([]);
  const unused = [...modules].flatMap(([file, { declared, used }]) =>
    file.endsWith(".module.css")
      ? [...declared].filter((name) => !used.has(name)).map((name) => `${file}: .${name}`)
      : [],
  );
  expect(unused).toEqual([]);
});
