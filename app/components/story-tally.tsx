import { clsx } from "clsx";
import { formatNumber } from "../../formats/number.ts";
import { interpolate } from "../data/format.ts";
import type { StoryFacts, StoryListData } from "../data/stories.server.ts";
import { Icon } from "./icon.tsx";
import styles from "./story-tally.module.css";

type TallyProps = { tally: StoryFacts["tally"]; words: StoryListData["tally"] };

/** The figure of a story, as large as the page allows: 61 → 79, or 9 of 61. */
export function TallyFigures({ tally: { from, of, to, what }, words }: TallyProps) {
  return (
    <p className={styles.figures}>
      {from !== undefined && (
        <>
          <b className={styles.before}>{formatNumber(from)}</b>
          <Icon name="arrow" />
          <span className="visually-hidden"> {words.to} </span>
        </>
      )}
      <b>{formatNumber(to)}</b>
      {of !== undefined && (
        <span className={styles.of}> {interpolate(words.of, { of: formatNumber(of) })}</span>
      )}
      <span className={styles.what}> {what}</span>
    </p>
  );
}

/** One unit of each kind, on a square of 24. */
const units = {
  chair:
    "M6.500 1.500h11v9.500h-11zM8.700 3.700v5.100h6.600V3.700zM5 12.500h14v3H5zM6 15.500h2.200v7H6zM15.800 15.500H18v7h-2.200z",
  family:
    "M6 3.500a2.400 2.400 0 1 0 .01 0M2.500 9.500h7L11 16H8.500v6h-5v-6H1zM17.500 5a2 2 0 1 0 .01 0M14.500 10h6.500l1 5.500h-2V22h-4.500v-6.500H13z",
  person: "M12 2.500a2.800 2.800 0 1 0 .01 0M7.500 9h9v7h-2v6.500h-5V16h-2z",
  leaflet: "M6 2.500h12v19H6zM8 5v6h8V5z",
} as const;

/** The drawing’s width, as a multiple of its height. */
const proportion = 5;

/** The same figure drawn, a unit each: what was there, and what came or failed to come. */
export function TallyDrawing({ tally: { from, of, to, drawn, each = 1 }, words }: TallyProps) {
  const count = (figure = 0) => Math.round(figure / each);
  const total = Math.max(count(from), count(of), count(to));
  const columns = Math.ceil(Math.sqrt(total * proportion));
  const rows = Math.ceil(total / columns);
  return (
    <div className={styles.drawing}>
      <svg viewBox={`0 0 ${columns * 24} ${rows * 24}`} aria-hidden="true">
        {(["rest", "reached"] as const).map((part) => (
          <pattern key={part} id={`tally-${part}`} width="24" height="24" patternUnits="userSpaceOnUse">
            <path className={styles[part]} d={units[drawn]} fillRule="evenodd" />
          </pattern>
        ))}
        <path fill="url(#tally-rest)" d={coverCells(0, from === undefined ? total : count(from), columns)} />
        <path
          className={clsx(from === undefined && styles.cleared)}
          fill="url(#tally-reached)"
          d={coverCells(from === undefined ? 0 : count(from), count(to), columns)}
        />
      </svg>
      {each > 1 && <p>{interpolate(words.each, { n: formatNumber(each) })}</p>}
    </div>
  );
}

/** The outline of the cells from one to another, row after row. */
function coverCells(start: number, end: number, columns: number): string {
  let outline = "";
  for (let cell = start; cell < end; ) {
    const column = cell % columns;
    const width = Math.min(columns - column, end - cell);
    outline += `M${column * 24} ${Math.floor(cell / columns) * 24}h${width * 24}v24h-${width * 24}z`;
    cell += width;
  }
  return outline;
}
