import { useRef } from "react";
import { formatDay, interpolate } from "../../../../data/format.ts";
import type { Board, InventoryPlan } from "../../../../data/places/boards.server.ts";
import { formatNumber } from "../../../../data/places/figures.ts";
import { findFreeDay, formatVacancy } from "../../../../data/places/vacancy.ts";
import {
  type Filter,
  findNearest,
  listDistinctions,
  listRentLimits,
  matchesFilter,
  noFilter,
  type Order,
} from "./filter.ts";
import styles from "./inventory-filter.module.css";

type InventoryFilterProps = {
  copy: InventoryPlan["copy"];
  boards: Board[];
  filter: Filter;
  today: string;
  onFilter: (filter: Filter) => void;
};

/** Choices for “people at least”; only those below the largest entry's figure are offered. */
const peopleSteps = [300, 500, 1000, 2000];

/**
 * Filters and sorts a list of cards. A field that is the same on every card isn't offered. Where nothing matches, it names
 * the nearest card and offers to loosen the one condition in its way. Needs script.
 */
export function InventoryFilter({ copy: words, boards, filter, today, onFilter }: InventoryFilterProps) {
  const copy = words.filter;
  const status = useRef<HTMLParagraphElement>(null);
  const largest = Math.max(...boards.map(({ people }) => people));
  const sorts: Order[] = [
    ...(["listed", "rent", "free"] as const),
    ...(largest > 0 ? (["people", "perBoard"] as const) : (["size"] as const)),
  ];
  /** How a value of a condition reads. */
  const read = {
    kind: String,
    area: String,
    seen: (value: string | number) => copy[value as "gate" | "lift"],
    rent: (value: string | number) => interpolate(copy.upTo, { rent: formatNumber(Number(value)) }),
    free: (value: string | number) =>
      value === "now"
        ? copy.now
        : interpolate(copy.starting, { day: formatDay(value, words.vacancy.language) }),
    people: (value: string | number) => formatNumber(Number(value)),
  };
  const freeDays = boards.map(({ bookings }) => findFreeDay(bookings, today)).filter((day) => day > today);
  const fields = [
    ["rent", copy.rent, listRentLimits(boards)],
    ["free", copy.free, ["now", ...new Set(freeDays.sort())]],
    ["kind", copy.kind, listDistinctions(boards, ({ boards }) => boards.map(({ kind }) => kind))],
    ["seen", copy.seen, listDistinctions(boards, ({ filter }) => filter.seen)],
    ["area", copy.area, listDistinctions(boards, ({ filter }) => filter.areas)],
    ["people", copy.people, peopleSteps.filter((step) => step < largest)],
  ] as const;
  const total = boards.length;
  const matchCount = boards.filter((board) => matchesFilter(board, filter, today)).length;
  const nearest = matchCount === 0 ? findNearest(boards, filter, today) : undefined;
  const unpriced = filter.rent > 0 ? boards.filter(({ rent }) => !rent) : [];
  const { remain } = copy;
  const press = (choice: Filter) => {
    onFilter(choice);
    // The button goes away with what it was for.
    status.current?.focus();
  };
  return (
    <search className={styles.filter} aria-label={copy.title}>
      {fields
        .filter(([name, , values]) => values.length > 1 || filter[name])
        .map(([name, label, values]) => {
          const value = filter[name];
          // A shared address may name a value that isn't among the choices.
          const choices = new Set<string | number>(value ? [...values, value] : values);
          return (
            <Choice
              key={name}
              label={label}
              detail={name === "rent" && copy.rentExtra}
              value={String(value || "")}
              choices={[
                ["", copy.any],
                ...[...choices].map((choice): Option => [String(choice), read[name](choice)]),
              ]}
              onChoose={(value) =>
                onFilter({ ...filter, [name]: typeof filter[name] === "number" ? Number(value) : value })
              }
            />
          );
        })}
      <Choice
        label={copy.sort}
        value={filter.sort}
        choices={sorts.map((order) => [order, copy.order[order]])}
        onChoose={(value) => onFilter({ ...filter, sort: value as Order })}
      />
      <p role="status" ref={status} tabIndex={-1} className={nearest && styles.nearest}>
        {nearest
          ? interpolate(copy.nearest, {
              name: nearest.board.name,
              price: nearest.board.price ?? copy.ask,
              vacancy: formatVacancy(words.vacancy, nearest.board.bookings, today),
            })
          : interpolate(matchCount === total ? remain.all : matchCount > 0 ? remain.some : remain.none, {
              n: matchCount,
              all: total,
            })}
        {unpriced.length > 0 &&
          ` ${interpolate(copy.unpriced, { names: unpriced.map(({ name }) => name).join(", ") })}`}
      </p>
      {nearest && (
        <button type="button" className={styles.loosen} onClick={() => press(nearest.filter)}>
          {interpolate(copy.loosen[nearest.condition], {
            value: read[nearest.condition](nearest.filter[nearest.condition]),
          })}
        </button>
      )}
      <button
        type="button"
        className={styles.clear}
        hidden={matchCount === total}
        onClick={() => press({ ...noFilter, sort: filter.sort })}
      >
        {copy.clear}
      </button>
    </search>
  );
}

type Option = [value: string, text: string];

type ChoiceProps = {
  label: string;
  /** What the label leaves open, in a smaller size below it. */
  detail?: string | false;
  value: string;
  choices: Option[];
  onChoose: (value: string) => void;
};

function Choice({ label, detail, value, choices, onChoose }: ChoiceProps) {
  return (
    <label>
      <span>
        {label} {detail && <small>{detail}</small>}
      </span>
      <select value={value} autoComplete="off" onChange={({ target }) => onChoose(target.value)}>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
