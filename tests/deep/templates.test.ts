// @module-tag poppler
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openContent, withContent } from "../../app/data/open-content.server.ts";
import { readBoards } from "../../app/pages/services/places/boards.server.ts";
import { prepareTemplates } from "../../commands/prepare/templates.ts";

const folder = mkdtempSync(path.join(tmpdir(), "chowk-artwork-"));
beforeAll(() => prepareTemplates(process.cwd(), folder));
afterAll(() => rmSync(folder, { recursive: true }));

test("another program reads of each board's template, at 1:10, its true size, the bleed around it and the safe area in it", () => {
  for (const { slug, boards } of readBoards()) {
    const pages = pagesOf(`${slug}.pdf`);
    const sizes = [...new Set(boards.map(({ width, height }) => `${width} x ${height}`))];
    expect(pages.map(({ trim }) => trim.size.map((mm) => tenth((mm * 10) / 304.8)).join(" x "))).toEqual(
      sizes,
    );
    for (const { media, bleed, trim, art } of pages) {
      const [bleedsBy, safeBy] = trim.size[0] >= 243 ? [7.5, 15] : [1, 3];
      expect(insets(bleed.edges, trim.edges)).toEqual([bleedsBy, bleedsBy, bleedsBy, bleedsBy]);
      expect(insets(trim.edges, art.edges)).toEqual([safeBy, safeBy, safeBy, safeBy]);
      for (const inset of insets(media.edges, bleed.edges)) expect(inset).toBeGreaterThan(0);
    }
  }
});

test("a template says in words what its lines are, and its SVG has the same edges", () => {
  const [board] = readBoards().filter(({ boards }) => boards.some(({ width }) => width === 40));
  const words = execFileSync("pdftotext", ["-layout", path.join(folder, `${board?.slug}.pdf`), "-"], {
    encoding: "utf8",
  });
  for (const said of [board?.name, "12192 x 6096 mm", "75 mm", "150 mm", "CMYK"])
    expect(words).toContain(said);
  const svg = readFileSync(path.join(folder, `${board?.slug}.svg`), "utf8");
  const [trim] = pagesOf(`${board?.slug}.pdf`);
  const [, left, top, right, bottom] = /data-edge="trim" d="M(\S+) (\S+)H(\S+)V(\S+)H/.exec(svg) ?? [];
  expect([Number(right) - Number(left), Number(bottom) - Number(top)]).toEqual([
    expect.closeTo(trim?.trim.size[0] ?? 0, 1),
    expect.closeTo(trim?.trim.size[1] ?? 0, 1),
  ]);
});

test("a name in Hindi stands in the PDF in letters of its own", async () => {
  const own = mkdtempSync(path.join(tmpdir(), "chowk-artwork-"));
  const inHindi = readFileSync("content/societies.yaml", "utf8").replace(
    "name: Om Shree",
    "name: ओम श्री Shree",
  );
  const content = openContent(process.cwd(), { "content/societies.yaml": inHindi });
  await withContent(content, () => prepareTemplates(process.cwd(), own));
  const [file = ""] = readdirSync(own).filter((name) => /^ओम.*pdf$/.test(name));
  const pdf = path.join(own, file);
  const words = execFileSync("pdftotext", ["-bbox", pdf, "-"], { encoding: "utf8" });
  const [, left, top, right, bottom] =
    /xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">ओम</.exec(words)?.map(Number) ?? [];
  const word = { left, top, width: Number(right) - Number(left), height: Number(bottom) - Number(top) };
  const picture = execFileSync("pdftoppm", ["-r", "72", "-png", pdf], { maxBuffer: 64e6 });
  const { channels } = await sharp(await sharp(picture).extract(rounded(word)).toBuffer()).stats();
  expect(channels[0]?.min).toBeLessThan(128);
  rmSync(own, { recursive: true });
});

test("every society and site has both files, and there are no others", () => {
  expect(readdirSync(folder).sort()).toEqual(
    readBoards()
      .flatMap(({ slug }) => [`${slug}.pdf`, `${slug}.svg`])
      .sort(),
  );
});

type Box = { edges: number[]; size: [number, number] };

/** The boxes of every page of a PDF, in millimetres, as pdfinfo measures them. */
function pagesOf(file: string): { media: Box; bleed: Box; trim: Box; art: Box }[] {
  const told = execFileSync("pdfinfo", ["-box", "-f", "1", "-l", "99", path.join(folder, file)], {
    encoding: "utf8",
  });
  const boxes = (name: string) =>
    [...told.matchAll(new RegExp(`${name}Box:\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)`, "g"))].map(
      ([, ...points]): Box => {
        const edges = points.map((one) => (Number(one) / 72) * 25.4);
        const [left = 0, bottom = 0, right = 0, top = 0] = edges;
        return { edges, size: [right - left, top - bottom] };
      },
    );
  const [media, bleed, trim, art] = ["Media", "Bleed", "Trim", "Art"].map(boxes) as [
    Box[],
    Box[],
    Box[],
    Box[],
  ];
  return media.map((one, at) => ({
    media: one,
    bleed: bleed[at] as Box,
    trim: trim[at] as Box,
    art: art[at] as Box,
  }));
}

/** How far the second box lies within the first on each side, in tenths of a millimetre. */
function insets(outer: number[], inner: number[]): number[] {
  return inner.map((edge, at) => tenth(Math.abs(edge - (outer[at] ?? 0))));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function rounded({ left = 0, top = 0, width = 0, height = 0 }) {
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return { left: x, top: y, width: Math.ceil(width), height: Math.ceil(height) };
}
