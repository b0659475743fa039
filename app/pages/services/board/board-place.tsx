import { MoreLink } from "../../../components/links.tsx";
import { Part, Section } from "../../../components/section.tsx";
import { boardsPath } from "../../../data/paths.ts";
import { BoardList } from "../places/board-list.tsx";
import styles from "./board.module.css";
import { OtherLight } from "./board-drawing.tsx";
import type { BoardPage } from "./board-page.server.ts";

/** From where one comes to the board and how long it is read. */
export function BoardReach({ page }: { page: BoardPage }) {
  const { reach } = page;
  return (
    <Section className={styles.board}>
      <OtherLight page={page} />
      {reach.approach && (
        <div className={styles.side}>
          <h2>{reach.title}</h2>
          {reach.answer && <p className={styles.answer}>{reach.answer}</p>}
          <p>{reach.approach}</p>
          <ol>
            {reach.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          {reach.source && <small>{reach.source}</small>}
        </div>
      )}
    </Section>
  );
}

/** Which other boards stand nearby. */
export function BoardsNearby({ page }: { page: BoardPage }) {
  const { nearby } = page;
  return (
    <Part id="nearby" title={nearby.title} className="screen-only">
      <BoardList {...page} boards={nearby.list} />
      <MoreLink to={boardsPath}>{nearby.all}</MoreLink>
    </Part>
  );
}
