import { PageLink } from "../../../components/navigation/page-link.tsx";
import styles from "./fact-list.module.css";

type BoardLine = { path: string; name: string; number?: number; beside: string; below: string };

/** Boards in lines: each one's name, which leads to its page, with something beside it and below it. */
export function BoardList({ lines }: { lines: BoardLine[] }) {
  return (
    <ul className={styles.ruled}>
      {lines.map(({ path, name, number, beside, below }) => (
        <li key={path}>
          {number && <b>{number}</b>}
          <PageLink to={path}>{name}</PageLink>
          <span>{beside}</span>
          <small>{below}</small>
        </li>
      ))}
    </ul>
  );
}
