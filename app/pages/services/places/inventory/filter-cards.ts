import type { Board } from "../boards.server.ts";

/** What cards are filtered and sorted by, and in how many days each is free; 0 if it is free now. */
export type FilterFacts = { board: Pick<Board, "people" | "flats" | "boards" | "filter">; freeIn: number };

export const orders = ["listed", "people", "flats", "perBoard", "size", "free"] as const;
export type Order = (typeof orders)[number];

/** What a visitor filters by; an empty text means no restriction. */
export type Filter = { kind: string; seen: string; area: string; people: number; free: string; sort: Order };

export const noFilter: Filter = { kind: "", seen: "", area: "", people: 0, free: "", sort: "listed" };

/** Reads a filter from the query of an address. Anything invalid is ignored. */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const text = (name: string) => (query.get(name) ?? "").slice(0, 80);
  const people = text("people");
  const sort = text("sort") as Order;
  return {
    kind: text("kind"),
    seen: text("seen"),
    area: text("area"),
    free: text("free"),
    people: /^\d{1,6}$/.test(people) ? Number(people) : 0,
    sort: orders.includes(sort) ? sort : "listed",
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

/** Whether a card passes the filter. */
export function matchesFilter({ board, freeIn }: FilterFacts, wanted: Filter): boolean {
  const { kind, seen, area, people, free } = wanted;
  return (
    (!kind || board.boards.some((one) => one.kind === kind)) &&
    (!seen || board.filter.seen.some((one) => one === seen)) &&
    (!area || board.filter.areas.includes(area)) &&
    board.people >= people &&
    (!/^\d{1,3}$/.test(free) || freeIn <= Number(free))
  );
}

/** Sorts all cards; equal ones stay in the order of the list. */
export function sortCards<Card extends FilterFacts>(cards: Card[], order: Order): Card[] {
  return order === "listed" ? cards : [...cards].sort((a, b) => measure(b, order) - measure(a, order));
}

function measure({ board: { people, flats, boards }, freeIn }: FilterFacts, order: Order): number {
  return {
    listed: 0,
    people,
    flats,
    perBoard: people / boards.length,
    size: boards.reduce((sum, { width, height }) => sum + width * height, 0),
    free: -freeIn,
  }[order];
}
