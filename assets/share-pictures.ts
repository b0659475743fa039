import { readFile } from "node:fs/promises";
import path from "node:path";
import { escapeXml } from "../app/data/markdown.server.ts";
import { readPlaces } from "../app/data/places/places.server.ts";
import { readSite } from "../app/data/site.server.ts";
import { planPath } from "../app/plan/plan-address.ts";
import { readPlanCopy } from "../app/plan/plan-copy.server.ts";

type Drawing = { drawn: string; shapes: string };

/**
 * Draws the pictures that link previews show into `artwork`: of each board the drawing of its built page, by day, beside
 * its name and size; of a plan four boards of different kinds.
 */
export async function drawSharePictures(root: string, client: string): Promise<void> {
  const byDay = await coloursByDay(root);
  // The typeface is read when the first letter is drawn in this process.
  process.env.FONTCONFIG_FILE ??= path.join(root, "assets/fonts.conf");
  const { default: sharp } = await import("sharp");
  const save = (name: string, drawings: Drawing[], title: string, lines: string[]) =>
    sharp(Buffer.from(byDay(composePicture(drawings, title, lines))))
      .jpeg({ quality: 80 })
      .toFile(path.join(client, `artwork/${name}.jpg`));
  const boards = await Promise.all(
    readPlaces().map(async (place) => {
      const drawing = extractDrawing(
        await readFile(path.join(client, place.path, "index.html"), "utf8"),
        place.path,
      );
      await save(place.slug, [drawing], place.name, [place.board, place.size, place.location]);
      return [place.boards[0]?.kindName, drawing] as const;
    }),
  );
  const [title = "", line = ""] = readPlanCopy().head.title.split(" | ");
  const ofEachKind = [...new Map(boards).values()];
  const shown = ofEachKind.length < 8 ? ofEachKind : ofEachKind.filter((_, at) => at % 2 === 0);
  await save(planPath.slice(1), shown.slice(0, 4), title, [line]);
}

/** Fills in the style sheet's colours in place of their names, each as it is by day. */
async function coloursByDay(root: string): Promise<(svg: string) => string> {
  const sheet = await readFile(path.join(root, "app/styles/tokens.css"), "utf8");
  const colours = new Map([["dark", "0"]]);
  for (const [, name = "", value = ""] of sheet.matchAll(/--([\w-]+): (?:light-dark\()?([^;,]+)/g))
    if (!colours.has(name)) colours.set(name, value);
  const fillIn = (svg: string): string =>
    svg.replace(/var\(--([\w-]+)[^()]*\)/g, (_, name) => fillIn(colours.get(name) ?? "none"));
  return fillIn;
}

/** A board's drawing from its built page, and the shapes that it refers to. */
function extractDrawing(html: string, page: string): Drawing {
  const [drawn] = /<g id="drawn-[^"]+">[\s\S]*?(?=<\/svg>)/.exec(html) ?? [];
  if (!drawn) throw new Error(`${page} holds no drawing to make its link preview of.`);
  const shapes = html.matchAll(/<svg[^>]*>((?:(?!<\/svg>)[\s\S])*id="scene-[\s\S]*?)<\/svg>/g);
  return { drawn, shapes: [...shapes].map(([, inside]) => inside).join("") };
}

/** One drawing or four, right of a title with some lines below it. */
function composePicture(drawings: Drawing[], title: string, lines: string[]): string {
  const across = Math.ceil(Math.sqrt(drawings.length));
  const [width, height] = [810 / across, 630 / across];
  const placed = drawings.map(
    ({ drawn }, at) =>
      `<svg x="${390 + (at % across) * width}" y="${Math.floor(at / across) * height}" width="${width}" height="${height}" viewBox="-110 0 581 452"><path fill="var(--sky)" d="M-110 0h581v452h-581z"/>${drawn}</svg>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Bricolage Grotesque 96pt ExtraBold" font-weight="600">
<defs>${drawings.map(({ shapes }) => shapes).join("")}</defs>
${placed.join("").replaceAll('font-family="var(--font-condensed)"', 'font-stretch="condensed" font-weight="750"')}
<path fill="var(--c-paper)" d="M0 0h390v630H0z"/><path fill="var(--c-marigold)" d="M0 606h390v24H0z"/><path fill="var(--c-stone)" d="M0 606h78v24H0zM156 606h78v24h-78zM312 606h78v24h-78z"/>
<g fill="var(--c-ink)"><text y="30" font-size="66" font-stretch="condensed" font-weight="750">${wrapLines(title, 13, 64)}</text>
<text y="340" font-size="27">${lines.map((line) => wrapLines(line, 24, 38)).join("")}</text><text x="40" y="575" font-size="25">${escapeXml(readSite().name)}</text></g></svg>`;
}

/** Breaks a text into lines of whole words. @param letters how many a line has at most @param apart units between lines */
function wrapLines(text: string, letters: number, apart: number): string {
  const lines = text.match(new RegExp(`\\S.{0,${letters - 1}}(?= |$)|\\S+`, "g")) ?? [];
  return lines.map((line) => `<tspan x="40" dy="${apart}">${escapeXml(line)}</tspan>`).join("");
}
