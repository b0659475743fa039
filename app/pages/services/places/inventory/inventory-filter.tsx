import { useDeferredValue, useEffect, useRef } from "react";
import { indianDay } from "../../../../../formats/indian-day.ts";
import { formatNumber } from "../../../../../formats/number.ts";
import { useHydrated } from "../../../../components/browser-state.ts";
import { formatDay, interpolate } from "../../../../data/format.ts";
import type { InventoryPlan } from "../../../../data/places/places.server.ts";
import { findFreeDay, formatVacancy } from "../../../../data/places/vacancy.ts";
import { useAddressSearch } from "../use-address-search.ts";
import {
  type Filter,
  findNearest,
  type ListedPlace,
  listDistinctions,
  listRentLimits,
  matchesFilter,
  noFilter,
  type Order,
  readFilter,
  sortBoards,
  writeFilter,
} from "./filter.ts";
import styles from "./inventory-filter.module.css";

type InventoryFilterProps = {
  copy: InventoryPlan["copy"];
  boards: ListedPlace[];
  builtOn: string;
};

/** Choices for “people at least”; only those below the largest entry's figure are offered. */
const peopleSteps = [300, 500, 1000, 2000];

/**
 * Filters and sorts a list of cards. A field that is the same on every card isn't offered. Where nothing matches, it names
 * the nearest card and offers to loosen the one condition in its way. Needs script.
 */
export function InventoryFilter({ copy: words, boards, builtOn }: InventoryFilterProps) {
  const [search, replaceSearch] = useAddressSearch();
  const today = useHydrated() ? indianDay() : builtOn;
  const filter = readFilter(search);
  const onFilter = (choice: Filter) => replaceSearch(writeFilter(choice, location.search));
  useCards(boards, useDeferredValue(search), today);
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
              name={name}
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
        name="sort"
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
        data-idle={matchCount === total || undefined}
        onClick={() => press({ ...noFilter, sort: filter.sort })}
      >
        {copy.clear}
      </button>
    </search>
  );
}

/** Shows and sorts the cards by the filter in the address, a frame after the choice has shown. */
function useCards(boards: ListedPlace[], search: string, today: string): void {
  useEffect(() => {
    const list = document.querySelector("[data-boards]");
    if (!list) return;
    const filter = readFilter(search);
    const cards = new Map([...list.children].map((card) => [card.getAttribute("data-board"), card]));
    const sorted = sortBoards(boards, filter.sort, today).flatMap((board) => {
      const card = cards.get(board.slug) as HTMLElement | undefined;
      if (card) card.hidden = !matchesFilter(board, filter, today);
      return card ?? [];
    });
    if (sorted.some((card, index) => card !== list.children[index])) list.append(...sorted);
  }, [boards, search, today]);
}

type Option = [value: string, text: string];

type ChoiceProps = {
  name: string;
  label: string;
  /** What the label leaves open, in a smaller size below it. */
  detail?: string | false;
  value: string;
  choices: Option[];
  onChoose: (value: string) => void;
};

function Choice({ name, label, detail, value, choices, onChoose }: ChoiceProps) {
  return (
    <label>
      <span>
        {label} {detail && <small>{detail}</small>}
      </span>
      <select name={name} value={value} autoComplete="off" onChange={({ target }) => onChoose(target.value)}>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
