import { type Board, countFaces, type RupeeRange } from "./costs.ts";
import type { Booking } from "./vacancy.ts";

/** A place as far as it travels to a browser: what is shown of it in a line, and the figures that are added up. */
export type PlaceSummary = {
  /** Its name in addresses. */
  slug: string;
  name: string;
  /** Where it stands, as its list says it. */
  location: string;
  /** Where its boards are seen, or by whom. */
  seen: string;
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

export type PlaceSums = ReturnType<typeof sumPlaces>;

/** Adds up places. Boards of the same kind and size are counted together. */
export function sumPlaces(places: Pick<PlaceSummary, "medium" | "people" | "flats" | "boards">[]) {
  const boards = places.flatMap((place) => place.boards);
  const sizes = new Map<string, Board>();
  for (const { count, ...board } of boards) {
    const key = `${board.kind} ${board.width} ${board.height}`;
    sizes.set(key, { ...board, count: (sizes.get(key)?.count ?? 0) + count });
  }
  const kinds = [...new Set(boards.map(({ kind }) => kind))];
  return {
    societies: places.filter(({ medium }) => medium === "society").length,
    sites: places.filter(({ medium }) => medium === "site").length,
    /** Approximate; societies only. */
    people: sum(places, ({ people }) => people),
    flats: sum(places, ({ flats }) => flats),
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

/** Splits the slugs of an address into the places that exist, in the address's order, and the slugs that match none. */
export function matchPlaces<Place extends { slug: string }>(slugs: string[], places: Place[]) {
  const placesBySlug = new Map(places.map((place) => [place.slug, place]));
  return {
    matches: slugs.flatMap((slug) => placesBySlug.get(slug) ?? []),
    missing: slugs.filter((slug) => !placesBySlug.has(slug)),
  };
}

function sum<T>(list: T[], read: (item: T) => number): number {
  return list.reduce((total, item) => total + read(item), 0);
}
