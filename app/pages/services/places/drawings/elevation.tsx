import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Board, DrawingSubject } from "../boards.server.ts";
import styles from "./elevation.module.css";
import { layoutSite, layoutSociety, measures } from "./layout.ts";
import {
  type DrawingCopy,
  type SceneProps,
  SiteCloseView,
  SiteScene,
  SocietyCloseView,
  SocietyScene,
} from "./scenes.tsx";

type BoardElevationProps = {
  board: Pick<Board, "subject" | "alt" | "slug">;
  copy: DrawingCopy;
  /** On a page of its own: a car stands beside the board. */
  hasCar?: boolean;
};

const moods = ["morning", "noon", "evening", "haze"] as const;

/**
 * A place drawn from its data, its boards by kind and to scale beside a person: a society with a tower for every block and
 * a window for every flat, a site with the city behind.
 */
export function BoardElevation({ board: { subject, alt, slug }, copy, hasCar }: BoardElevationProps) {
  return (
    <Elevation
      mood={moods[subject.index % moods.length]}
      alt={alt}
      id={hasCar ? "drawn" : undefined}
      {...createViews(subject, { id: slug, copy, sun: true, car: hasCar })}
    />
  );
}

type ElevationProps = {
  /** The light that colours the sky and the facades. */
  mood: (typeof moods)[number] | undefined;
  alt: string;
  wide: ReactNode;
  /** The same parts composed more closely, 360 by 452 units, for narrow windows. */
  close: ReactNode;
  /** Lets the same drawing be shown again: the views get this id, ending in -wide and -close. */
  id?: string | undefined;
};

/** The frame and the sky of a drawing on a card. Needs `Scenery` once on the page. */
export function Elevation({ mood = "noon", alt, wide, close, id }: ElevationProps) {
  return (
    <div className={clsx(styles.elevation, styles[mood])} role="img" aria-label={alt}>
      <svg className={styles.wide} viewBox={`0 0 ${measures.width} ${measures.height}`} aria-hidden="true">
        <rect fill="var(--sky)" width="100%" height="100%" />
        <g id={id && `${id}-wide`}>{wide}</g>
      </svg>
      <svg className={styles.close} viewBox="0 0 360 452" aria-hidden="true">
        <rect fill="var(--sky)" width="100%" height="100%" />
        <g id={id && `${id}-close`}>{close}</g>
      </svg>
    </div>
  );
}

/** A society or a site, 720 units wide and without the sky, and the same composed more closely for narrow windows. */
export function createViews(subject: DrawingSubject, { id, ...options }: SceneProps) {
  if ("site" in subject) {
    const drawing = { id, plan: layoutSite(subject.site, subject.index) };
    return { wide: <SiteScene {...drawing} {...options} />, close: <SiteCloseView {...drawing} /> };
  }
  const drawing = { id, plan: layoutSociety(subject.society, subject.index) };
  return { wide: <SocietyScene {...drawing} {...options} />, close: <SocietyCloseView {...drawing} /> };
}
