import { interpolate } from "../format.ts";
import { type BoardKind, boardFacts } from "./board-kinds.ts";

type Size = { width: number; height: number };

/** A text whose sizes, such as “9 x 7 ft”, are not parted at the end of a line. */
export function keepSizesTogether(text: string): string {
  return text.replaceAll(" x ", "\u00a0x\u00a0").replace(/(\d) (?=ft|m\b|मीटर)/g, "$1\u00a0");
}

/** A board's size, such as “9 x 7 ft”. */
export function formatSize(copy: { size: string }, { width, height }: Size): string {
  return keepSizesTogether(interpolate(copy.size, { width, height }));
}

type Counted = { one: string; more: string };
type SizeCopy = { size: string; counted: { faces: Counted; poles: Counted } };
type Boards = Size & { kind: BoardKind; count: number };

/** Number and size of the faces on one post, or of the poles of a row; undefined where whole boards are counted. */
export function formatCounted(copy: SizeCopy, { kind, count, ...size }: Boards): string | undefined {
  const { unit } = boardFacts[kind];
  if (unit === "boards") return undefined;
  return interpolate(copy.counted[unit][count > 1 ? "more" : "one"], {
    n: count,
    size: formatSize(copy, size),
  });
}

/** Boards with their sizes, such as “2 × Pylon 3 x 5 ft”; a single board has no number. */
export function formatBoards(
  copy: SizeCopy,
  { sizes }: { sizes: (Boards & { kindName: string })[] },
): string[] {
  return sizes.map((board) => {
    const counted = formatCounted(copy, board);
    if (counted) return `${board.kindName}, ${counted}`;
    return `${board.count > 1 ? `${board.count}\u00a0×\u00a0` : ""}${board.kindName} ${formatSize(copy, board)}`;
  });
}
