import { Select } from "../../../../components/form/field.tsx";
import { interpolate } from "../../../../data/format.ts";
import { formatNumber } from "../../figures.ts";
import type { Board } from "../boards.server.ts";
import type { PlanCopy } from "../plan-copy.server.ts";
import styles from "./inventory-filter.module.css";

type InventoryFilterProps = {
  copy: PlanCopy["filter"];
  cards: FilterableCard[];
  filter: Filter;
  /** How many cards match the filter. */
  matchCount: number;
  onFilter: (filter: Filter) => void;
};

/** Choices for “free”, besides now. */
const daysAhead = [30, 60];

/** Choices for “people at least”; only those below the largest entry's figure are offered. */
const peopleSteps = [300, 400, 800, 1500, 3000];

/** Filters and sorts a list of cards. A field that is the same on every card isn't offered. Needs script. */
export function InventoryFilter({ copy, cards, filter, matchCount, onFilter }: InventoryFilterProps) {
  const largest = Math.max(...cards.map(({ board }) => board.people));
  const sorts: Order[] =
    largest > 0 ? ["listed", "free", "people", "flats", "perBoard"] : ["listed", "free", "size"];
  const fields = [
    ["kind", copy.kind, listOptions(cards.flatMap(({ board }) => board.boards.map(({ kind }) => kind)))],
    [
      "seen",
      copy.seen,
      listOptions(cards.flatMap(({ board }) => board.filter.seen)).map(
        ([value]): Option => [value, copy[value]],
      ),
    ],
    ["area", copy.area, listOptions(cards.flatMap(({ board }) => board.filter.areas))],
    [
      "free",
      copy.free,
      [0, ...daysAhead].map((n): Option => [String(n), n ? interpolate(copy.within, { n }) : copy.now]),
    ],
    [
      "people",
      copy.people,
      peopleSteps.filter((step) => step < largest).map((step): Option => [String(step), formatNumber(step)]),
    ],
  ] as const;
  const total = cards.length;
  const { remain } = copy;
  const status = matchCount === total ? remain.all : matchCount > 0 ? remain.some : remain.none;
  return (
    <search className={styles.filter} aria-label={copy.title}>
      {fields
        .filter(([, , choices]) => choices.length > 1)
        .map(([name, label, choices]) => (
          <Choice
            key={name}
            label={label}
            value={String(filter[name] || "")}
            choices={[["", copy.any], ...choices]}
            onChoose={(value) => onFilter({ ...filter, [name]: name === "people" ? Number(value) : value })}
          />
        ))}
      <Choice
        label={copy.sort}
        value={filter.sort}
        choices={sorts.map((order) => [order, copy.order[order]])}
        onChoose={(value) => onFilter({ ...filter, sort: value as Order })}
      />
      <p role="status">{interpolate(status, { n: matchCount, all: total })}</p>
      <button
        type="button"
        hidden={matchCount === total}
        onClick={() => onFilter({ ...noFilter, sort: filter.sort })}
      >
        {copy.clear}
      </button>
    </search>
  );
}

type Option = [value: string, text: string];

type ChoiceProps = {
  label: string;
  value: string;
  choices: Option[];
  onChoose: (value: string) => void;
};

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <Select>
        <select value={value} autoComplete="off" onChange={({ target }) => onChoose(target.value)}>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </Select>
    </label>
  );
}

/** Each distinct value, labelled by itself. */
function listOptions<Value extends string>(values: Value[]): [Value, string][] {
  return [...new Set(values)].map((value) => [value, value]);
}

/** What cards are filtered and sorted by; `freeIn` is in days, 0 if the board is free now. */
export type FilterableCard = { board: Pick<Board, "people" | "flats" | "boards" | "filter">; freeIn: number };

export const orders = ["listed", "people", "flats", "perBoard", "size", "free"] as const;
export type Order = (typeof orders)[number];

/** What a visitor filters by; an empty text means no restriction. */
export type Filter = { kind: string; seen: string; area: string; people: number; free: string; sort: Order };

const noFilter: Filter = { kind: "", seen: "", area: "", people: 0, free: "", sort: "listed" };

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

export function matchesFilter({ board, freeIn }: FilterableCard, filter: Filter): boolean {
  const { kind, seen, area, people, free } = filter;
  return (
    (!kind || board.boards.some((boardSize) => boardSize.kind === kind)) &&
    (!seen || board.filter.seen.some((spot) => spot === seen)) &&
    (!area || board.filter.areas.includes(area)) &&
    board.people >= people &&
    (!/^\d{1,3}$/.test(free) || freeIn <= Number(free))
  );
}

/** Sorts all cards; equal ones stay in the order of the list. */
export function sortCards<Card extends FilterableCard>(cards: Card[], order: Order): Card[] {
  return order === "listed" ? cards : [...cards].sort((a, b) => rankCard(b, order) - rankCard(a, order));
}

function rankCard({ board: { people, flats, boards }, freeIn }: FilterableCard, order: Order): number {
  return {
    listed: 0,
    people,
    flats,
    perBoard: people / boards.length,
    size: boards.reduce((sum, { width, height }) => sum + width * height, 0),
    free: -freeIn,
  }[order];
}
