import { dayMs, isDay } from "../../../../../formats/indian-day.ts";
import { cutText } from "../../../../../formats/letters.ts";
import { interpolate } from "../../../../data/format.ts";
import { shownAtFirst } from "../../../../data/paths.ts";
import type { Place } from "../../../../data/places/places.server.ts";
import { hasWords, splitWords } from "../../../../data/places/search-words.ts";
import { findFreeDay } from "../../../../data/places/vacancy.ts";

/** What the places of a list are found, filtered and sorted by. */
export type FilterablePlace = Pick<Place, "people" | "bookings" | "spots" | "isLit"> & {
  /** The kind of each of its boards in words, and the square feet of the largest. */
  kinds: string[];
  face: number;
  /** What its first month comes to, all in; of a unipole one face’s. Undefined where the price list lacks something. */
  month: number | undefined;
  /** Where it stands, in units of the map. */
  at: [x: number, y: number] | undefined;
  /** The words by which it is found, as `splitWords` gives them. */
  words: string;
};

/** A place of a list as the filter gets it: it shows and hides the row or card with the place's slug. */
export type ListedPlace = FilterablePlace & Pick<Place, "slug" | "name">;

export const orders = ["listed", "month", "free", "size", "people", "perBoard", "near"] as const;
export type Order = (typeof orders)[number];

/**
 * What a visitor filters by; an empty text or 0 means no restriction. `q` is what is searched, `month` the rupees that the
 * whole first month may come to, `free` the day from which the board has to be free, `size` square feet and `people` at
 * least. `page` is how many dozen are shown.
 */
export type Filter = typeof noFilter;

export const noFilter = {
  q: "",
  month: 0,
  free: "",
  kind: "",
  light: "",
  size: 0,
  seen: "",
  people: 0,
  sort: "listed" as Order,
  page: 1,
};

/** Reads a filter from the query of an address. Anything invalid is ignored. */
export function parseFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const text = (name: string) => cutText(query.get(name) ?? "", 80);
  const number = (name: string) => (/^\d{1,8}$/.test(text(name)) ? Number(text(name)) : 0);
  return {
    q: text("q"),
    month: number("month"),
    free: isDay(text("free")) ? text("free") : "",
    kind: text("kind"),
    light: text("light"),
    size: number("size"),
    seen: text("seen"),
    people: number("people"),
    sort: orders.find((order) => order === text("sort")) ?? "listed",
    page: number("page") || 1,
  };
}

