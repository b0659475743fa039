import { memo, type ReactNode } from "react";
import { indianDay } from "../../../../formats/indian-day.ts";
import { formatNumber } from "../../../../formats/number.ts";
import { Fold } from "../../../components/fold.tsx";
import { Button, MoreLink } from "../../../components/links.tsx";
import { PageLink } from "../../../components/page-link.tsx";
import { Section } from "../../../components/section.tsx";
import { interpolate } from "../../../data/format.ts";
import { placeFolders } from "../../../data/paths.ts";
import { formatBoards, formatSize } from "../../../data/places/board-sizes.ts";
import { countFaces } from "../../../data/places/costs.ts";
import { matchPlaces, type PlaceSummary, sumPlaces } from "../../../data/places/place-sums.ts";
import { formatVacancy } from "../../../data/places/vacancy.ts";
import { parsePlanAddress } from "../../../plan/plan-address.ts";
import { useAddressSearch } from "../places/use-address-search.ts";
import { printPart } from "./plan-actions.tsx";
import type { PlanPage, PlanPageCopy } from "./plan-page.server.ts";
import styles from "./plan-tables.module.css";
import { changePlan, type PlanProps } from "./use-plan.ts";

/**
 * The places of the plan by medium, each with a button to remove it, the one that puts back what was removed last, the
 * number of faces to print by size, and what else is given as children.
 */
