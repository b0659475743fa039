import { PageLink } from "../../../components/navigation/page-link.tsx";
import { PageOpening } from "../../../components/page-opening.tsx";
import { Section } from "../../../components/section.tsx";
import { useToday } from "../places/use-today.ts";
import { vacancyText } from "../places/vacancy.ts";
import type { Route } from "./+types/boards";
import styles from "./boards.module.css";
import { CityMap } from "./city-map.tsx";

export { meta } from "../../../seo/meta.ts";
export { readBoardsPage as loader } from "./boards-page.server.ts";

export default function Boards({ loaderData: page }: Route.ComponentProps) {
  const { copy, boards } = page;
  const today = useToday(page.builtOn);
  return (
    <>
      <PageOpening title={copy.title} text={copy.text} />
      <Section className={styles.boards}>
        <CityMap page={page} />
        <div className={styles.lists}>
          {(["society", "site"] as const).map((medium) => (
            <div key={medium}>
              <h2>{copy[medium]}</h2>
              <ul>
                {boards.map((board, at) =>
                  board.medium === medium ? (
                    <li key={board.path}>
                      <b>{at + 1}</b>
                      <PageLink to={board.path}>{board.name}</PageLink>
                      <span>{vacancyText(page.vacancy, board.freeFrom, today)}</span>
                      <small>
                        {board.what}. {board.beyond ?? board.where}
                      </small>
                    </li>
                  ) : null,
                )}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
