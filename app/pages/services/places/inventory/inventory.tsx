import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { PageLink } from "../../../../components/page-link.tsx";
import { Section } from "../../../../components/section.tsx";
import { toLocal } from "../../../../data/page-facts.ts";
import { boardsPath, enquiryPath, planPath } from "../../../../data/paths.ts";
import type { Place } from "../../../../data/places/places.server.ts";
import { listVacancies } from "../../../../data/places/vacancy.ts";
import { BoardTerms } from "../board-terms.tsx";
import { PlaceElevation } from "../drawings/elevation.tsx";
import { Scenery, Skyline } from "../drawings/scenery.tsx";
import styles from "./inventory.module.css";
import type { InventoryPage } from "./inventory-page.server.ts";

type InventoryProps = { page: InventoryPage; filter?: ReactNode; bar?: ReactNode };

/**
 * A list of what can be booked: cards to tick, in a form that opens the plan with what is ticked, with or without script.
 * Above them the filter, which hides and sorts them, below them the plan so far.
 */
export function Inventory({ page, filter, bar }: InventoryProps) {
  const { inventory, plan, boards } = page;
  return (
    <Section className={styles.inventory} labelledBy="inventory">
      <h2 id="inventory">{inventory.title}</h2>
      <div className={styles.intro}>
        <p>{inventory.text}</p>
        <PageLink to={`${planPath}#media-kit`}>{plan.copy.kitLink}</PageLink>
        <PageLink to={boardsPath}>{plan.copy.mapLink}</PageLink>
      </div>
      <Scenery marks={page.marks} />
      {boards.some(({ medium }) => medium === "site") && <Skyline />}
      {filter}
      <form action={toLocal(planPath)} autoComplete="off" className={styles.form}>
        <div className={styles.cards} data-boards="">
          {boards.map((board, index) => (
            <InventoryCard key={board.slug} board={board} index={index} page={page} />
          ))}
        </div>
        {bar}
      </form>
    </Section>
  );
}

type InventoryCardProps = {
  board: Place;
  /** Its place in the list. */
  index: number;
  page: InventoryPage;
};

/** One entry: its drawing, rent and vacancy, its facts, and the checkbox that puts it into the plan. */
function InventoryCard({ board, index, page }: InventoryCardProps) {
  const { slug, name, place, path, blurb, groups, summary, about } = board;
  const { builtOn, copy } = page.plan;
  const { tick, filter, vacancy } = copy;
  const { enquireNow } = page.copy;
  return (
    <article
      className={clsx(styles.card, groups.length > 0 && styles.detailed)}
      aria-labelledby={headingId(index)}
      data-board={slug}
    >
      <PlaceElevation place={board} className={styles.drawing} />
      <header className={styles.heading}>
        <h3 id={headingId(index)}>
          <PageLink to={path}>{name}</PageLink>
        </h3>
        <p>{place}</p>
        <BoardTerms
          price={board.price ?? filter.ask}
          vacancies={listVacancies(vacancy, board.bookings, builtOn)}
        />
        {summary && <p className={styles.summary}>{summary}</p>}
      </header>
      {groups.length > 0 && (
        <>
          <p className={styles.blurb}>{blurb}</p>
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
        </>
      )}
      <label className={styles.tick} id={`tick-${index + 1}`}>
        <input
          type="checkbox"
          name="s"
          value={slug}
          aria-labelledby={`tick-${index + 1} ${headingId(index)}`}
        />
        <span className={styles.add}>{tick.add}</span>
        <span className={styles.added}>{tick.added}</span>
      </label>
      {groups.length > 0 && (
        <PageLink
          className={styles.enquire}
          to={enquiryPath(enquireNow.path, { service: page.service.name, society: name })}
          aria-label={`${enquireNow.label} ${about}`}
        >
          {enquireNow.label}
        </PageLink>
      )}
    </article>
  );
}

function headingId(index: number): string {
  return `entry-${index + 1}`;
}
