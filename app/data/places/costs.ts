import { addGst } from "../billing.ts";
import { type BoardKind, boardFacts, isLetByFace } from "./board-kinds.ts";

/** Boards of one kind and size: the kind as `content/` and as visitors call it, the sides in feet, and how many there are. */
export type Board = { kind: BoardKind; kindName: string; width: number; height: number; count: number };

/** A lower and an upper end in whole rupees. */
export type RupeeRange = { from: number; to: number };

/** A row of the price list, as far as costs are calculated by it. */
export type CostRow = RupeeRange & {
  what: string;
  per: string;
  /** Whether it is made up. */
  sample?: true | undefined;
  /** The board whose rent for a month it is, and what else that rent covers. */
  board?: { kind: string; width: number; height: number; covers?: OnceWork[] | undefined } | undefined;
  /**
   * What it pays for once: which work on which kinds, and the largest face in square feet that it holds for; of artwork,
   * which is drawn for each size of board, how many sizes.
   */
  once?:
    | { work: OnceWork[]; kinds: string[]; by: "face" | "square-foot" | "size"; most?: number | undefined }
    | undefined;
};

/** What is done to a board once, before it is first seen. */
export const onceWork = ["printing", "mounting", "artwork"] as const;
export type OnceWork = (typeof onceWork)[number];

/** The printed faces of boards of one kind. */
export function countFaces({ kind, count }: Pick<Board, "kind" | "count">): number {
  return boardFacts[kind].printedSides * count;
}

/** The row that says what a board of this kind and size costs a month; undefined where there is none. */
export function findRentRow(rows: CostRow[], { kind, width, height }: Board): CostRow | undefined {
  return rows.find(({ board }) => board?.kind === kind && board.width === width && board.height === height);
}

/** The rows for a board’s printing, mounting and artwork: of each work the first that fits. */
export function findOnceRows(rows: CostRow[], { kind, width, height }: Board): CostRow[] {
  const fits = ({ once }: CostRow, work: OnceWork) =>
    once?.work.includes(work) && once.kinds.includes(kind) && width * height <= (once.most ?? Infinity);
  const matches = onceWork.flatMap((work) => rows.find((row) => fits(row, work)) ?? []);
  return [...new Set(matches)];
}

/** The row for the artwork of these boards, and how often it is paid: board by board or for several sizes at once, whichever begins lower. */
function findArtwork(rows: CostRow[], boards: Board[]): { row: CostRow; count: number } | undefined {
  return rows
    .flatMap((row) => {
      const drawn = boards.filter(
        ({ kind }) => row.once?.work.includes("artwork") && row.once.kinds.includes(kind),
      );
      const sizes = new Set(drawn.map(({ width, height }) => `${width} ${height}`));
      return sizes.size > 0 ? [{ row, count: Math.ceil(sizes.size / (row.once?.most ?? 1)) }] : [];
    })
    .sort((a, b) => a.row.from * a.count - b.row.from * b.count)[0];
}

/** What all boards of a place cost a month together; undefined where the list has no row for one of them. */
export function calculateRent(rows: CostRow[], boards: Board[]): RupeeRange | undefined {
  const rents = boards.flatMap((board) => {
    const row = findRentRow(rows, board);
    return row ? [multiply(row, board.count)] : [];
  });
  return rents.length === boards.length ? addUp(rents) : undefined;
}

/**
 * The lowest rent for which something of these places can be had: one face where these are let singly, else all
 * boards of a place. Undefined where none has a rent.
 */
export function findLowestRent(
  places: { boards: Board[]; rent?: RupeeRange | undefined }[],
): number | undefined {
  const [lowest] = places
    .flatMap(({ boards: [first], rent }) =>
      rent ? rent.from / (first && isLetByFace(first.kind) ? first.count : 1) : [],
    )
    .sort((a, b) => a - b);
  return lowest;
}

/** A row of the price list with how often it is paid, and what that comes to. */
export type CostLine = { row: CostRow; count: number; sum: RupeeRange };

export type Costs = ReturnType<typeof calculateCosts>;

/**
 * What places cost by the price list: the rent of their boards for a number of months, and their printing, mounting and artwork once.
 * A place without a rent is left out altogether, and named; so is work on a kind of board for which there is no row.
 * @param percent the GST
 */
export function calculateCosts(
  rows: CostRow[],
  places: { name: string; boards: Board[]; rent?: RupeeRange | undefined }[],
  months: number,
  percent: number,
) {
  const boards = places.flatMap((place) => (place.rent ? place.boards : []));
  const counts = new Map<CostRow, number>();
  const add = (row: CostRow, count: number) => counts.set(row, (counts.get(row) ?? 0) + count);
  const missing: Record<OnceWork, Set<string>> = {
    printing: new Set(),
    mounting: new Set(),
    artwork: new Set(),
  };
  for (const board of boards) {
    const rentRow = findRentRow(rows, board);
    const onceRows = findOnceRows(rows, board);
    const faces = countFaces(board);
    if (rentRow) add(rentRow, board.count);
    for (const row of onceRows)
      if (row.once?.by !== "size")
        add(row, row.once?.by === "face" ? faces : faces * board.width * board.height);
    const paid = [...(rentRow?.board?.covers ?? []), ...onceRows.flatMap(({ once }) => once?.work ?? [])];
    for (const work of onceWork) if (!paid.includes(work)) missing[work].add(board.kindName);
  }
  const artwork = findArtwork(rows, boards);
  if (artwork) add(artwork.row, artwork.count);
  const lines = (isRent: boolean, times: number): CostLine[] =>
    [...counts]
      .filter(([{ board }]) => Boolean(board) === isRent)
      .map(([row, count]) => ({ row, count, sum: multiply(row, count * times) }));
  const rents = lines(true, months);
  const once = lines(false, 1);
  const rent = addUp(lines(true, 1).map(({ sum }) => sum));
  const sum = addUp([...rents, ...once].map((line) => line.sum));
  const withGst = (sum: RupeeRange, part: "gst" | "total") => ({
    from: addGst(sum.from, percent)[part],
    to: addGst(sum.to, percent)[part],
  });
  return {
    months,
    /** A month of all boards. */
    rent,
    rents,
    once,
    sum,
    gst: withGst(sum, "gst"),
    total: withGst(sum, "total"),
    /** With printing, mounting, artwork and GST. */
    firstMonth: withGst(addUp([rent, ...once.map((line) => line.sum)]), "total"),
    unpriced: places.filter((place) => !place.rent).map(({ name }) => name),
    missing: onceWork.map((work) => ({ work, kinds: [...missing[work]] })),
  };
}

function multiply({ from, to }: RupeeRange, times: number): RupeeRange {
  return { from: Math.round(from * times), to: Math.round(to * times) };
}

function addUp(sums: RupeeRange[]): RupeeRange {
  return sums.reduce((total, { from, to }) => ({ from: total.from + from, to: total.to + to }), {
    from: 0,
    to: 0,
  });
}
