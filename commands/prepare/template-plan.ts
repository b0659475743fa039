import { interpolate } from "../../app/data/format.ts";
import {
  listTemplateNotes,
  type Template,
  type TemplateCopy,
} from "../../app/pages/services/boards/artwork-template.server.ts";
import { readColour } from "../vite-shared.ts";

/** What is drawn, in millimetres of the file, from the top left corner of the sheet. */
export type Part =
  | { id: string; d: string; stroke: string; width: number; fill?: string; dashed?: boolean }
  | { id: string; d: string; fill: string }
  | { id: string; text: string; x: number; y: number; size: number; colour: string };

export type Edges = [left: number, top: number, right: number, bottom: number];

export const scale = 10;
const ink = readColour("ink");
const colours = { bleed: readColour("terracotta"), trim: ink, safe: readColour("leaf") };

/**
 * The sheet of a board at 1:10: its three boxes, room around them, and below them what to observe, in one line each.
 * @param notes the first is the heading
 */
export function planSheet({ trim, bleed, safe }: Template, notes: string[]) {
  const [wide, high] = [trim.width / scale, trim.height / scale];
  const size = Math.max(2.4, Math.min(wide, high) * 0.022);
  const margin = 6 * size;
  const [left, top] = [margin + bleed / scale, margin + bleed / scale];
  const edges = (out: number): Edges => [left - out, top - out, left + wide + out, top + high + out];
  const boxes = { trim: edges(0), bleed: edges(bleed / scale), safe: edges(-safe / scale) };
  const longest = Math.max(...notes.map((text) => text.length));
  const foot = boxes.bleed[3] + 2.5 * size;
  const parts: Part[] = notes.map((text, at) => ({
    id: `note-${at + 1}`,
    text,
    x: margin,
    y: foot + at * 1.5 * size,
    size: at === 0 ? size * 1.2 : size,
    colour: [ink, colours.trim, colours.bleed, colours.safe][at] ?? ink,
  }));
  return {
    width: Math.max(boxes.bleed[2] + margin, 2 * margin + longest * 0.5 * size),
    height: foot + (notes.length + 1) * 1.5 * size + margin / 2,
    /** The boxes that a print program reads. */
    boxes,
    parts,
    size,
  };
}
export type Sheet = ReturnType<typeof planSheet>;

/** A board's template: its three boxes and its smallest letters. */
export function planTemplate(name: string, template: Template, copy: TemplateCopy): Sheet {
  const notes = [interpolate(copy.title, { name }), ...listTemplateNotes(template, copy), ...copy.files];
  const sheet = planSheet(template, notes);
  const { boxes, size } = sheet;
  const letter = template.letter / scale;
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
      d: `M${r(x)} ${r(y)}v${r(-letter)}m${r(letter / 1.4)} 0v${r(letter)}M${r(x)} ${r(y - letter / 2)}h${r(letter / 1.4)}`,
      stroke: ink,
      width: letter / 7,
    },
  ];
  return { ...sheet, parts: [...parts, ...sheet.parts] };
}

export function rectangle([left, top, right, bottom]: Edges): string {
  return `M${r(left)} ${r(top)}H${r(right)}V${r(bottom)}H${r(left)}z`;
}

export function r(value: number): number {
  return Math.round(value * 1000) / 1000;
}
