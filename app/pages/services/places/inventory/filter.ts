import { dayMs } from "../../../../../formats/indian-day.ts";
import { cutText } from "../../../../../formats/letters.ts";
import { findLowestRent } from "../../../../data/places/costs.ts";
import type { Place } from "../../../../data/places/places.server.ts";
import { findFreeDay } from "../../../../data/places/vacancy.ts";
import { isDay } from "../../../../data/plan-address.ts";

/** What the boards of a list are filtered and sorted by. */
export type FilterablePlace = Pick<Place, "people" | "boards" | "filter" | "rent" | "bookings">;

/** A board of a list as the filter gets it: it shows and hides the card with the board's slug. */
export type ListedPlace = FilterablePlace & Pick<Place, "slug" | "name" | "price">;

export function toListed({ slug, name, price, people, boards, filter, rent, bookings }: Place): ListedPlace {
  return { slug, name, people, boards, filter, bookings, ...(rent && { rent }), ...(price && { price }) };
}

export const orders = ["listed", "rent", "people", "perBoard", "size", "free"] as const;
export type Order = (typeof orders)[number];

/**
 * What a visitor filters by; an empty text or 0 means no restriction. `free` is `now` or the day from which the board has to
 * be free, `rent` rupees a month at most, `people` at least.
 */
export type Filter = typeof noFilter;

export const noFilter = {
  kind: "",
  seen: "",
  area: "",
  rent: 0,
  free: "",
  people: 0,
  sort: "listed" as Order,
};

/** Reads a filter from the query of an address. Anything invalid is ignored. */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const text = (name: string) => cutText(query.get(name) ?? "", 80);
  const number = (name: string) => (/^\d{1,8}$/.test(text(name)) ? Number(text(name)) : 0);
  const free = text("free");
  return {
    kind: text("kind"),
    seen: text("seen"),
    area: text("area"),
    rent: number("rent"),
    free: free === "now" || isDay(free) ? free : "",
    people: number("people"),
    sort: orders.find((order) => order === text("sort")) ?? "listed",
  };
}

/** Writes a filter into a query and leaves the rest of the query alone. Has its question mark, unless it is empty. */
export function writeFilter(filter: Filter, search = ""): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filter)) {
    if (value === noFilter[name as keyof Filter]) query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** A board without a rent matches no limit of rent. @param today also stands for any earlier day */
export function matchesFilter(board: FilterablePlace, filter: Filter, today: string): boolean {
  const { kind, seen, area, rent, free, people } = filter;
  const day = readDay(free, today);
  return (
    (!kind || board.boards.some((boardSize) => boardSize.kind === kind)) &&
    (!seen || board.filter.seen.some((spot) => spot === seen)) &&
    (!area || board.filter.areas.includes(area)) &&
    (!rent || findLowestRent(board) <= rent) &&
    (!free || findFreeDay(board.bookings, day) === day) &&
    board.people >= people
  );
}

function readDay(free: string, today: string): string {
  return free > today && free !== "now" ? free : today;
}

/** Sorts all boards; equal ones stay in the order of the list. Two without a rent differ by NaN. */
export function sortBoards<Own extends FilterablePlace>(boards: Own[], order: Order, today: string): Own[] {
  const rank = (board: Own) => rankBoard(board, order, today);
  return order === "listed" ? boards : [...boards].sort((a, b) => rank(b) - rank(a) || 0);
}

function rankBoard(board: FilterablePlace, order: Order, today: string) {
  const { people, boards, bookings } = board;
  return {
    listed: 0,
    rent: -findLowestRent(board),
    people,
    perBoard: people / boards.length,
    size: boards.reduce((sum, { width, height, count }) => sum + width * height * count, 0),
    free: -Date.parse(findFreeDay(bookings, today)),
  }[order];
}

export type Condition = Exclude<keyof Filter, "sort">;

/**
 * Where no board matches: the one that comes nearest, the one condition that it fails, and the filter with just that
 * condition loosened, no further than it needs. A month's delay counts as much as twice the rent, half the people, or
 * another kind or area. Nothing where every board fails two conditions.
 */
export function findNearest<Own extends FilterablePlace>(boards: Own[], filter: Filter, today: string) {
  const conditions = Object.keys(noFilter).filter((name): name is Condition => name !== "sort");
  const choices = conditions.flatMap((condition) =>
    boards
      .map((board) => ({ board, condition, ...loosen(board, condition, filter, today) }))
      .filter(({ board, filter }) => matchesFilter(board, filter, today)),
  );
  return choices.sort((a, b) => a.change - b.change)[0];
}

function loosen(board: FilterablePlace, condition: Condition, filter: Filter, today: string) {
  const { people, rent, bookings } = board;
  const lowest = findLowestRent(board);
  const day = readDay(filter.free, today);
  const freeDay = findFreeDay(bookings, day);
  const changes: Partial<Record<Condition, [value: string | number, change: number]>> = {
    free: [freeDay, (Date.parse(freeDay) - Date.parse(day)) / (30 * dayMs)],
    people: [people, 2 * (1 - people / filter.people)],
    ...(rent && { rent: [lowest, lowest / filter.rent - 1] }),
  };
  const [value, change] = changes[condition] ?? [noFilter[condition], 1];
  return { filter: { ...filter, [condition]: value }, change };
}

/** Rounded rents among which a visitor chooses a limit. */
const rentSteps = [2000, 3000, 5000, 10_000, 15_000, 25_000, 50_000, 100_000, 200_000];

/** The limits of rent that part these boards: each lets more of them through than the one before, and none lets all. */
export function listRentLimits(boards: Pick<Place, "rent" | "boards">[]): number[] {
  const count = (limit = 0) => boards.filter((board) => findLowestRent(board) <= limit).length;
  return rentSteps.filter(
    (step, index) => count(step) > count(rentSteps[index - 1]) && count(step) < boards.length,
  );
}

/** The values that some boards have and others lack, each once, in the order of the list. */
export function listDistinctions<Own, Value>(boards: Own[], read: (board: Own) => Value[]): Value[] {
  const values = boards.map(read);
  return [...new Set(values.flat())].filter((value) => values.some((own) => !own.includes(value)));
}
