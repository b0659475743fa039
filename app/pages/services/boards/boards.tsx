import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ButtonLink, MoreLink } from "../../../components/links.tsx";
import lists from "../../../components/lists.module.css";
import { PageLink } from "../../../components/page-link.tsx";
import { Section } from "../../../components/section.tsx";
import { BoardSearch } from "../places/board-search.tsx";
import { PlaceElevation } from "../places/drawings/elevation.tsx";
import { Scenery, Skyline } from "../places/drawings/scenery.tsx";
import { BoardCards } from "./board-cards.tsx";
import { Vacancy } from "./board-list.tsx";
import styles from "./boards.module.css";
import type { BoardsPage } from "./boards-page.server.ts";

type BoardsProps = {
  page: Omit<BoardsPage, "head" | "map">;
  /** The map. */
  children?: ReactNode;
};

/** All boards: what is asked first, the map, the boards or the parts of the city, and what falls free next month. */
export function Boards({ page, children }: BoardsProps) {
  const { copy, lists: inventories, month } = page;
  const listed = new Set(inventories.flatMap(({ boards }) => boards.map(({ slug }) => slug)));
  const inPackages = new Set(page.packages.flatMap(({ boards }) => boards.map(({ slug }) => slug)));
  return (
    <>
      <Section className={styles.opening}>
        <h1>{copy.title}</h1>
        <BoardSearch search={page.search} />
      </Section>
      {children}
      <Section className={styles.boards} id="parts">
        <div className={styles.packages}>
          <Scenery marks={page.marks} />
          <Skyline />
          <h2>{copy.packages.title}</h2>
          <p>
            {copy.packages.text} {page.sample && <span className="sample">{page.sample}</span>}
          </p>
          <ul>
            {page.packages.map(({ name, text, boards, places, path, from, to, bookings }, index) => (
              <li key={name}>
                <div className={styles.street} aria-hidden="true">
                  {boards.map((place) =>
                    listed.has(place.slug) ? (
                      <PlaceElevation key={place.slug} place={place} repeatAlt={place.alt} />
                    ) : (
                      <PlaceElevation key={place.slug} place={{ ...place, slug: `${place.slug}-${index}` }} />
                    ),
                  )}
                </div>
                <h3>{name}</h3>
                <p>{text}</p>
                <p>
                  {places}
                  <Vacancy {...page} bookings={bookings} />
                </p>
                <p className={styles.sum}>
                  <strong>{from}</strong> {to}
                </p>
                <MoreLink to={path} about={name}>
                  {copy.packages.open}
                </MoreLink>
              </li>
            ))}
          </ul>
        </div>
        {inventories.map(({ title, medium, all, boards, areas }) => (
          <div key={title} className={clsx(styles.list, styles[medium])}>
            <h2>{title}</h2>
            {boards.length > 0 && <BoardCards {...page} boards={boards} shownAgain={inPackages} />}
            {areas.length > 0 && (
              <ul className={lists.ruled}>
                {areas.map(({ area, path, what }) => (
                  <li key={area}>
                    <PageLink className="stretched-link" to={path}>
                      {area}
                    </PageLink>
                    {what}
                  </li>
                ))}
              </ul>
            )}
            <MoreLink to={all.path} about={title}>
              {all.label}
            </MoreLink>
          </div>
        ))}
        <div className={styles.month}>
          <h2>{month.title}</h2>
          {month.boards.length === 0 && <p>{month.none}</p>}
          <ul className={lists.ruled}>
            {month.boards.map(({ path, name, bookings }) => (
              <li key={path}>
                <PageLink className="stretched-link" to={path}>
                  {name}
                </PageLink>
                <Vacancy {...page} bookings={bookings} />
              </li>
            ))}
          </ul>
          <div className={styles.ways}>
            {[...month.all, page.prices].map(({ label, path }) => (
              <MoreLink key={path} to={path}>
                {label}
              </MoreLink>
            ))}
            <ButtonLink to="/boards.csv" kind="line" icon="grid" download>
              {copy.csv.link}
            </ButtonLink>
          </div>
        </div>
      </Section>
    </>
  );
}
