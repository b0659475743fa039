import { PageLink } from "../../../components/navigation/page-link.tsx";
import styles from "./boards.module.css";
import type { BoardsPage } from "./boards-page.server.ts";

/** Half of a mark's side, in units of the map. */
const half = 20;

/** The city's roads, railway, river and lakes, and every board as a numbered sign that leads to its page. */
export function CityMap({ page: { map, boards, copy } }: { page: BoardsPage }) {
  const { width, height, lines, names, lakes } = map;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: in narrow windows the map is scrolled, also by keyboard
    <section className={styles.map} aria-label={copy.map.label} tabIndex={0}>
      <svg viewBox={`0 0 ${width} ${height}`} fontSize="20">
        <title>{copy.map.alt}</title>
        <rect fill="var(--ground-2)" width="100%" height="100%" />
        {lines.map(({ kind, d }) => (
          <path key={d} className={styles[kind]} d={d} />
        ))}
        {lakes.map(({ name, at: [x, y] }) => (
          <g key={name} className={styles.lake} transform={`translate(${x} ${y})`}>
            <path d="M-40-4q6-26 38-22 40-4 40 16 0 26-40 26-40 2-38-20z" />
            <text y="40">{name}</text>
          </g>
        ))}
        {lines.map(({ kind, d }) => kind === "road" && <path key={d} className={styles.middle} d={d} />)}
        {names.map(({ name, at: [x, y] }) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
        {boards.map(({ name, path, medium, at }, index) =>
          at ? (
            <PageLink key={path} to={path} aria-label={`${index + 1}: ${name}`} className={styles[medium]}>
              <g transform={`translate(${at[0]} ${at[1]})`}>
                <path className={styles.posts} d={`M-12 ${half - 4}v12M12 ${half - 4}v12`} />
                <rect x={-half} y={-half} width={2 * half} height={2 * half - 4} />
                <text y="-1" dominantBaseline="central">
                  {index + 1}
                </text>
              </g>
            </PageLink>
          ) : null,
        )}
      </svg>
    </section>
  );
}
