import { globSync, readFileSync } from "node:fs";
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
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/(--[a-z][\w-]*)/g)) {
      used.add(name);
      declared.add(name);
    }
  expect([...used].sort()).toEqual([...declared].sort());
});
