import { encode } from "uqr";
import { interpolate } from "../../app/data/format.ts";
import type { Board } from "../../app/data/places/boards.server.ts";
import {
  calculateCodeReach,
  calculateCodeWidth,
  type Template,
} from "../../app/pages/services/boards/artwork-template.server.ts";
import type { BoardCopy } from "../../app/pages/services/boards/board-page.server.ts";
import { readColour } from "../vite-shared.ts";
import type { Letters, Outline } from "./outline-letters.ts";
import { type Edges, type Part, planSheet, r, rectangle, type Sheet, scale } from "./template-plan.ts";

const [ink, paper, marigold] = ["ink", "paper", "marigold"].map(readColour) as [string, string, string];

/**
 * A code that leads to a board's page and says on which board it hung: its address, how many modules wide it is with its white
 * edge, and its drawing at a place.
 */
export function createCode({ path, slug }: Pick<Board, "path" | "slug">, siteUrl: string) {
  const address = new URL(`${path}?utm_source=board&utm_campaign=${slug}`, siteUrl).href;
  // With four modules of white around it (ISO/IEC 18004, 6.3.8).
  const { data, size } = encode(address, { ecc: "M", border: 4 });
  const draw = (left: number, top: number, width: number) => {
    const at = (module: number) => (module * width) / size;
    // In runs, for seams between single squares would show in print.
    const runs = data.flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return "";
        const end = row.indexOf(false, x);
        return rectangle([left + at(x), top + at(y), left + at(end), top + at(y + 1)]);
      }),
    );
    return [
      { id: "code-ground", d: rectangle([left, top, left + width, top + width]), fill: paper },
      { id: "code", d: runs.join(""), fill: ink },
    ];
  };
  return { address, size, draw };
}

type Facts = {
  code: ReturnType<typeof createCode>;
  copy: Pick<BoardCopy, "free">;
  site: { name: string; phone: { shown: string } };
  letters: Letters;
  /** What is still made up of that which the sheet says. */
  samples: ("phone" | "address")[];
};

