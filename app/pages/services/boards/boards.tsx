import type { ReactNode } from "react";
import { ButtonLink, MoreLink } from "../../../components/links.tsx";
import { PageOpening, Section } from "../../../components/section.tsx";
import { BoardList } from "./board-list.tsx";
import styles from "./boards.module.css";
import type { BoardsPage } from "./boards-page.server.ts";

type BoardsProps = { page: BoardsPage /** The map. */; children?: ReactNode };

/** All boards: the map, and lists of the societies and the sites. */
export function Boards({ page, children }: BoardsProps) {
  const { copy, boards } = page;
  return (
    <>
      <PageOpening className={styles.opening} title={copy.title} text={copy.text} />
      <Section className={styles.boards}>
        {children}
        <div className={styles.lists}>
          {(["society", "site"] as const).map((medium) => (
            <div key={medium}>
              <h2>{copy[medium]}</h2>
              <BoardList {...page} boards={boards.filter((board) => board.medium === medium)} />
            </div>
          ))}
          <MoreLink to={page.prices.path}>{page.prices.label}</MoreLink>
          <ButtonLink to="/boards.csv" kind="line" icon="grid" download>
            {copy.csv.link}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