/** Writes a filter into a query and leaves the rest of the query alone. Has its question mark, unless it is empty. */
export function formatFilter(filter: Filter, search = ""): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filter)) {
    if (value === noFilter[name as keyof Filter]) query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

export type Condition = Exclude<keyof Filter, "sort" | "page">;

/** Whether a place meets each condition. @param today also stands for any earlier day */
const meets: Record<Condition, (place: FilterablePlace, filter: Filter, today: string) => boolean> = {
  q: ({ words }, { q }) => hasWords(words, splitWords(q)),
  month: ({ month = Infinity }, filter) => !filter.month || month <= filter.month,
  free: ({ bookings }, { free }, today) =>
    !free || findFreeDay(bookings, later(free, today)) === later(free, today),
  kind: ({ kinds }, { kind }) => !kind || kinds.includes(kind),
  light: ({ isLit }, { light }) => !light || isLit === (light === "lit"),
  size: ({ face }, { size }) => face >= size,
  seen: ({ spots }, { seen }) => !seen || spots.some((spot) => spot === seen),
  people: (place, { people }) => place.people >= people,
};
const conditions = Object.keys(meets) as Condition[];

/** A place without a price matches no limit of money. @param today also stands for any earlier day */
export function matchesFilter(place: FilterablePlace, filter: Filter, today: string): boolean {
  return conditions.every((condition) => meets[condition](place, filter, today));
}

function later(day: string, today: string): string {
  return day > today ? day : today;
}

/**
 * The places that match, in the filter's order; equal ones stay in the order of the list. In the order of nearness, what is
 * searched doesn't restrict: from what is found by it the distances are measured.
 */
export function listMatches<Own extends FilterablePlace>(
  places: Own[],
  filter: Filter,
  today: string,
): Own[] {
  const found = filter.sort === "near" ? places.filter((place) => meets.q(place, filter, today)) : [];
  const around = found.flatMap(({ at }) => (at ? [at] : []));
  const wish = around.length > 0 ? { ...filter, q: "" } : filter;
  const matches = places.filter((place) => matchesFilter(place, wish, today));
  if (filter.sort === "listed") return matches;
  const ranked = matches.map((place) => ({ place, rank: rank(place, filter.sort, around, today) }));
  // Two that are infinitely far differ by NaN.
  return ranked.sort((a, b) => a.rank - b.rank || 0).map(({ place }) => place);
}

function rank(
  { people, kinds, face, month = Infinity, bookings, at }: FilterablePlace,
  order: Order,
  around: [number, number][],
  today: string,
): number {
  return {
    listed: () => 0,
    month: () => month,
    free: () => Date.parse(findFreeDay(bookings, today)),
    size: () => -face,
    people: () => -people,
    perBoard: () => -people / kinds.length,
    near: () => (at ? Math.min(...around.map(([x, y]) => Math.hypot(x - at[0], y - at[1]))) : Infinity),
  }[order]();
}

/**
 * Where no place matches: the one that comes nearest, the conditions that it fails, and the filter with those loosened, no
 * further than they need. Few conditions come before many; a month's delay counts as much as twice the money, half the
 * people, or another kind, light or road.
 */
export function findNearest<Own extends FilterablePlace>(places: Own[], filter: Filter, today: string) {
  const choices = places.map((place) => {
    const failed = conditions.filter((condition) => !meets[condition](place, filter, today));
    const changes = failed.map((condition) => ({ condition, ...loosen(place, condition, filter, today) }));
    const values = changes.map(({ condition, value }) => [condition, value]);
    return {
      place,
      conditions: failed,
      filter: { ...filter, ...Object.fromEntries(values) } as Filter,
      effort: 100 * failed.length + changes.reduce((sum, { change }) => sum + change, 0),
    };
  });
  return choices.reduce<(typeof choices)[number] | undefined>(
    (nearest, choice) => (nearest && nearest.effort <= choice.effort ? nearest : choice),
    undefined,
  );
}

function loosen(place: FilterablePlace, condition: Condition, filter: Filter, today: string) {
  const { people, month, face, bookings } = place;
  const day = later(filter.free, today);
  const freeDay = findFreeDay(bookings, day);
  const changes: Partial<Record<Condition, { value: string | number; change: number }>> = {
    free: { value: freeDay, change: (Date.parse(freeDay) - Date.parse(day)) / (30 * dayMs) },
    people: { value: people, change: 2 * (1 - people / filter.people) },
    size: { value: face, change: 2 * (1 - face / filter.size) },
    ...(month && { month: { value: month, change: month / filter.month - 1 } }),
  };
  return changes[condition] ?? { value: noFilter[condition], change: 1 };
}

/** Rounded sums and sizes among which a visitor chooses a limit. */
const monthSteps = [10_000, 15_000, 25_000, 40_000, 60_000, 100_000, 150_000, 250_000];
const sizeSteps = [15, 50, 100, 200, 400, 800];

/** The limits of money that part these places: each lets more of them through than the one before, and none lets all. */
export function listMonthLimits(places: FilterablePlace[]): number[] {
  return listLimits(monthSteps, (limit) => places.filter(({ month = Infinity }) => month <= limit), places);
}

/** The sizes that part these places: each leaves fewer than the one before, and none leaves all. */
export function listSizeLimits(places: FilterablePlace[]): number[] {
  const limits = listLimits(
    [...sizeSteps].reverse(),
    (limit) => places.filter(({ face }) => face >= limit),
    places,
  );
  return limits.reverse();
}

function listLimits(steps: number[], list: (limit: number) => unknown[], all: unknown[]): number[] {
  const counts = steps.map((step) => list(step).length);
  return steps.filter(
    (_, index) => (counts[index] ?? 0) > (counts[index - 1] ?? 0) && (counts[index] ?? 0) < all.length,
  );
}

/** The values that some places have and others lack, each once, in the order of the list. */
export function listDistinctions<Own, Value>(places: Own[], read: (place: Own) => Value[]): Value[] {
  const values = places.map(read);
  return [...new Set(values.flat())].filter((value) => values.some((own) => !own.includes(value)));
}

/** What the link below a list says: how many more it shows, which is a dozen or, at last, those that are left. */
export function describeMore(words: string, total: number, shown: number): string {
  return interpolate(words, { n: Math.min(shownAtFirst, total - shown) });
}
