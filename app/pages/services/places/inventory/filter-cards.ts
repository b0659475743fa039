/** What cards are filtered and sorted by. */
export type FilterFacts = {
  /** Kinds of board, as readers know them. */
  kinds: string[];
  /** Where the boards are seen; empty where that isn't asked. */
  seen: ("gate" | "lift")[];
  /** Where it lies, from the part of town to the town. */
  areas: string[];
  people: number;
  flats: number;
  boards: number;
  squareFeet: number;
};

export const orders = ["listed", "people", "flats", "perBoard", "size"] as const;
export type Order = (typeof orders)[number];

/** What a visitor asks of the list; an empty text asks nothing. */
export type Filter = { kind: string; seen: string; area: string; people: number; sort: Order };

export const noFilter: Filter = { kind: "", seen: "", area: "", people: 0, sort: "listed" };

/** Reads a filter out of the query of an address; what isn't of its form asks nothing. */
export function readFilter(search: string): Filter {
  const said = new URLSearchParams(search);
  const text = (name: string) => (said.get(name) ?? "").slice(0, 80);
  const people = text("people");
  const sort = text("sort") as Order;
  return {
    kind: text("kind"),
    seen: text("seen"),
    area: text("area"),
    people: /^\d{1,6}$/.test(people) ? Number(people) : 0,
    sort: orders.includes(sort) ? sort : "listed",
  };
}

/** The query that says a filter beside whatever else the address says, with its question mark; empty of nothing. */
export function writeFilter(filter: Filter, search = ""): string {
  const said = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filter)) {
    if (value === noFilter[name as keyof Filter]) said.delete(name);
    else said.set(name, String(value));
  }
  const query = said.toString();
  return query && `?${query}`;
}

/** Whether a filter lets a card through. */
export function fits(card: FilterFacts, { kind, seen, area, people }: Filter): boolean {
  return (
    (!kind || card.kinds.includes(kind)) &&
    (!seen || card.seen.some((one) => one === seen)) &&
    (!area || card.areas.includes(area)) &&
    card.people >= people
  );
}

/** All cards in an order; alike ones stay as listed. */
export function sortCards<Card extends FilterFacts>(cards: Card[], order: Order): Card[] {
  return order === "listed" ? cards : [...cards].sort((a, b) => measure(b, order) - measure(a, order));
}

function measure({ people, flats, boards, squareFeet }: FilterFacts, order: Order): number {
  return { listed: 0, people, flats, perBoard: people / Math.max(1, boards), size: squareFeet }[order];
}
