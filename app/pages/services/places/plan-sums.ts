import type { PlanBoard, PlanEntry } from "./plan-entry.ts";

/** The totals of a plan. */
export type PlanSums = ReturnType<typeof sumPlan>;

/** Adds up a plan. Boards of the same kind and size are counted together. */
export function sumPlan(entries: PlanEntry[]) {
  const boards = entries.flatMap((entry) => entry.boards);
  const sizes = new Map<string, PlanBoard>();
  for (const { count, ...board } of boards) {
    const alike = `${board.kind} ${board.width} ${board.height}`;
    sizes.set(alike, { ...board, count: (sizes.get(alike)?.count ?? 0) + count });
  }
  const kinds = [...new Set(boards.map(({ kind }) => kind))];
  return {
    societies: entries.filter(({ medium }) => medium === "society").length,
    sites: entries.filter(({ medium }) => medium === "site").length,
    /** Approximate; societies only. */
    people: sum(entries, ({ people }) => people),
    flats: sum(entries, ({ flats }) => flats),
    boards: sum(boards, ({ count }) => count),
    squareFeet: sum(boards, ({ width, height, count }) => width * height * count),
    /** The boards by kind and size, each kind's largest first. */
    sizes: [...sizes.values()].sort(
      (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || area(b) - area(a) || b.width - a.width,
    ),
  };
}

/**
 * Splits the slugs of an address into the entries that exist, in the address's order, and the slugs that match none.
 */
export function findChosen<Entry extends { slug: string }>(
  slugs: string[],
  entries: Entry[],
): { found: Entry[]; gone: string[] } {
  const known = new Map(entries.map((entry) => [entry.slug, entry]));
  return {
    found: slugs.flatMap((slug) => known.get(slug) ?? []),
    gone: slugs.filter((slug) => !known.has(slug)),
  };
}

function area({ width, height }: PlanBoard): number {
  return width * height;
}

function sum<T>(list: T[], of: (one: T) => number): number {
  return list.reduce((before, one) => before + of(one), 0);
}