/** What hangs on a board while it is free: that it is, whom to call, and a code that leads to its page. */
export function planFreeSheet(
  board: Board,
  template: Template,
  { code, copy, site, letters, samples }: Facts,
): Sheet {
  const { free } = copy;
  const { bleed, trim } = template;
  const layOut = (width: number) => {
    const codeWidth = Math.round(width * scale);
    return planSheet(template, [
      interpolate(samples.length > 0 ? free.notYet : free.title, { name: board.name }),
      ...samples.map((name) => free.first[name]),
      interpolate(free.code, { width: codeWidth, metres: calculateCodeReach(codeWidth, code.size) }),
      interpolate(free.size, { ...trim, bleed }),
    ]);
  };
  const { boxes } = layOut(0);
  const [left, top, right, bottom] = boxes.safe;
  const [wide, high] = [right - left, bottom - top];
  const isTall = wide < 1.15 * high;
  const gap = 0.05 * Math.min(wide, high);
  const band = 0.2 * high;
  const kerb = band / 7;
  const foot = bottom - band - kerb - gap;
  const room = foot - top;

  const setLines = (texts: string[], width: number, height = room) =>
    fitLines(texts.map(letters), width, height);
  const [hindi, english] = [free.hindi, free.english].map((words) => words.join(" ")) as [string, string];
  const stamp = samples.length > 0 ? [free.sample.join(" · ")] : [];
  /** As large as the room allows: in three lines, in two, or in one. */
  const fitHeadline = (width: number, height: number) =>
    [[...free.hindi, english], [hindi, english], [`${hindi}  ${english}`]]
      .map((texts) => setLines([...stamp, ...texts], width, height))
      .reduce((best, block) => (block.width * block.height > best.width * best.height ? block : best));
  const wanted = calculateCodeWidth(board.road, code.size) / scale;
  const drawTall = () => {
    const least = Math.min(Math.max(wanted, 0.4 * wide), 0.46 * wide, 0.42 * room);
    const words = fitHeadline(wide, room - least - gap);
    const width = Math.min(0.6 * wide, room - words.height - gap);
    const beside = setLines(free.scan, wide - width - gap, width);
    const besideTop = foot - width / 2 - beside.height / 2;
    const parts = [...words.draw(left, top, ink), ...beside.draw(left + width + gap, besideTop, ink)];
    return { width, parts: [...parts, ...code.draw(left, foot - width, width)] };
  };
  const drawWide = () => {
    const heightOf = (width: number) => width + gap / 2 + setLines(free.scan, width).height;
    const most = Math.min(Math.max(wanted, 0.25 * wide), 0.36 * wide);
    const width = most * Math.min(1, room / heightOf(most));
    const words = fitHeadline(wide - width - 2 * gap, room);
    const columnTop = top + (room - heightOf(width)) / 2;
    const parts = [
      ...words.draw(left, top + (room - words.height) / 2, ink),
      ...setLines(free.scan, width).draw(right - width, columnTop, ink),
      ...code.draw(right - width, columnTop + heightOf(width) - width, width),
    ];
    return { width, parts };
  };
  const { width, parts } = isTall ? drawTall() : drawWide();
  const sheet = layOut(width);
  const phone = setLines([site.phone.shown], isTall ? wide : 0.5 * wide, (isTall ? 0.48 : 0.62) * band);
  const name = setLines(
    [`${site.name} · ${board.name}`],
    isTall ? wide : 0.4 * wide,
    (isTall ? 0.16 : 0.3) * band,
  );
  const bandMiddle = (bottom - band + boxes.trim[3]) / 2;
  const center = (height: number) => Math.min(bandMiddle - height / 2, bottom - height);
  const footTop = center(phone.height + (isTall ? gap / 2 + name.height : 0));
  return {
    ...sheet,
    parts: [
      { id: "ground", d: rectangle(boxes.bleed), fill: marigold },
      { id: "band", d: drawBand(boxes.bleed, bottom - band, kerb), fill: ink },
      ...parts,
      ...phone.draw(left, footTop, marigold),
      ...(isTall
        ? name.draw(left, footTop + phone.height + gap / 2, paper)
        : name.draw(right - name.width, center(name.height), paper)),
      ...sheet.parts,
    ],
  };
}

/** The foot of the sheet, with the blocks of a kerb along its upper edge. */
function drawBand([left, , right, bottom]: Edges, top: number, kerb: number): string {
  const blocks = Array.from({ length: Math.ceil((right - left) / (2 * kerb)) }, (_, at) => {
    const x = left + 2 * at * kerb;
    return rectangle([x, top - kerb, Math.min(x + kerb, right), top]);
  });
  return rectangle([left, top, right, bottom]) + blocks.join("");
}

/** Sets lines flush on both sides below each other, as wide as they may be without being higher. */
function fitLines(lines: Outline[], maxWidth: number, maxHeight: number) {
  const spacing = 0.2;
  const shapes = lines.map(({ commands, box }) => ({
    commands,
    box,
    ratio: (box.bottom - box.top) / (box.right - box.left),
  }));
  const sum = shapes.reduce((sum, { ratio }) => sum + ratio, 0);
  const space = (sum / shapes.length) * spacing;
  const ratio = sum + space * (shapes.length - 1);
  const width = Math.min(maxWidth, maxHeight / ratio);
  const draw = (left: number, top: number, fill: string): Part[] => {
    let y = top;
    return shapes.map(({ commands, box, ratio }, at) => {
      const size = width / (box.right - box.left);
      const place = (value: number, index: number) =>
        r(index % 2 ? y + (value - box.top) * size : left + (value - box.left) * size);
      const d = commands.map(({ type, values }) => type + values.map(place).join(" ")).join("");
      y += (ratio + space) * width;
      return { id: `line-${at + 1}`, d, fill };
    });
  };
  return { width, height: ratio * width, draw };
}
