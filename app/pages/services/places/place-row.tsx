import { clsx } from "clsx";
import { formatNumber } from "../../../../formats/number.ts";
import { PageLink } from "../../../components/page-link.tsx";
import { Picture } from "../../../components/picture.tsx";
import { interpolate } from "../../../data/format.ts";
import { hasPage } from "../../../data/paths.server.ts";
import { calculateFirstMonth, takeOneFace } from "../../../data/places/first-month.server.ts";
import { readPlaceCopy } from "../../../data/places/place-copy.server.ts";
import { describeRowRent, type Place } from "../../../data/places/places.server.ts";
import { listVacancies } from "../../../data/places/vacancy.ts";
import { publishingDay } from "../../../data/publishing.server.ts";
import { PlanTick } from "../../../plan/plan-form.tsx";
import { BoardTerms } from "./board-terms.tsx";
import { BoardSketch } from "./drawings/board-sketch.tsx";
import { PlaceElevation } from "./drawings/elevation.tsx";
import styles from "./place-row.module.css";

/**
 * A place in a line: name, place, board, light, rent, first month and vacancy, and the checkbox that puts it into the plan.
 * @param isDrawn with its picture, which needs `Scenery` and `Skyline` once on the page, and a photograph to open larger; in
 * a list too long for that, with a sketch of its board and its drawing to open
 */
export function PlaceRow({ place, isDrawn }: { place: Place; isDrawn: boolean }) {
  const copy = readPlaceCopy();
  const { slug, name, path, board, size, isLit, bookings, photo } = place;
  const month = calculateFirstMonth(takeOneFace(place))?.from;
  const light = isLit === undefined ? "" : `${copy.filter[isLit ? "lit" : "dark"]}, `;
  return (
    <article
      className={clsx(styles.row, isDrawn && styles.poster)}
      aria-labelledby={`at-${slug}`}
      data-board={slug}
    >
      {isDrawn ? (
        <PlaceElevation place={place} className={styles.picture} />
      ) : (
        <BoardSketch place={place} className={styles.sketch} />
      )}
      <h3 id={`at-${slug}`}>
        <PageLink className="stretched-link" to={path}>
          {name}
        </PageLink>
      </h3>
      <p className={styles.what}>
        <span className={styles.detail}>{`${board}, ${light}`}</span>
        {size}
        <span className={styles.at}>{place.location}</span>
      </p>
      <div className={styles.terms}>
        <BoardTerms
          price={describeRowRent(place)}
          vacancies={listVacancies(copy.vacancy, bookings, publishingDay())}
        />
        {month && <small>{interpolate(copy.row.month, { from: formatNumber(month) })}</small>}
      </div>
      <PlanTick slug={slug} className={styles.tick} />
      {(photo || !isDrawn) && (
        <details className={styles.drawing}>
          <summary>{photo ? copy.row.photograph : copy.row.drawing}</summary>
          {photo && <Picture picture={photo} sizes="(max-width: 47.999rem) 100vw, 48rem" />}
          <img src={`/artwork/${slug}.jpg`} alt={place.alt} width={1200} height={630} loading="lazy" />
        </details>
      )}
    </article>
  );
}

/** Says once above a list in Hindi that some of its places have their page in English alone. */
export function EnglishNote({ places }: { places: Place[] }) {
  if (places.every(({ path }) => hasPage(path))) return null;
  return <p className={styles.english}>{readPlaceCopy().row.english}</p>;
}
