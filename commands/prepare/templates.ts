import { createWriteStream } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import fontverter from "fontverter";
import PDFDocument from "pdfkit";
import { xmlText } from "../../app/data/markdown.server.ts";
import { publishingDay } from "../../app/data/publishing.server.ts";
import { readBoardCopy } from "../../app/pages/services/places/board-copy.server.ts";
import { readBoards } from "../../app/pages/services/places/boards.server.ts";
import { templatesOf } from "../../app/pages/services/places/template.ts";
import { printFace } from "./font.ts";
import { type Edges, type Part, planTemplate, type TemplateSheet } from "./plan-template.ts";

/**
 * Writes the artwork templates of every society and site: `NAME.pdf`, a page for each size of board, and `NAME.svg` with
 * one below the other.
 * @param root the project's folder, in which the typeface has been prepared
 * @param folder where to; what is in it is deleted
 * @throws ContentError where a society or site can't be read
 */
export async function prepareTemplates(
  root: string,
  folder = path.join(root, "public/artwork"),
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const read = (face: string) => readFile(path.join(root, face));
  const faces = {
    face: await read(printFace),
    hindi: await fontverter.convert(await read(".generated/anek-text.woff2"), "truetype"),
  };
  const { sheet: copy } = readBoardCopy();
  for (const { slug, name, boards, road } of readBoards()) {
    const sheets = templatesOf(boards, road).map((template) => planTemplate(name, template, copy));
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" font-family="sans-serif"><title>${xmlText(name)}</title>${groups.join("")}</svg>\n`;
}

function elementOf(part: Part): string {
  if ("text" in part)
    return `<text x="${part.x}" y="${part.y + part.size}" font-size="${part.size}" fill="${part.colour}">${xmlText(part.text)}</text>`;
  const { id, d, stroke, width, fill = "none", dashed } = part;
  const dashes = dashed ? ` stroke-dasharray="${width * 8} ${width * 5}"` : "";
  return `<path data-edge="${id}" d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"${dashes}/>`;
}
