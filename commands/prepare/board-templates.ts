import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import fontverter from "fontverter";
import PDFDocument from "pdfkit";
import { escapeXml } from "../../app/data/markdown.server.ts";
import { readBoards } from "../../app/data/places/boards.server.ts";
import { publishingDay } from "../../app/data/publishing.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { createTemplates } from "../../app/pages/services/boards/artwork-template.server.ts";
import { readBoardCopy } from "../../app/pages/services/boards/board-page.server.ts";
import { readBuildEnvironment } from "../build-settings.ts";
import { isSampleOrigin, listSamples } from "../launch/samples.ts";
import { createCode, planFreeSheet } from "./free-sheet.ts";
import { createLetters } from "./outline-letters.ts";
import { type Edges, type Part, planTemplate, type Sheet } from "./template-plan.ts";
import { condensedPrintFace, printFace } from "./typefaces.ts";

/**
 * Writes the artwork of every society and site into a folder, and takes out that of others: `NAME.pdf`, its template with a
 * page for each size of board, and `NAME.svg` with one below the other; `NAME-qr.svg`, a code that leads to the board's page
 * and says so; and `NAME-free.pdf`, which hangs on the board while it is free.
 * @throws ContentError where a society or site can't be read
 */
export async function prepareTemplates(
  root: string,
  folder = path.join(root, "public/artwork"),
  siteUrl = readBuildEnvironment(process.env).siteUrl,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const read = (face: string) => readFile(path.join(root, face));
  const faces = {
    face: await read(printFace),
    hindi: await fontverter.convert(await read(".generated/anek-text.woff2"), "truetype"),
  };
  const copy = readBoardCopy();
  const site = readSite();
  const letters = createLetters({
    latin: await read(condensedPrintFace),
    hindi: await fontverter.convert(await read(".generated/anek-condensed.woff2"), "truetype"),
  });
  const isSamplePhone = listSamples(root).some(
    ({ file, field }) => file === "content/site.yaml" && field.startsWith("phone"),
  );
  const samples = [
    ...(isSamplePhone ? (["phone"] as const) : []),
    ...(isSampleOrigin(siteUrl) ? (["address"] as const) : []),
  ];
  const places = readBoards();
  const files = places.flatMap(({ slug }) =>
    [".svg", ".pdf", "-qr.svg", "-free.pdf"].map((kind) => slug + kind),
  );
  for (const name of await readdir(folder)) if (!files.includes(name)) await rm(path.join(folder, name));
  for (const board of places) {
    const { slug, name, boards, road } = board;
    const inFolder = (file: string) => path.join(folder, file);
    const templates = createTemplates(boards, road);
    const sheets = templates.map((template) => planTemplate(name, template, copy.sheet));
    await writeFile(inFolder(`${slug}.svg`), svgOf(name, sheets));
    await writePdf(inFolder(`${slug}.pdf`), name, sheets, faces);
    const code = createCode(board, siteUrl);
    const codeSheet = { width: code.size, height: code.size, parts: code.draw(0, 0, code.size) };
    await writeFile(inFolder(`${slug}-qr.svg`), svgOf(name, [codeSheet]));
    const facts = { code, copy, site, letters, samples };
    const freeSheets = templates.map((template) => planFreeSheet(board, template, facts));
    await writePdf(inFolder(`${slug}-free.pdf`), name, freeSheets, faces);
  }
}

async function writePdf(
  file: string,
  name: string,
  sheets: Sheet[],
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
  } else if (!("stroke" in part)) document.path(part.d).fill(part.fill);
  else {
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

function svgOf(name: string, sheets: Pick<Sheet, "width" | "height" | "parts">[]): string {
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
  if (!("stroke" in part)) return `<path d="${part.d}" fill="${part.fill}"/>`;
  const { id, d, stroke, width, fill = "none", dashed } = part;
  const dashes = dashed ? ` stroke-dasharray="${width * 8} ${width * 5}"` : "";
  return `<path data-edge="${id}" d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"${dashes}/>`;
}
