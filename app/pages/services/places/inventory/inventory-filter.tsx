import { Select } from "../../../../components/form/field.tsx";
import { interpolate } from "../../../../data/format.ts";
import { indianNumber } from "../../indian-number.ts";
import type { PlanCopy } from "../plan-copy.server.ts";
import { type Filter, type FilterFacts, noFilter, type Order } from "./filter-cards.ts";
import styles from "./inventory-filter.module.css";

type InventoryFilterProps = {
  copy: PlanCopy["filter"];
  cards: FilterFacts[];
  filter: Filter;
  /** How many cards match the filter. */
  left: number;
  onFilter: (filter: Filter) => void;
};

/** Choices for “free”, besides now. */
const daysAhead = [30, 60];

/** Choices for “people at least”; only those below the largest entry's figure are offered. */
const peopleSteps = [300, 400, 800, 1500, 3000];

/** Filters and sorts a list of cards. A field that is the same on every card isn't offered. Needs script. */
export function InventoryFilter({ copy, cards, filter, left, onFilter }: InventoryFilterProps) {
  const largest = Math.max(...cards.map(({ board }) => board.people));
  const sorts: Order[] =
    largest > 0 ? ["listed", "free", "people", "flats", "perBoard"] : ["listed", "free", "size"];
  const fields = [
    ["kind", copy.kind, options(cards.flatMap(({ board }) => board.boards.map(({ kind }) => kind)))],
    [
      "seen",
      copy.seen,
      options(cards.flatMap(({ board }) => board.filter.seen)).map(([one]): Option => [one, copy[one]]),
    ],
    ["area", copy.area, options(cards.flatMap(({ board }) => board.filter.areas))],
    [
      "free",
      copy.free,
      [0, ...daysAhead].map((n): Option => [String(n), n ? interpolate(copy.within, { n }) : copy.now]),
    ],
    [
      "people",
      copy.people,
      peopleSteps.filter((step) => step < largest).map((step): Option => [String(step), indianNumber(step)]),
    ],
  ] as const;
  const all = cards.length;
  const { remain } = copy;
  const status = left === all ? remain.all : left > 0 ? remain.some : remain.none;
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
      <p role="status">{interpolate(status, { n: left, all })}</p>
      <button
        type="button"
        hidden={left === all}
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
function options<Value extends string>(values: Value[]): [Value, string][] {
  return [...new Set(values)].map((value) => [value, value]);
}
