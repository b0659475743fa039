import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import postcss, { type Declaration, type Rule } from "postcss";
import { readSite } from "../../app/data/site.server.ts";
import { type Board, readBoards } from "../../app/pages/services/places/boards.server.ts";
import { printFace } from "../prepare/font.ts";

/**
 * Draws the picture that a link preview shows of each board: the drawing of its built page, by day, beside its name and
 * size.
 * @param client the folder of the built pages; the pictures go into its `artwork`
 * @param css the site's style sheet, from which the drawings take their colours
 * @throws Error when a board's page holds no drawing
 */
export async function drawSharePictures(root: string, client: string, css: string): Promise<void> {
  const rules = rulesOf(css);
  const draw = async ({ slug, name, place, board, size, path: address }: Board) => {
    const html = await readFile(path.join(client, address, "index.html"), "utf8");
    const svg = pictureOf(html, rules, { name, lines: [board, size, place], brand: readSite().name });
    await writeFile(path.join(client, "artwork", `${slug}.jpg`), await paint(root, svg));
  };
  await Promise.all(readBoards().map(draw));
}

async function paint(root: string, svg: string): Promise<Buffer> {
  const fonts = path.join(root, ".generated/fonts.conf");
  await writeFile(
    fonts,
    `<fontconfig><dir>${path.join(root, path.dirname(printFace))}</dir><cachedir>${path.join(root, ".generated/fonts")}</cachedir></fontconfig>`,
  );
  // It is read when the first letter is drawn, in this process.
  process.env.FONTCONFIG_FILE ??= fonts;
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}

type Rules = { properties: Map<string, string>; classes: Map<string, Declaration[]> };

/** The sheet's custom properties and the rules of single classes, those for narrow windows, dark screens and print aside. */
function rulesOf(css: string): Rules {
  const rules: Rules = { properties: new Map(), classes: new Map() };
  postcss.parse(css).walkRules((rule) => {
    if (isConditional(rule)) return;
    const declared = rule.nodes.filter((node): node is Declaration => node.type === "decl");
    for (const selector of rule.selectors) {
      if (/^\.[\w-]+( path)?$/.test(selector))
        rules.classes.set(selector, [...(rules.classes.get(selector) ?? []), ...declared]);
      if (selector === ":root") for (const { prop, value } of declared) rules.properties.set(prop, value);
    }
  });
  return rules;
}

function isConditional(rule: Rule): boolean {
  for (let above = rule.parent; above; above = above.parent as Rule["parent"])
    if (above.type === "atrule" && "name" in above && above.name !== "layer") return true;
  return false;
}

/** The page's drawing with all that it refers to, in colours that need no sheet, right of some words. */
function pictureOf(
  html: string,
  { properties, classes }: Rules,
  { name, lines, brand }: { name: string; lines: string[]; brand: string },
): string {
  const from = html.indexOf("<figure");
  const [, mood = "", drawing] =
    /^<figure[^>]*><div class="([^"]*)"[^>]*><svg[^>]*>([\s\S]*?)<\/svg>/.exec(
      html.slice(Math.max(0, from)),
    ) ?? [];
  if (!drawing) throw new Error(`The page of “${name}” holds no drawing to make its preview of.`);
  const shapes = [
    ...html.slice(0, from).matchAll(/<svg[^>]*>((?:(?!<\/svg>)[\s\S])*id="scene-[\s\S]*?)<\/svg>/g),
  ];
  const known = new Map(properties);
  for (const { prop, value } of mood.split(" ").flatMap((one) => classes.get(`.${one}`) ?? []))
    known.set(prop, value);
  const shown = drawing + shapes.join("");
  const styles = [...classes]
    .filter(([selector]) => shown.includes(selector.slice(1).replace(" path", "")))
    .map(
      ([selector, declared]) =>
        `${selector}{${declared.map(({ prop, value }) => `${prop}:${value}`).join(";")}}`,
    );
  const body = `<style>${styles.join("").replaceAll("font-family:var(--font-condensed)", "font-stretch:condensed")}</style>
<defs>${shapes.map(([, inside]) => inside).join("")}</defs>
<svg x="390" width="810" height="630" viewBox="0 0 720 560" preserveAspectRatio="xMidYMid slice" font-weight="700">${drawing}</svg>
<path fill="var(--c-paper)" d="M0 0h390v630H0z"/><path fill="var(--c-marigold)" d="M0 606h390v24H0z"/><path fill="var(--c-stone)" d="M0 606h78v24H0zM156 606h78v24h-78zM312 606h78v24h-78z"/>
<g fill="var(--c-ink)"><text y="30" font-size="66" font-stretch="condensed" font-weight="750">${lined(name, 13, 64)}</text>
<text y="340" font-size="27">${lines.map((line) => lined(line, 24, 38)).join("")}</text><text x="40" y="575" font-size="25">${escaped(brand)}</text></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Bricolage Grotesque 96pt ExtraBold" font-weight="600">${resolved(body, known)}</svg>`;
}

/** A text whose every `var()` is replaced by its value. */
function resolved(text: string, properties: Map<string, string>): string {
  // What the build makes of light-dark(): one of two properties is always empty, and the other is left to what follows it.
  const known = new Map([...properties, ["--lightningcss-dark", ""]]);
  known.delete("--lightningcss-light");
  let [before, after] = ["", text];
  while (before !== after) {
    before = after;
    after = before.replace(
      /var\((--[\w-]+)(?:,([^()]*))?\)/g,
      (_, name, instead = "") => known.get(name) ?? instead,
    );
  }
  return after;
}

/** A text in lines of whole words, of about so many letters, each so far below the one before. */
function lined(text: string, letters: number, apart: number): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (`${last} ${word}`.length <= letters) lines.push(`${last} ${word}`);
    else lines.push(last, word);
  }
  return lines.map((line) => `<tspan x="40" dy="${apart}">${escaped(line)}</tspan>`).join("");
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
