import { createWriteStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import PDFDocument from "pdfkit";
import { formatDay, getIndianDay } from "../app/data/format.ts";
import { readSite } from "../app/data/site.server.ts";
import { readBoards } from "../app/pages/services/places/boards.server.ts";
import { toCsv } from "../app/pages/services/places/csv.ts";
import { vacancyInMonth } from "../app/pages/services/places/vacancy.ts";
import { prepareFont, printFace } from "./prepare/typefaces.ts";
import { readColour } from "./vite-shared.ts";

const root = process.cwd();
const today = getIndianDay();
const [year = 0, month = 1] = today.split("-").map(Number);
const months = [0, 1, 2].map((ahead) =>
  new Date(Date.UTC(year, month - 1 + ahead)).toISOString().slice(0, 7),
);
try {
  const rows = [
    ["Name", "Place", "Board", "Size", ...months.map((month) => formatDay(month).replace(/^\d+ /, ""))],
    ...readBoards().map(({ name, place, board, size, freeFrom }) => [
      ...[name, place, board, size],
      ...months.map((month) =>
        vacancyInMonth(month, freeFrom).replace(/^\d.*/, (day) => `from ${formatDay(day).slice(0, -5)}`),
      ),
    ]),
  ];
  const file = path.join(root, "vacancies", `vacancies-${today}`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.csv`, toCsv(rows));
  await prepareFont(root);
  await writeSheet(`${file}.pdf`, rows, await readFile(path.join(root, printFace)));
  for (const ending of ["pdf", "csv"]) console.log(`Written: vacancies/vacancies-${today}.${ending}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** One sheet of A4: the more rows, the smaller their letters. */
async function writeSheet(file: string, rows: string[][], face: Buffer): Promise<void> {
  const { name, phone, email } = readSite();
  const [head = [], ...places] = rows;
  const size = Math.min(9, 260 / rows.length);
  const document = new PDFDocument({ size: "A4", layout: "landscape", margin: 36 });
  const written = pipeline(document, createWriteStream(file));
  document
    .registerFont("face", face)
    .font("face", 16)
    .text(`${name}: free on ${formatDay(today)}`);
  document.fontSize(9).text(`${phone.shown} · ${email}`).moveDown();
  document.fontSize(size).table({
    columnStyles: [188, 162, 90, 102, 76, 76, 76],
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: readColour("lilac"), padding: "0.3em" },
    data: [
      head.map((text) => ({ text, backgroundColor: readColour("ink"), textColor: readColour("paper") })),
      ...places.map((cells) =>
        cells.map((text) => ({ text, ...(text === "free" && { backgroundColor: readColour("marigold") }) })),
      ),
    ],
  });
  document.end();
  await written;
}
