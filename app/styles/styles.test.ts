import { globSync, readFileSync } from "node:fs";
import postcss, { type AtRule, type Declaration, type Node } from "postcss";
import { expect, test } from "vitest";

const tokensFile = "app/styles/tokens.css";
const sheets = globSync("{app,desk,commands}/**/*.css").map((file) => ({
  file,
  root: postcss.parse(readFileSync(file, "utf8")),
}));
const drawings = globSync(
  ["{app,desk}/**/*.tsx", "commands/vacancies.ts", "commands/prepare/plan-template.ts"],
  {
    exclude: (file) => /\.test\.tsx$/.test(file),
  },
);

/** The declarations of all sheets but the tokens' that `isWrong` objects to, as people find them again. */
function found(isWrong: (declaration: Declaration) => boolean): string[] {
  const wrong: string[] = [];
  for (const { file, root } of sheets)
    if (file !== tokensFile)
      root.walkDecls((declaration) => {
        if (isWrong(declaration))
          wrong.push(`${file}:${declaration.source?.start?.line} ${declaration.prop}: ${declaration.value}`);
      });
  return wrong;
}

const colour =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(white|black|red|green|blue|gr[ae]y|orange|yellow)\b/i;

test("a colour is named once, among the tokens, and everything else takes it from there", () => {
  // Of a mask only the opacity counts.
  expect(
    found(
      ({ prop, value }) => !/^(-webkit-)?mask/.test(prop) && colour.test(value.replace(/var\(--[\w-]+/g, "")),
    ),
  ).toEqual([]);
  const painted = drawings.filter((file) => /[=:] ?"#[0-9a-f]{3,8}"/i.test(readFileSync(file, "utf8")));
  expect(painted, "drawings that name a colour of their own").toEqual([]);
});

test("every token that a rule asks for is there, and every token there is asked for", () => {
  const named = new Set<string>();
  const declared = new Set<string>();
  for (const { root } of sheets)
    root.walkDecls(({ prop, value }) => {
      if (prop.startsWith("--")) declared.add(prop);
      for (const [, name = ""] of value.matchAll(/var\((--[\w-]+)/g)) named.add(name);
    });
  const code = globSync("{app,commands,desk}/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  for (const text of code)
    for (const [, name = ""] of text.matchAll(/(--[a-z][\w-]*)/g)) {
      named.add(name);
      declared.add(name);
    }
  expect([...named].filter((name) => !declared.has(name)).sort()).toEqual([]);
  expect([...declared].filter((name) => !named.has(name)).sort()).toEqual([]);
});

/** Widths named in `tokens.css`, and why a sheet may ask for another. */
const widths = ["16rem", "48rem", "64rem", "80rem"];
/** “Below 16rem” in a rule that others compose: the build rewrites no ranges there for older browsers. */
const below16 = "15.999rem";
const widthsByReason = {
  "app/components/slider/slider.module.css": ["768px", "425px"], // docs/specification.md gives them.
  "app/pages/services/places/drawings/elevation.module.css": ["34rem"], // The letters on a drawn board get too small.
  // Two fields fit side by side.
  "app/pages/contact/enquiry-form.module.css": ["42rem"],
  "app/pages/career/application-form.module.css": ["36rem"],
};

test("pages change at four widths, the same everywhere", () => {
  const asked = new Set<string>();
  const others = sheets.flatMap(({ file, root }) => {
    const allowed = [...widths, below16, ...(widthsByReason[file as keyof typeof widthsByReason] ?? [])];
    const wrong: string[] = [];
    root.walkAtRules(/^(media|container)$/, ({ params, source }) => {
      for (const [width] of params.matchAll(/[\d.]+(rem|em|px)\b/g)) {
        asked.add(width);
        if (!allowed.includes(width)) wrong.push(`${file}:${source?.start?.line} ${params}`);
      }
    });
    return wrong;
  });
  expect(others).toEqual([]);
  expect([...asked]).toEqual(expect.arrayContaining(widths));
});

/** On paper lengths are real ones. */
function isPrinted(node: Node): boolean {
  if (node.type === "atrule" && (node as AtRule).name === "media" && /print/.test((node as AtRule).params))
    return true;
  return node.parent ? isPrinted(node.parent as Node) : false;
}

test("margins, paddings and gaps keep to the steps of one scale", () => {
  /** The hand-set width of a line, which no eye takes for a space. */
  const line = /^-?[12]px$/;
  const spaces = found((declaration) => {
    if (!/^(margin|padding|gap|row-gap|column-gap)/.test(declaration.prop) || isPrinted(declaration))
      return false;
    return !line.test(declaration.value) && /\d(rem|px|vw|vh|svh)\b/.test(declaration.value);
  });
  expect(spaces).toEqual([]);
});

/** Lettering that is set to fill its board, its strip or the window's width, whatever that is. */
const fitted = [
  "app/components/brand-mark",
  "app/components/client/clients-board",
  "app/pages/blog/blog-lead",
  "app/pages/blog/masthead",
  "app/pages/career/job-banner",
  "app/pages/contact/enquiry-form",
  "app/pages/home/hero-board",
  "app/pages/home/service-list",
  "app/pages/home/typed-lines",
  "app/pages/home/visiting-card",
  "app/pages/services/led-strip",
  "app/pages/services/service-hero",
  "app/pages/services/service-index",
  "app/pages/services/society/society-branding",
  "app/pages/services/trust",
].map((name) => `${name}.module.css`);

test("letters keep to the sizes of one scale, unless they are set to fill a board", () => {
  const sizes = found((declaration) => {
    if (!/^font(-size)?$/.test(declaration.prop) || isPrinted(declaration)) return false;
    return /\d(rem|px|vw|cqi|cqb|svh)\b/.test(declaration.value);
  });
  expect(sizes.filter((line) => !fitted.some((file) => line.startsWith(file)))).toEqual([]);
});
