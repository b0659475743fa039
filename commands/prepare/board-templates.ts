import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import fontverter from "fontverter";
import PDFDocument from "pdfkit";
import { interpolate } from "../../app/data/format.ts";
import { escapeXml } from "../../app/data/markdown.server.ts";
import { publishingDay } from "../../app/data/publishing.server.ts";
import {
  createTemplates,
  listTemplateNotes,
  type Template,
  type TemplateCopy,
} from "../../app/pages/services/boards/artwork-template.server.ts";
import { readBoardCopy } from "../../app/pages/services/boards/board-page.server.ts";
import { readBoards } from "../../app/pages/services/places/boards.server.ts";
import { readColour } from "../vite-shared.ts";
import { printFace } from "./typefaces.ts";

/**
 * Writes the artwork templates of every society and site into a folder, and takes out those of others: `NAME.pdf`, a page for each size of board,
 * and `NAME.svg` with one below the other.
 * @throws ContentError where a society or site can't be read
 */
export async function prepareTemplates(
  root: string,
  folder = path.join(root, "public/artwork"),
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const read = (face: string) => readFile(path.join(root, face));
  const faces = {
    face: await read(printFace),
    hindi: await fontverter.convert(await read(".generated/anek-text.woff2"), "truetype"),
  };
  const { sheet: copy } = readBoardCopy();
  const places = readBoards();
  const files = places.flatMap(({ slug }) => [`${slug}.svg`, `${slug}.pdf`]);
  for (const name of await readdir(folder)) if (!files.includes(name)) await rm(path.join(folder, name));
  for (const { slug, name, boards, road } of places) {
    const sheets = createTemplates(boards, road).map((template) => planTemplate(name, template, copy));
    await writeFile(path.join(folder, `${slug}.svg`), svgOf(name, sheets));
    await writePdf(path.join(folder, `${slug}.pdf`), name, sheets, faces);
  }
}

async function writePdf(
  file: string,
  name: string,
  sheets: TemplateSheet[],
  faces: { face: Buffer; hindi: Buffer },
): Promise<void> {
  const document = new PDFDocument({
    autoFirstPage: false,
    info: { Title: name, CreationDate: new Date(publishingDay()) },
  });
  const written = pipeline(document, createWriteStream(file));
  for (const [name, face] of Object.entries(faces)) document.registerFont(name, face);
  for (const sheet of sheets) {
    document.addPage({ size: [points(sheet.width), points(sheet.height)], margin: 0 });
    const box = ([left, top, right, bottom]: Edges) =>
      [left, sheet.height - bottom, right, sheet.height - top].map(points);
    Object.assign(document.page.dictionary.data, {
      TrimBox: box(sheet.boxes.trim),
      BleedBox: box(sheet.boxes.bleed),
      ArtBox: box(sheet.boxes.safe),
    });
    document.scale(points(1));
    for (const part of sheet.parts) draw(document, part);
  }
  document.end();
  await written;
}

function draw(document: PDFKit.PDFDocument, part: Part): void {
  if ("text" in part) {
    document.fillColor(part.colour);
    let x = part.x;
    // By turns in the one typeface and in the other, which has the letters of Hindi.
    for (const [at, run] of part.text.split(/([\u0900-\u097f]+)/).entries()) {
      document.font(at % 2 ? "hindi" : "face", part.size);
      document.text(run, x, part.y + part.size, { lineBreak: false, baseline: "alphabetic" });
      x += document.widthOfString(run);
    }
  } else {
    const { d, width, stroke, fill, dashed } = part;
    document.path(d).lineWidth(width);
    if (dashed) document.dash(width * 8, { space: width * 5 });
    else document.undash();
    if (fill) document.fillAndStroke(fill, stroke);
    else document.stroke(stroke);
  }
}

function points(millimetres: number): number {
  return (millimetres * 72) / 25.4;
}

