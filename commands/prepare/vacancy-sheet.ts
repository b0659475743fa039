import { readFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { addDays, formatDay, getIndianDay } from "../../app/data/format.ts";
import { readBoards } from "../../app/data/places/boards.server.ts";
import { type Booking, daysUntilFree, listFreeSpans } from "../../app/data/places/vacancy.ts";
import { readSite } from "../../app/data/site.server.ts";
import { toCsv } from "../../app/pages/services/places/csv.ts";
import { readColour } from "../vite-shared.ts";
import { prepareFont, printFace } from "./typefaces.ts";

/** The boards that are free this month or in the next two, soonest first: a row a board, below the row of headings. */
function readVacancies(): string[][] {
  const today = getIndianDay();
  const [year = 0, month = 1] = today.split("-").map(Number);
  const months = [0, 1, 2].map((ahead) => {
    const firstOf = (count: number) => new Date(Date.UTC(year, count)).toISOString().slice(0, 10);
    const first = firstOf(month - 1 + ahead);
    return { first: ahead === 0 ? today : first, last: addDays(firstOf(month + ahead), -1) };
  });
  return [
    ["Name", "Place", "Board", "Size", ...months.map(({ last }) => formatDay(last).replace(/^\d+ /, ""))],
    ...readBoards()
      .toSorted((a, b) => daysUntilFree(a.bookings, today) - daysUntilFree(b.bookings, today))
      .map(({ name, place, board, size, bookings }) => [
        ...[name, place, board, size.replace("×", "of")],
        ...months.map(({ first, last }) => describeMonth(bookings, first, last)),
      ])
      .filter((cells) => cells.slice(4).some((words) => words !== "booked")),
  ];
}

/** “free”, “booked”, “from 6 December” or “until 3 January”, as far as it is so between two days. */
export function describeMonth(bookings: Booking[] | undefined, first: string, last: string): string {
  const write = (day: string) => formatDay(day).slice(0, -5);
  const spans = listFreeSpans(bookings, first, last).map(([from, until]) => {
    if (from === first) return until === last ? "free" : `until ${write(until)}`;
    return until === last ? `from ${write(from)}` : `${write(from)} to ${write(until)}`;
  });
  return spans.join(", ") || "booked";
}

/** The same rows for spreadsheets, and as one sheet of A4. */
export async function createVacancySheet(root: string): Promise<{ pdf: Buffer; csv: string }> {
  const rows = readVacancies();
  await prepareFont(root);
  const face = await readFile(path.join(root, printFace));
  for (let size = 9; ; size -= 0.25) {
    const document = drawSheet(rows, face, size);
    const isOneSheet = document.bufferedPageRange().count === 1;
    document.end();
    const pdf = await buffer(document);
    // Smaller letters can't be read on paper.
    if (isOneSheet || size <= 4) return { pdf, csv: toCsv(rows) };
  }
}

function drawSheet([head = [], ...places]: string[][], face: Buffer, size: number): PDFKit.PDFDocument {
  const { name, phone, email } = readSite();
  const document = new PDFDocument({ size: "A4", layout: "landscape", margin: 36, bufferPages: true });
  document.registerFont("face", face).font("face", 16);
  document.text(`${name}: free on ${formatDay(getIndianDay())}`);
  document.fontSize(9).text(`${phone.shown} · ${email}`).moveDown();
  document.fontSize(size).table({
    columnStyles: [176, 150, 84, 96, 88, 88, 88],
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: readColour("lilac"), padding: "0.3em" },
    data: [
      head.map((text) => ({ text, backgroundColor: readColour("ink"), textColor: readColour("paper") })),
      ...places.map((cells) =>
        cells.map((text) => ({ text, ...(text === "free" && { backgroundColor: readColour("marigold") }) })),
      ),
    ],
  });
  return document;
}
