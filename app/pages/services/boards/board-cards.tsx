import { PageLink } from "../../../components/page-link.tsx";
import type { Place } from "../../../data/places/places.server.ts";
import { type formatVacancy, listVacancies } from "../../../data/places/vacancy.ts";
import { BoardTerms } from "../places/board-terms.tsx";
import { PlaceElevation } from "../places/drawings/elevation.tsx";
import styles from "./board-cards.module.css";

type BoardCardsProps = {
  boards: { place: Place; what: string; rent: string }[];
  vacancy: Parameters<typeof formatVacancy>[0];
  builtOn: string;
  /** The slugs of those that the page draws a second time. */
  shownAgain?: Set<string>;
};

/** Boards beside each other to compare: each one drawn, its name, which leads to its page, what it is, rent and vacancy. */
export function BoardCards({ boards, vacancy, builtOn, shownAgain }: BoardCardsProps) {
  return (
    <ul className={styles.cards}>
      {boards.map(({ place, what, rent }) => (
        <li key={place.path}>
          <PlaceElevation
            place={place}
            className={styles.picture}
            isShownAgain={shownAgain?.has(place.slug)}
          />
          <PageLink className="stretched-link" to={place.path}>
            {place.name}
          </PageLink>
          <small>{what}</small>
          <BoardTerms price={rent} vacancies={listVacancies(vacancy, place.bookings, builtOn)} />
        </li>
      ))}
    </ul>
  );
}
