/** Boards of one kind and size: the kind as `content/` and as visitors call it, the sides in feet, and how many there are. */
export type PlanBoard = { key: string; kind: string; width: number; height: number; count: number };

/** A lower and an upper end in whole rupees. */
export type Rupees = { from: number; to: number };

/** A row of the price list, as far as a plan is reckoned by it. */
export type CostRow = Rupees & {
  what: string;
  per: string;
  /** The board whose rent for a month it is, and what else that rent covers. */
  board?: { kind: string; width: number; height: number; covers?: Work[] | undefined } | undefined;
  /** What it pays for once: which work on which kinds, and the largest face in square feet that it holds for. */
  once?: { work: Work[]; kinds: string[]; by: "face" | "square-foot"; most?: number | undefined } | undefined;
};

/** What is done to a board once, before it is first seen. */
export const onceWork = ["printing", "mounting"] as const;
export type Work = (typeof onceWork)[number];

const twoFaced = ["pylon", "kiosk"];

/** The printed faces of boards: two of each pylon and pole kiosk. A unipole’s faces are counted as boards already. */
export function countFaces({ key, count }: Pick<PlanBoard, "key" | "count">): number {
  return twoFaced.includes(key) ? 2 * count : count;
}

/** The row that says what a board of this kind and size costs a month; undefined where there is none. */
export function findRentRow(rows: CostRow[], { key, width, height }: PlanBoard): CostRow | undefined {
  return rows.find(({ board }) => board?.kind === key && board.width === width && board.height === height);
}

/** The rows for a board’s printing and mounting: of each work the first that fits. */
export function findOnceRows(rows: CostRow[], { key, width, height }: PlanBoard): CostRow[] {
  const fits = ({ once }: CostRow, work: Work) =>
    once?.work.includes(work) && once.kinds.includes(key) && width * height <= (once.most ?? Infinity);
  const matches = onceWork.flatMap((work) => rows.find((row) => fits(row, work)) ?? []);
  return [...new Set(matches)];
}

/** What all boards of an entry cost a month together; undefined where the list has no row for one of them. */
export function reckonRent(rows: CostRow[], boards: PlanBoard[]): Rupees | undefined {
  const rents = boards.map((board) => ({ count: board.count, row: findRentRow(rows, board) }));
  return rents.reduce<Rupees | undefined>(
    (sum, { count, row }) => sum && row && { from: sum.from + count * row.from, to: sum.to + count * row.to },
    { from: 0, to: 0 },
  );
}
