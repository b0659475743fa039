import { CityMap } from "../../../components/city-map.tsx";
import { PageLink } from "../../../components/navigation/page-link.tsx";
import styles from "./boards.module.css";
import type { BoardsPage } from "./boards-page.server.ts";

/** The city with every board as a numbered sign that leads to its page. */
export function BoardsMap({ page: { city, boards, copy } }: { page: BoardsPage }) {
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