export function PlanSheet({ page, places, state, children }: PlanProps & { children: ReactNode }) {
  const { copy } = page;
  const { sheet } = copy;
  const { removal } = state;
  const removals = matchPlaces(removal?.slugs ?? [], page.places).matches;
  const names = removals.map(({ name }) => name).join(", ");
  const removePlace = (place: PlaceSummary) => {
    const rows = media.flatMap((medium) => places.filter((row) => row.medium === medium));
    const at = rows.indexOf(place);
    const next = rows[at + 1] ?? rows[at - 1];
    // From the address: another place may have been removed since this was rendered.
    const { chosen } = parsePlanAddress(location.search);
    const remains = ({ slug }: PlaceSummary) => slug !== place.slug && chosen.includes(slug);
    state.act(
      () => state.change({ chosen: places.filter(remains).map(({ slug }) => slug) }, true),
      interpolate(sheet.removed, { name: place.name }),
      next ? removeButtonId(next) : "plan-start",
    );
  };
  const putBack = () =>
    state.act(
      () => removal?.undo(),
      interpolate(sheet.isBack, { names }),
      removals[0] ? removeButtonId(removals[0]) : "plan-sheet",
    );
  return (
    <section className={styles.sheet} aria-labelledby="plan-sheet">
      <h2 id="plan-sheet" tabIndex={-1}>
        {sheet.title}
      </h2>
      {media.map((medium) => (
        <PlaceTable key={medium} copy={copy} medium={medium} places={places} isPlan endClass={styles.remove}>
          {(place) => (
            <button
              type="button"
              id={removeButtonId(place)}
              aria-label={interpolate(sheet.remove, { name: place.name })}
              onClick={() => removePlace(place)}
            >
              ×
            </button>
          )}
        </PlaceTable>
      ))}
      {removals[0] && (
        <div className={styles.undo}>
          <Button icon="left" onClick={putBack}>
            {interpolate(sheet.putBack, { names })}
          </Button>
        </div>
      )}
      <h3 className="small-title">{sheet.sizes}</h3>
      <ul className={styles.sizes}>
        {sumPlaces(places).sizes.map((board) => (
          <li key={board.kind + formatSize(copy, board)}>
            {countFaces(board)} × {board.kindName} {formatSize(copy, board)}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/**
 * What can be booked, of much the cheapest, in tables with a tick for each row. It is printed while the plan is empty. Needs
 * `BoardSketches` once on the page.
 */
export const MediaKit = memo(function MediaKit({ page: { copy, prices, ...page } }: { page: PlanPage }) {
  const { kit } = copy;
  const places = matchPlaces(page.kit, page.places).matches;
  const [search] = useAddressSearch();
  const { chosen } = parsePlanAddress(search);
  // Browsers that can't print what is folded.
  const printKit = () => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    printPart("kit");
  };
  const tick = ({ slug }: PlaceSummary, isTicked: boolean) => {
    const others = parsePlanAddress(location.search).chosen.filter((other) => other !== slug);
    changePlan({ chosen: isTicked ? [...others, slug] : others }, !isTicked);
  };
  return (
    <Section className={styles.kit} id="media-kit" labelledBy="kit-title">
      <div>
        {media.map((medium) => (
          <Fold key={medium} summary={<KitShelf copy={copy} medium={medium} places={places} />}>
            <PlaceTable copy={copy} medium={medium} places={places} endClass={styles.tick}>
              {(place) => (
                <label>
                  <input
                    type="checkbox"
                    name="kit"
                    value={place.slug}
                    aria-label={copy.tick.add + interpolate(copy.tick.about, { name: place.name })}
                    checked={chosen.includes(place.slug)}
                    onChange={({ target }) => tick(place, target.checked)}
                  />
                </label>
              )}
            </PlaceTable>
          </Fold>
        ))}
      </div>
      <header>
        <h2 id="kit-title">{kit.title}</h2>
        <p>{kit.text}</p>
        <MoreLink to={prices.path}>{prices.label}</MoreLink>
        <Button icon="paper" onClick={printKit}>
          {kit.print}
        </Button>
      </header>
    </Section>
  );
});

const media = ["society", "site"] as const;

type ShelfProps = { copy: PlanPageCopy; medium: PlaceSummary["medium"]; places: PlaceSummary[] };

/** What a telephone shows of a folded table: of what, how many, and their boards with names and rents. */
function KitShelf({ copy, medium, places }: ShelfProps) {
  const list = places.filter((place) => place.medium === medium);
  return (
    <>
      {copy.sheet[medium]} <small>{list.length}</small>
      <span className={styles.shelf} aria-hidden="true">
        {list.map(({ slug, name, rent }) => (
          <span key={slug}>
            <Sketch slug={slug} />
            {name}
            {rent && <small>{`₹${formatNumber(rent.from)}`}</small>}
          </span>
        ))}
      </span>
    </>
  );
}

function Sketch({ slug }: { slug: string }) {
  return (
    <svg viewBox="0 0 64 44" aria-hidden="true">
      <use href={`#sketch-${slug}`} />
    </svg>
  );
}

type PlaceTableProps = ShelfProps & {
  /** Whether each says from when it is free, and the figures are added up; else each has its sketch. */
  isPlan?: boolean;
  endClass: string | undefined;
  /** What a place’s row ends with. */
  children: (place: PlaceSummary) => ReactNode;
};

/** The places of one medium with their boards, and with people and flats if it has any. Renders nothing if there are none. */
function PlaceTable({ copy, medium, places, isPlan, endClass, children }: PlaceTableProps) {
  const { sheet } = copy;
  const list = places.filter((place) => place.medium === medium);
  const sums = sumPlaces(list);
  const number = (count: number) => (count > 0 ? formatNumber(count) : sheet.none);
  const hasPeople = medium === "society";
  if (list.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{sheet[medium]}</caption>
      <thead className={hasPeople ? undefined : "screen-only"}>
        <tr>
          <th scope="col">{sheet.what}</th>
          {hasPeople && <th scope="col">{sheet.people}</th>}
          {hasPeople && <th scope="col">{sheet.flats}</th>}
          {!isPlan && <th scope="col">{sheet.rent}</th>}
          <td className={endClass} />
        </tr>
      </thead>
      <tbody>
        {list.map((place) => (
          <tr key={place.slug}>
            <th scope="row">
              {!isPlan && <Sketch slug={place.slug} />}
              <PageLink to={`${placeFolders[place.medium]}/${place.slug}`}>{place.name}</PageLink>
              <span>
                {formatBoards(copy, sumPlaces([place])).join(", ")}
                {isPlan && <i className={styles.price}>, {place.price ?? sheet.unpriced}</i>}
              </span>
              <small>
                {place.location}
                <i> · {place.seen}</i>
                {isPlan && ` · ${formatVacancy(copy.vacancy, place.bookings, indianDay())}`}
              </small>
            </th>
            {hasPeople && <td>{number(place.people)}</td>}
            {hasPeople && <td>{number(place.flats)}</td>}
            {!isPlan && (
              <td className={styles.rent}>
                {place.rent ? `₹${formatNumber(place.rent.from)}` : sheet.unpriced}
              </td>
            )}
            <td className={endClass}>{children(place)}</td>
          </tr>
        ))}
      </tbody>
      {isPlan && hasPeople && (
        <tfoot>
          <tr>
            <th scope="row">{sheet.sum}</th>
            <td>{number(sums.people)}</td>
            <td>{number(sums.flats)}</td>
            <td className={endClass} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function removeButtonId({ slug }: PlaceSummary): string {
  return `remove-${slug}`;
}
