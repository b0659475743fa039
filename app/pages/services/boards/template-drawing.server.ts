import { interpolate } from "../../../data/format.ts";
import { escapeXml } from "../../../data/markdown.server.ts";
import type { Place } from "../../../data/places/places.server.ts";
import {
  createTemplates,
  listTemplateNotes,
  type Template,
  type TemplateCopy,
} from "./artwork-template.server.ts";

const scale = 10;

/**
 * The artwork template of a place as SVG, in millimetres of the file: each size of board at 1:10 below the one before, its
 * three edges, the smallest letters, and what to observe. Colours are named by the palette's tokens.
 */
export function drawTemplate(
  { name, boards, road }: Pick<Place, "name" | "boards" | "road">,
  copy: TemplateCopy,
): string {
  const sheets = createTemplates(boards, road).map((template) => drawSheet(name, template, copy));
  const width = Math.max(...sheets.map((sheet) => sheet.width));
  let height = 0;
  const groups = sheets.map((sheet) => {
    const group = `<g transform="translate(0 ${height})">${sheet.drawing}</g>`;
    height = round(height + sheet.height);
    return group;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" font-family="sans-serif"><title>${escapeXml(name)}</title>${groups.join("")}</svg>\n`;
}

function drawSheet(name: string, template: Template, copy: TemplateCopy) {
  const [wide, high, bleed, safe] = [
    template.trim.width,
    template.trim.height,
    template.bleed,
    template.safe,
  ].map((millimetres) => millimetres / scale) as [number, number, number, number];
  const size = Math.max(2.4, Math.min(wide, high) * 0.022);
  const margin = 6 * size;
  const [left, top] = [margin + bleed, margin + bleed];
  /** One of the edges, so far outside the trim. */
  const edge = (id: string, colour: string, out: number, ground = "none") => {
    const [x, y] = [left - out, top - out].map(round);
    const right = round(left + wide + out);
    const bottom = round(top + high + out);
    const dashes = out === 0 ? "" : ` stroke-dasharray="${round((size * 2) / 3)} ${round((size * 5) / 12)}"`;
    return `<path data-edge="${id}" d="M${x} ${y}H${right}V${bottom}H${x}z" fill="${ground}" stroke="var(--c-${colour})" stroke-width="${round(size / 12)}"${dashes}/>`;
  };
  const notes = [interpolate(copy.title, { name }), ...listTemplateNotes(template, copy), ...copy.files];
  const foot = top + high + bleed + 2.5 * size;
  const lines = notes.map((words, at) => {
    const colour = ["ink", "ink", "terracotta", "leaf"][at] ?? "ink";
    return `<text x="${round(margin)}" y="${round(foot + (at * 1.5 + 1) * size)}" font-size="${round(at === 0 ? size * 1.2 : size)}" fill="var(--c-${colour})">${escapeXml(words)}</text>`;
  });
  const longest = Math.max(...notes.map((words) => words.length));
  return {
    width: round(Math.max(wide + 2 * (bleed + margin), 2 * margin + longest * 0.5 * size)),
    height: round(foot + (notes.length + 1) * 1.5 * size + margin / 2),
    drawing: [
      edge("bleed", "terracotta", bleed, "var(--c-paper)"),
      edge("trim", "ink", 0),
      edge("safe", "leaf", -safe),
      drawLetter(left + safe + size, top + high - safe - size, template.letter / scale),
      ...lines,
    ].join(""),
  };
}

/** A capital H at the height that the smallest letters have in this file. */
function drawLetter(x: number, y: number, height: number): string {
  const wide = round(height / 1.4);
  return `<path data-edge="letter" d="M${round(x)} ${round(y)}v${round(-height)}m${wide} 0v${round(height)}M${round(x)} ${round(y - height / 2)}h${wide}" fill="none" stroke="var(--c-ink)" stroke-width="${round(height / 7)}"/>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
