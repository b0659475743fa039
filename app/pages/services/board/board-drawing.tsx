import { clsx } from "clsx";
import { interpolate } from "../../../data/format.ts";
import { BoardElevation } from "../places/drawings/board-elevation.tsx";
import { Elevation } from "../places/drawings/elevation.tsx";
import styles from "./board.module.css";
import type { BoardPage } from "./board-page.server.ts";

/** The board to scale beside a person and a car. */
export function BoardDrawing({ page: { board, drawing } }: { page: BoardPage }) {
  return (
    <figure className={styles.drawing}>
      <BoardElevation board={board} copy={drawing} alone />
      <figcaption>{drawing.scale}</figcaption>
    </figure>
  );
}

/** The same drawing in the other light: after dark, or by day for those who read the page in its dark colours. */
export function OtherLight({ page: { board, drawing } }: { page: BoardPage }) {
  return (
    <figure className={clsx(styles.drawing, "screen-only")}>
      <div className={styles.otherLight} data-scheme="dark">
        <Elevation
          mood="evening"
          alt={interpolate(drawing.otherAlt, { name: board.name })}
          wide={<use href="#drawn-wide" />}
          close={<use href="#drawn-close" />}
        />
      </div>
      <figcaption>
        <span className={styles.afterDark}>{drawing.night}</span>
        <span className={styles.byDay}>{drawing.day}</span>
      </figcaption>
    </figure>
  );
}
