import { MoreLink } from "../../../components/more-link.tsx";
import { PageLink } from "../../../components/navigation/page-link.tsx";
import { Section } from "../../../components/section.tsx";
import { boardsPath } from "../../../data/paths.ts";
import { useToday } from "../places/use-today.ts";
import { vacancyText } from "../places/vacancy.ts";
import styles from "./board.module.css";
import { OtherLight } from "./board-drawing.tsx";
import type { BoardPage } from "./board-page.server.ts";

/** From where one comes to the board and how long it is read, and which others stand nearby. */
export function BoardPlace({ page }: { page: BoardPage }) {
  const { reach, nearby } = page;
  const today = useToday(page.builtOn);
  return (
    <Section className={styles.place}>
      <OtherLight page={page} />
      <div className={styles.reach}>
        <h2>{reach.title}</h2>
        {reach.answer && <p className={styles.answer}>{reach.answer}</p>}
        <p>{reach.approach}</p>
        {reach.lines.length > 0 && (
          <>
            <ol>
              {reach.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            <p className={styles.source}>{reach.source}</p>
          </>
        )}
      </div>
      <div className={styles.nearby}>
        <h2>{nearby.title}</h2>
        <ul>
          {nearby.list.map(({ name, path, what, distance, freeFrom }) => (
            <li key={path}>
              <PageLink to={path}>{name}</PageLink>
              <span>{distance}</span>
              <small>
                {what}. {vacancyText(page.vacancy, freeFrom, today)}
              </small>
            </li>
          ))}
        </ul>
        <MoreLink to={boardsPath}>{nearby.all}</MoreLink>
      </div>
    </Section>
  );
}
