import { type Board, countFaces, type RupeeRange } from "./costs.ts";
import type { Booking } from "./vacancy.ts";

/** Something that can be put into a plan, with the figures that are added up: a society or a site. */
export type PlanEntry = {
  /** Its name in addresses. */
  slug: string;
  name: string;
  place: string;
  /** Where its boards are seen, or by whom. */
  seen: string;
  /** Which of the plan's lists it belongs to. */
  medium: "society" | "site";
  /** About how many people live there; 0 for a site. */
  people: number;
  flats: number;
  boards: Board[];
  /** When it is booked, in the order of the days. */
  bookings?: Booking[] | undefined;
  /** What all its boards cost a month together; undefined where the price list has no row for one of them. */
  rent?: RupeeRange | undefined;
  /** The lower end of that rent in words, such as “rent from ₹8,000 a month for all three boards”. */
  price?: string | undefined;
};

export type PlanSums = ReturnType<typeof sumPlan>;

/** Adds up a plan. Boards of the same kind and size are counted together. */
export function sumPlan(entries: Pick<PlanEntry, "medium" | "people" | "flats" | "boards">[]) {
  const boards = entries.flatMap((entry) => entry.boards);
  const sizes = new Map<string, Board>();
  for (const { count, ...board } of boards) {
    const key = `${board.kind} ${board.width} ${board.height}`;
    sizes.set(key, { ...board, count: (sizes.get(key)?.count ?? 0) + count });
  }
  const kinds = [...new Set(boards.map(({ kind }) => kind))];
  return {
    societies: entries.filter(({ medium }) => medium === "society").length,
    sites: entries.filter(({ medium }) => medium === "site").length,
    /** Approximate; societies only. */
    people: sum(entries, ({ people }) => people),
    flats: sum(entries, ({ flats }) => flats),
    boards: sum(boards, ({ count }) => count),
    /** Of all printed faces. */
    squareFeet: sum(boards, (board) => board.width * board.height * countFaces(board)),
    /** The boards by kind and size, each kind's largest first. */
    sizes: [...sizes.values()].sort(
      (a, b) =>
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
        b.width * b.height - a.width * a.height ||
        b.width - a.width,
    ),
  };
}

/** Splits the slugs of an address into the entries that exist, in the address's order, and the slugs that match none. */
export function matchEntries<Entry extends { slug: string }>(slugs: string[], entries: Entry[]) {
  const entriesBySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  return {
    matches: slugs.flatMap((slug) => entriesBySlug.get(slug) ?? []),
    missing: slugs.filter((slug) => !entriesBySlug.has(slug)),
  };
}

function sum<T>(list: T[], read: (item: T) => number): number {
  return list.reduce((total, item) => total + read(item), 0);
}
