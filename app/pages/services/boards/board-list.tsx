import { showWhile } from "../../../components/dated.ts";
import styles from "../../../components/lists.module.css";
import { PageLink } from "../../../components/page-link.tsx";
import { type Booking, type formatVacancy, listVacancies } from "../../../data/places/vacancy.ts";

type VacancyWords = { vacancy: Parameters<typeof formatVacancy>[0]; builtOn: string };

type BoardListProps = VacancyWords & {
  boards: { path: string; name: string; what: string; bookings: Booking[] }[];
};

/** Boards in lines: each one's name, which leads to its page, from when it is free, and what it is. */
export function BoardList({ boards, vacancy, builtOn }: BoardListProps) {
  return (
    <ul className={styles.ruled}>
      {boards.map(({ path, name, what, bookings }) => (
        <li key={path}>
          <PageLink className="stretched-link" to={path}>
            {name}
          </PageLink>
          <Vacancy vacancy={vacancy} builtOn={builtOn} bookings={bookings} />
          <small>{what}</small>
        </li>
      ))}
    </ul>
  );
}

/** From when something is free, as it is on the day on which the page is read. */
export function Vacancy({ vacancy, builtOn, bookings }: VacancyWords & { bookings: Booking[] }) {
  return listVacancies(vacancy, bookings, builtOn).map(({ words, ...days }, _, { length }) => (
    <span key={`${days.from}`} {...(length > 1 && showWhile(days, builtOn))}>
      {words}
    </span>
  ));
}
