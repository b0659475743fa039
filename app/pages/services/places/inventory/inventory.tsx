import { Fragment, type ReactNode } from "react";
import { Fold } from "../../../../components/fold.tsx";
import { MoreLink } from "../../../../components/links.tsx";
import { PageLink } from "../../../../components/page-link.tsx";
import { Section } from "../../../../components/section.tsx";
import { interpolate } from "../../../../data/format.ts";
import { boardsPath, enquiryPath, shownAtFirst } from "../../../../data/paths.ts";
import { describeRowRent, type Place } from "../../../../data/places/places.server.ts";
import { listVacancies } from "../../../../data/places/vacancy.ts";
import { PlanForm, PlanTick } from "../../../../plan/plan-form.tsx";
import { KitLink } from "../../../../plan/plan-links.tsx";
import { BoardTerms } from "../board-terms.tsx";
import { PlaceElevation } from "../drawings/elevation.tsx";
import { Scenery, Skyline } from "../drawings/scenery.tsx";
import { EnglishNote, PlaceRow } from "../place-row.tsx";
import { describeMore } from "./filter.ts";
import styles from "./inventory.module.css";
import type { InventoryPage } from "./inventory-page.server.ts";

type InventoryProps = { page: InventoryPage; filter?: ReactNode; bar?: ReactNode };

/** How many societies have their card, with all details: those of the specification, section 3. */
const wholeCards = 10;

/**
 * A list of what can be booked, read by the row: the first dozen places to tick, in a form that opens the plan with what
 * is ticked, with or without script. Above them the parts of the city and the filter, which searches, hides and sorts, below
 * them the way to the rest and the plan so far.
 */
export function Inventory({ page, filter, bar }: InventoryProps) {
  const { inventory, places, areas, wholeListPath, listCopy } = page;
  const { row } = listCopy;
  const shown = places.slice(0, shownAtFirst);
  return (
    <Section className={styles.inventory} labelledBy="inventory">
      <h2 id="inventory">{inventory.title}</h2>
      <div className={styles.intro}>
        <p>{inventory.text}</p>
        <KitLink />
        <PageLink to={boardsPath}>{listCopy.map}</PageLink>
        {wholeListPath && (
          <PageLink to={wholeListPath}>{interpolate(row.whole, { n: places.length })}</PageLink>
        )}
      </div>
      {areas.length > 0 && (
        <nav className={styles.areas} aria-label={row.areas}>
          {areas.map(({ path, name, count }) => (
            <PageLink key={path} to={path}>
              {name} <small>{count}</small>
            </PageLink>
          ))}
        </nav>
      )}
      <Scenery marks={page.marks} />
      {shown.some(({ subject }) => "site" in subject) && <Skyline />}
      {filter}
      <PlanForm className={styles.form}>
        <EnglishNote places={places} />
        <div className={styles.list} data-places="">
          {shown.map((place, index) =>
            index < wholeCards && place.groups.length > 0 ? (
              <PlaceCard key={place.slug} place={place} page={page} />
            ) : (
              <PlaceRow key={place.slug} place={place} isDrawn />
            ),
          )}
        </div>
        {wholeListPath && (
          <p className={styles.more}>
            <span data-more="">
              <MoreLink to={`${wholeListPath}#at-${places[shown.length]?.slug}`}>
                <span data-more-label="">{describeMore(row.more, places.length, shown.length)}</span>
              </MoreLink>
            </span>
          </p>
        )}
        {bar}
      </PlanForm>
    </Section>
  );
}

/** A society with all that its card has to say: its picture, rent and vacancy, and its details in two groups. */
function PlaceCard({ place: society, page }: { place: Place; page: InventoryPage }) {
  const { slug, name, location, path, blurb, groups, figures, about } = society;
  const { listCopy, builtOn } = page;
  const { enquireNow } = page.copy;
  return (
    <article className={styles.card} aria-labelledby={`at-${slug}`} data-board={slug}>
      <PlaceElevation place={society} className={styles.drawing} />
      <header className={styles.heading}>
        <h3 id={`at-${slug}`}>
          <PageLink className="stretched-link" to={path}>
            {name}
          </PageLink>
        </h3>
        <p>{location}</p>
        <BoardTerms
          price={describeRowRent(society)}
          vacancies={listVacancies(listCopy.vacancy, society.bookings, builtOn)}
        />
      </header>
      <PlanTick slug={slug} className={styles.tick} />
      <Fold summary={figures} className={styles.details}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <Fragment key={group.title}>
              <h4>{group.title}</h4>
              <dl>
                {group.facts.map(([fact, value]) => (
                  <Fragment key={fact}>
                    <dt>{fact}</dt>
                    <dd>{value}</dd>
                  </Fragment>
                ))}
              </dl>
            </Fragment>
          ))}
        </div>
        <p>{blurb}</p>
        <PageLink
          className={styles.enquire}
          to={enquiryPath(enquireNow.path, { service: page.service.name, society: name })}
          aria-label={`${enquireNow.label} ${about}`}
        >
          {enquireNow.label}
        </PageLink>
      </Fold>
    </article>
  );
}