function svgOf(name: string, sheets: TemplateSheet[]): string {
  const width = Math.max(...sheets.map((sheet) => sheet.width));
  let height = 0;
  const groups = sheets.map((sheet) => {
    const group = `<g transform="translate(0 ${height})">${sheet.parts.map(elementOf).join("")}</g>`;
    height += sheet.height;
    return group;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" font-family="sans-serif"><title>${escapeXml(name)}</title>${groups.join("")}</svg>\n`;
}

function elementOf(part: Part): string {
  if ("text" in part)
    return `<text x="${part.x}" y="${part.y + part.size}" font-size="${part.size}" fill="${part.colour}">${escapeXml(part.text)}</text>`;
  const { id, d, stroke, width, fill = "none", dashed } = part;
  const dashes = dashed ? ` stroke-dasharray="${width * 8} ${width * 5}"` : "";
  return `<path data-edge="${id}" d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"${dashes}/>`;
}

/** What is drawn, in millimetres of the file, from the top left corner of the sheet. */
export type Part =
  | { id: string; d: string; stroke: string; width: number; fill?: string; dashed?: boolean }
  | { id: string; text: string; x: number; y: number; size: number; colour: string };

export type Edges = [left: number, top: number, right: number, bottom: number];

export type TemplateSheet = ReturnType<typeof planTemplate>;

const scale = 10;
const ink = readColour("ink");
const colours = { bleed: readColour("terracotta"), trim: ink, safe: readColour("leaf") };

/** Lays out a board's template at 1:10: its three boxes, its smallest letters, and below them what to observe. */
export function planTemplate(name: string, template: Template, copy: TemplateCopy) {
  const { trim, bleed, safe, letter } = template;
  const [wide, high] = [trim.width / scale, trim.height / scale];
  const size = Math.max(2.4, Math.min(wide, high) * 0.022);
  const margin = 6 * size;
  const [left, top] = [margin + bleed / scale, margin + bleed / scale];
  const edges = (out: number): Edges => [left - out, top - out, left + wide + out, top + high + out];
  const boxes = { trim: edges(0), bleed: edges(bleed / scale), safe: edges(-safe / scale) };
  const notes = [interpolate(copy.title, { name }), ...listTemplateNotes(template, copy), ...copy.files];
  const longest = Math.max(...notes.map((text) => text.length));
  const foot = boxes.bleed[3] + 2.5 * size;
  const [x, y] = [boxes.safe[0] + size, boxes.safe[3] - size];
  const parts: Part[] = [
    ...(["bleed", "trim", "safe"] as const).map((id) => ({
      id,
      d: rectangle(boxes[id]),
      stroke: colours[id],
      width: size / 12,
      ...(id === "bleed" && { fill: readColour("paper") }),
      ...(id !== "trim" && { dashed: true }),
    })),
    // A capital H, drawn at the height that the smallest letters have in this file.
    {
      id: "letter",
      d: `M${r(x)} ${r(y)}v${r(-letter / scale)}m${r(letter / scale / 1.4)} 0v${r(letter / scale)}M${r(x)} ${r(y - letter / scale / 2)}h${r(letter / scale / 1.4)}`,
      stroke: ink,
      width: letter / scale / 7,
    },
    ...notes.map((text, at) => ({
      id: `note-${at + 1}`,
      text,
      x: margin,
      y: foot + at * 1.5 * size,
      size: at === 0 ? size * 1.2 : size,
      colour: [ink, colours.trim, colours.bleed, colours.safe][at] ?? ink,
    })),
  ];
  return {
    width: Math.max(boxes.bleed[2] + margin, 2 * margin + longest * 0.5 * size),
    height: foot + (notes.length + 1) * 1.5 * size + margin / 2,
    /** The boxes that a print program reads. */
    boxes,
    parts,
  };
}

function rectangle([left, top, right, bottom]: Edges): string {
  return `M${r(left)} ${r(top)}H${r(right)}V${r(bottom)}H${r(left)}z`;
}

function r(value: number): number {
  return Math.round(value * 1000) / 1000;
}
