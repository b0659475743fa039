// @module-tag poppler
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { encode } from "uqr";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openContent, withContent } from "../../app/data/open-content.server.ts";
import { readBoards } from "../../app/data/places/boards.server.ts";
import { readBoardCopy } from "../../app/pages/services/boards/board-page.server.ts";
import { prepareTemplates } from "../../commands/prepare/board-templates.ts";

const folder = mkdtempSync(path.join(tmpdir(), "chowk-artwork-"));
beforeAll(() => prepareTemplates(process.cwd(), folder, "https://www.chowk.example"));
afterAll(() => rmSync(folder, { recursive: true }));

const roundToTenth = (value: number) => Math.round(value * 10) / 10;
const print = (program: string, ...words: string[]) => execFileSync(program, words, { encoding: "utf8" });

/** The edges of a box on every page of a PDF, in millimetres from the left and the bottom, as pdfinfo measures them. */
function boxesOf(file: string, name: "Media" | "Bleed" | "Trim" | "Art"): number[][] {
  const text = print("pdfinfo", "-box", "-f", "1", "-l", "99", path.join(folder, file));
  return [...text.matchAll(new RegExp(`${name}Box:((?:\\s+[\\d.]+){4})`, "g"))].map(([, edges = ""]) =>
    edges
      .trim()
      .split(/\s+/)
      .map((points) => (Number(points) / 72) * 25.4),
  );
}

/** How far one box lies within another on each side, on every page. */
const insets = (outer: number[][], inner: number[][]) =>
  inner.map((box, page) =>
    box.map((edge, side) => roundToTenth(Math.abs(edge - (outer[page]?.[side] ?? 0)))),
  );

test("every society and site has a template that other programs read, at 1:10 with its true size, its bleed and its safe area", () => {
  const boards = readBoards();
  expect(readdirSync(folder).sort()).toEqual(
    boards.flatMap(({ slug }) => [`${slug}.pdf`, `${slug}.svg`, `${slug}-free.pdf`, `${slug}-qr.svg`]).sort(),
  );
  for (const { slug, boards: sizes } of boards) {
    const boxes = (name: Parameters<typeof boxesOf>[1]) => boxesOf(`${slug}.pdf`, name);
    const trim = boxes("Trim");
    const feet = [...trim, ...boxesOf(`${slug}-free.pdf`, "Trim")].map(
      ([left = 0, bottom = 0, right = 0, top = 0]) =>
        [right - left, top - bottom].map((mm) => roundToTenth((mm * 10) / 304.8)).join(" x "),
    );
    const wanted = [...new Set(sizes.map(({ width, height }) => `${width} x ${height}`))];
    expect(feet).toEqual([...wanted, ...wanted]);
    const isLarge = trim.map(([left = 0, , right = 0]) => right - left >= 243);
    const sides = (large: number, small: number) =>
      isLarge.map((isLargeTemplate) => Array(4).fill(isLargeTemplate ? large : small));
    expect(insets(boxes("Bleed"), trim)).toEqual(sides(7.5, 1));
    expect(insets(trim, boxes("Art"))).toEqual(sides(15, 3));
    for (const inset of insets(boxes("Media"), boxes("Bleed")).flat()) expect(inset).toBeGreaterThan(0);
  }
});

test("a template explains its lines in words, and its SVG has the same edges", () => {
  const [board] = readBoards().filter(({ boards }) => boards.some(({ width }) => width === 40));
  const words = print("pdftotext", "-layout", path.join(folder, `${board?.slug}.pdf`), "-");
  for (const text of [board?.name, "12192 x 6096 mm", "75 mm", "150 mm", "CMYK"])
    expect(words).toContain(text);
  const svg = readFileSync(path.join(folder, `${board?.slug}.svg`), "utf8");
  const [, ...edges] = /data-edge="trim" d="M(\S+) (\S+)H(\S+)V(\S+)H/.exec(svg) ?? [];
  const [left = 0, top = 0, right = 0, bottom = 0] = edges.map(Number);
  expect([right - left, bottom - top].map(Math.round)).toEqual([1219, 610]);
});

test("the code of a board leads to its page and says which board it hung on, and its sheet says from how far it is read, and what to set before it is printed", async () => {
  const [board] = readBoards().filter(({ boards }) => boards.some(({ width }) => width === 40));
  const { slug = "", path: page } = board ?? {};
  const address = `https://www.chowk.example${page}?utm_source=board&utm_campaign=${slug}`;
  const { data, size } = encode(address, { ecc: "M", border: 4 });
  const picture = sharp(path.join(folder, `${slug}-qr.svg`), { density: 300 }).greyscale();
  const pixels = await picture
    .resize(size * 5, size * 5)
    .raw()
    .toBuffer();
  const isDark = (x: number, y: number) => (pixels[(y * 5 + 2) * size * 5 + x * 5 + 2] ?? 0) < 128;
  expect(data.map((row, y) => row.map((_, x) => isDark(x, y)))).toEqual(data);
  const words = print("pdftotext", "-layout", path.join(folder, `${slug}-free.pdf`), "-");
  const [, width = 0, metres = 0] = /(\d+) mm wide.* (\d+) m\./.exec(words)?.map(Number) ?? [];
  expect(metres).toBe(Math.floor((width * 25) / size / 100));
  expect(metres).toBeGreaterThanOrEqual(10);
  const { free } = readBoardCopy();
  for (const advice of Object.values(free.first)) expect(words).toContain(advice);
});

test("a Hindi name is set in Hindi letters in the PDF", async () => {
  const artworkFolder = mkdtempSync(path.join(tmpdir(), "chowk-artwork-"));
  const societies = readFileSync("content/societies.yaml", "utf8");
  const hindiSocieties = societies.replace("name: Om Shree", "name: ओम श्री Shree");
  const content = openContent(process.cwd(), { "content/societies.yaml": hindiSocieties });
  await withContent(content, () => prepareTemplates(process.cwd(), artworkFolder));
  const pdf = path.join(
    artworkFolder,
    readdirSync(artworkFolder).find((name) => /^ओम.*pdf$/.test(name)) ?? "",
  );
  const place = /xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">ओम</;
  const [, left = 0, top = 0, right = 0, bottom = 0] =
    place.exec(print("pdftotext", "-bbox", pdf, "-"))?.map((edge) => Math.floor(Number(edge))) ?? [];
  const picture = execFileSync("pdftoppm", ["-r", "72", "-png", pdf], { maxBuffer: 64e6 });
  const word = sharp(picture).extract({ left, top, width: right - left, height: bottom - top });
  const { channels } = await sharp(await word.toBuffer()).stats();
  expect(channels[0]?.min).toBeLessThan(128);
  rmSync(artworkFolder, { recursive: true });
});
