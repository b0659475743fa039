import { ButtonLink, MoreLink } from "../../../components/links.tsx";
import { PageOpening, Section } from "../../../components/section.tsx";
import { BoardList } from "../places/board-list.tsx";
import type { Route } from "./+types/boards";
import styles from "./boards.module.css";
import { BoardsMap } from "./boards-map.tsx";

export { meta } from "../../../seo/meta.ts";
export { readBoardsPage as loader } from "./boards-page.server.ts";

export default function Boards({ loaderData: page }: Route.ComponentProps) {
  const { copy, boards } = page;
  return (
    <>
      <PageOpening title={copy.title} text={copy.text} />
      <Section className={styles.boards}>
        <BoardsMap page={page} />
        <div className={styles.lists}>
          {(["society", "site"] as const).map((of) => (
            <div key={of}>
              <h2>{copy[of]}</h2>
              <BoardList {...page} boards={boards.filter(({ medium }) => medium === of)} />
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
