import { type FocusEvent, useDeferredValue, useEffect, useRef, useState } from "react";
import { indianDay, lastWritableDay } from "../../../../../formats/indian-day.ts";
import { formatNumber } from "../../../../../formats/number.ts";
import { useHydrated } from "../../../../components/browser-state.ts";
import { Icon } from "../../../../components/icon.tsx";
import { formatDay, interpolate } from "../../../../data/format.ts";
import { shownAtFirst } from "../../../../data/paths.ts";
import { formatVacancy } from "../../../../data/places/vacancy.ts";
import { useAddressSearch } from "../use-address-search.ts";
import {
  type Condition,
  describeMore,
  type Filter,
  findNearest,
  formatFilter,
  type ListedPlace,
  listDistinctions,
  listMatches,
  listMonthLimits,
  listSizeLimits,
  noFilter,
  type Order,
  parseFilter,
} from "./filter.ts";
import styles from "./inventory-filter.module.css";
import type { InventoryPage } from "./inventory-page.server.ts";
import { fetchRows, showPlaces } from "./shown-places.ts";

type InventoryFilterProps = {
  copy: InventoryPage["listCopy"];
  places: ListedPlace[];
  builtOn: string;
  /** The page of the whole list, where this page shows only its first dozen. */
  wholeListPath?: string | undefined;
};

/** Choices for “people at least”; only those below the largest entry's figure are offered. */
const peopleSteps = [300, 500, 1000, 2000];

/**
 * Searches, filters and sorts a list of places. A field that is the same for every place isn't offered. Where nothing
 * matches, it names the nearest place and offers to loosen the conditions in its way. Needs script.
 */
export function InventoryFilter({ copy: words, places, builtOn, wholeListPath }: InventoryFilterProps) {
  const [search, replaceSearch] = useAddressSearch();
  const today = useHydrated() ? indianDay() : builtOn;
  const filter = parseFilter(search);
  const matches = listMatches(places, filter, today);
  const onFilter = (choice: Partial<Filter>) =>
    replaceSearch(formatFilter({ ...filter, page: 1, ...choice }, location.search));
  const hasFailed = useShownPlaces(places, useDeferredValue(search), today, words.row.more, wholeListPath);
  const copy = words.filter;
  const status = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const largest = Math.max(...places.map(({ people }) => people));
  const sorts: Order[] = [
    ...(["listed", "month", "free", "size"] as const),
    ...(largest > 0 ? (["people", "perBoard"] as const) : []),
    ...(filter.q || filter.sort === "near" ? (["near"] as const) : []),
  ];
  const isFiltered = formatFilter({ ...filter, sort: "listed", page: 1 }) !== "";
  /** On a phone the fields below the search are folded, until one is wanted or in use. */
  const isUnfolded = isOpen ?? formatFilter({ ...filter, q: "", sort: "listed", page: 1 }) !== "";
  /** How a value of a condition reads. */
  const read: Record<Condition, (value: string | number) => string> = {
    q: String,
    kind: String,
    light: (value) => copy[value as "lit" | "dark"],
    seen: (value) => copy[value as "gate" | "lift"],
    month: (value) => interpolate(copy.upTo, { sum: formatNumber(Number(value)) }),
    size: (value) => interpolate(copy.atLeast, { n: formatNumber(Number(value)) }),
    free: (value) => formatDay(String(value), words.vacancy.language),
    people: (value) => formatNumber(Number(value)),
  };
  const fields = [
    ["month", listMonthLimits(places)],
    ["kind", listDistinctions(places, ({ kinds }) => kinds)],
    ["light", listDistinctions(places, ({ isLit }) => [isLit === false ? "dark" : "lit"])],
    ["size", listSizeLimits(places)],
    ["seen", listDistinctions(places, ({ spots }) => spots)],
    ["people", peopleSteps.filter((step) => step < largest)],
  ] as const;
  const nearest = matches.length === 0 ? findNearest(places, filter, today) : undefined;
  const unpriced = filter.month > 0 ? places.filter(({ month }) => !month) : [];
  const { remain, loosen } = copy;
  const press = (choice: Filter) => {
    onFilter(choice);
    // The button goes away with what it was for.
    status.current?.focus();
  };
  const describeLoosening = ({ conditions, filter }: NonNullable<typeof nearest>) => {
    const say = (condition: Condition) => {
      const value = filter[condition];
      return value ? read[condition](value) : copy.any;
    };
    const [only, ...others] = conditions;
    if (only && others.length === 0) return interpolate(loosen[only], { value: say(only) });
    const changes = conditions.map((condition) => `${copy[condition]}: ${say(condition)}`).join(", ");
    return interpolate(loosen.several, { changes });
  };
  /** The list is there before the first choice is made. */
  const warm = ({ target }: FocusEvent) => {
    if (wholeListPath && target.matches("input, select")) fetchRows(wholeListPath).catch(() => undefined);
  };
  return (
    <search className={styles.filter} aria-label={copy.title} onFocus={warm}>
      <label className={styles.search}>
        <span>{copy.q}</span>
        <input
          type="search"
          name="q"
          autoComplete="off"
          maxLength={80}
          placeholder={copy.example}
          value={filter.q}
          onChange={({ target }) => onFilter({ q: target.value })}
        />
      </label>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={isUnfolded}
        onClick={() => setOpen(!isUnfolded)}
      >
        {copy.title}
        <Icon name="down" />
      </button>
      <label>
        <span>{copy.free}</span>
        <input
          type="date"
          name="free"
          autoComplete="off"
          min={today}
          max={lastWritableDay}
          value={filter.free}
          onChange={({ target }) => onFilter({ free: target.value })}
        />
      </label>
      {fields
        .filter(([name, values]) => values.length > 1 || filter[name])
        .map(([name, values]) => {
          const value = filter[name];
          // A shared address may name a value that isn't among the choices.
          const choices = new Set<string | number>(value ? [...values, value] : values);
          return (
            <Choice
              key={name}
              name={name}
              label={copy[name]}
              detail={name === "month" && copy.monthExtra}
              value={String(value || "")}
              choices={[
                ["", copy.any],
                ...[...choices].map((choice): Option => [String(choice), read[name](choice)]),
              ]}
              onChoose={(value) =>
                onFilter({ [name]: typeof filter[name] === "number" ? Number(value) : value })
              }
            />
          );
        })}
      <Choice
        name="sort"
        label={copy.sort}
        value={filter.sort}
        choices={sorts.map((order) => [order, copy.order[order]])}
        onChoose={(value) => onFilter({ sort: value as Order })}
      />
      <p role="status" ref={status} tabIndex={-1} className={nearest && styles.nearest}>
        {hasFailed
          ? words.row.failed
          : nearest
            ? interpolate(copy.nearest, {
                name: nearest.place.name,
                price: nearest.place.month
                  ? interpolate(words.row.month, { from: formatNumber(nearest.place.month) })
                  : copy.ask,
                vacancy: formatVacancy(words.vacancy, nearest.place.bookings, today),
              })
            : interpolate(isFiltered ? (matches.length > 0 ? remain.some : remain.none) : remain.all, {
                n: matches.length,
                all: places.length,
              })}
        {unpriced.length > 0 && ` ${interpolate(copy.unpriced, { n: unpriced.length })}`}
      </p>
      {nearest && (
        <button type="button" className={styles.loosen} onClick={() => press(nearest.filter)}>
          {describeLoosening(nearest)}
        </button>
      )}
      <button
        type="button"
        className={styles.clear}
        data-idle={!isFiltered || undefined}
        onClick={() => press({ ...noFilter, sort: filter.sort === "near" ? "listed" : filter.sort })}
      >
        {copy.clear}
      </button>
    </search>
  );
}

