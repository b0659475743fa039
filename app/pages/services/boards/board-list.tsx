import styles from "../../../components/lists.module.css";
import { PageLink } from "../../../components/navigation/page-link.tsx";
import { useToday } from "../../../components/today.ts";
import { type Booking, formatVacancy } from "../../../data/places/vacancy.ts";

type BoardListProps = {
  boards: { path: string; name: string; what: string; bookings: Booking[] }[];
  vacancy: Parameters<typeof formatVacancy>[0];
  builtOn: string;
};

/** Boards in lines: each one's name, which leads to its page, from when it is free, and what it is. */
export function BoardList({ boards, vacancy, builtOn }: BoardListProps) {
  const today = useToday(builtOn);
  return (
    <ul className={styles.ruled}>
      {boards.map(({ path, name, what, bookings }) => (
        <li key={path}>
          <PageLink className="stretched-link" to={path}>
            {name}
          </PageLink>
          <span>{formatVacancy(vacancy, bookings, today)}</span>
          <small>{what}</small>
        </li>
      ))}
    </ul>
  );
}
