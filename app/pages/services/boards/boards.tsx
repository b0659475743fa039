import { CityMap } from "../../../components/city-map.tsx";
import { ButtonLink, MoreLink } from "../../../components/links.tsx";
import { PageLink } from "../../../components/navigation/page-link.tsx";
import { PageOpening, Section } from "../../../components/section.tsx";
import type { Route } from "./+types/boards";
import { BoardList } from "./board-list.tsx";
import styles from "./boards.module.css";
import type { BoardsPage } from "./boards-page.server.ts";

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

/** The city with every board as a numbered sign that leads to its page. */
function BoardsMap({ page: { city, boards, copy } }: { page: BoardsPage }) {
  const lakes = city.lakes.map(({ name, at: [x, y] }) => ({ name, at: [x, y + 40] as const }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: in narrow windows the map is scrolled, also by keyboard
    <section className={styles.map} aria-label={copy.map.label} tabIndex={0}>
      <CityMap city={city} alt={copy.map.alt}>
        {[...city.names, ...lakes].map(({ name, at: [x, y] }) => (
          <text key={name} className={styles.name} x={x} y={y}>
            {name}
          </text>
        ))}
        {boards.map(({ number, name, path, medium, at }) =>
          at ? (
            <PageLink key={path} to={path} aria-label={`${number}: ${name}`} className={styles[medium]}>
              <g transform={`translate(${at})`}>
                <path className={styles.posts} d="M-12 16v12M12 16v12" />
                <path className={styles.face} d="M-20-20h40v36h-40z" />
                <text y="-1" fontSize="24" dominantBaseline="central">
                  {number}
                </text>
              </g>
            </PageLink>
          ) : null,
        )}
      </CityMap>
    </section>
  );
}