/**
 * Shows and sorts the list by the filter in the address, a frame after the choice has shown, and lets its last link show
 * a dozen more, and say how many.
 * @returns whether the rest of the list didn't arrive
 */
function useShownPlaces(
  places: ListedPlace[],
  search: string,
  today: string,
  moreWords: string,
  wholeListPath?: string,
): boolean {
  const [hasFailed, setFailed] = useState(false);
  const [, replaceSearch] = useAddressSearch();
  useEffect(() => {
    const list = document.querySelector("[data-places]");
    const more = document.querySelector<HTMLElement>("[data-more]");
    const label = more?.querySelector("[data-more-label]");
    if (!list) return;
    const filter = parseFilter(search);
    const matches = listMatches(places, filter, today);
    const slugs = matches.slice(0, filter.page * shownAtFirst).map(({ slug }) => slug);
    const isThere = (slug: string) => list.querySelector(`:scope > [data-board="${slug}"]`);
    let isCurrent = true;
    const show = (rows: Element[]) => {
      if (!isCurrent) return;
      showPlaces(list, slugs, rows);
      setFailed(false);
      if (more) more.hidden = matches.length <= slugs.length;
      if (label) label.textContent = describeMore(moreWords, matches.length, slugs.length);
    };
    if (!wholeListPath || slugs.every(isThere)) show([]);
    else fetchRows(wholeListPath).then(show, () => isCurrent && setFailed(true));
    const showMore = (event: Event) => {
      event.preventDefault();
      replaceSearch(formatFilter({ ...filter, page: filter.page + 1 }, location.search));
    };
    more?.addEventListener("click", showMore);
    return () => {
      isCurrent = false;
      more?.removeEventListener("click", showMore);
    };
  }, [places, search, today, moreWords, wholeListPath, replaceSearch]);
  return hasFailed;
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
