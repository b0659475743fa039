/** The facts that cards are filtered and sorted by. */
export type FilterFacts = {
  /** Kinds of boards, as visitors read them. */
  kinds: string[];
  /** Where the boards are seen; empty if that is no criterion. */
  seen: ("gate" | "lift")[];
  /** Where it is, from the neighbourhood to the town. */
  areas: string[];
  people: number;
  flats: number;
  boards: number;
  squareFeet: number;
  /** In how many days it is free; 0 if it is free now. */
  freeIn: number;
};

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
export function matchesFilter(card: FilterFacts, { kind, seen, area, people, free }: Filter): boolean {
  return (
    (!kind || card.kinds.includes(kind)) &&
    (!seen || card.seen.some((one) => one === seen)) &&
    (!area || card.areas.includes(area)) &&
    card.people >= people &&
    (!/^\d{1,3}$/.test(free) || card.freeIn <= Number(free))
  );
}

/** Sorts all cards; equal ones stay in the order of the list. */
export function sortCards<Card extends FilterFacts>(cards: Card[], order: Order): Card[] {
  return order === "listed" ? cards : [...cards].sort((a, b) => measure(b, order) - measure(a, order));
}

function measure({ people, flats, boards, squareFeet, freeIn }: FilterFacts, order: Order): number {
  return {
    listed: 0,
    people,
    flats,
    perBoard: people / Math.max(1, boards),
    size: squareFeet,
    free: -freeIn,
  }[order];
}
