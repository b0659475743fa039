import { clsx } from "clsx";
import type { Frame, Work } from "../data/pictures.server.ts";
import { Picture } from "./picture.tsx";
import { SlideRow } from "./slider/slide-row.tsx";
import { slideSizes } from "./slider/slider-presets.ts";
import styles from "./works.module.css";

/** Works as the row of a slider. */
export function WorkRow({ works, frame }: { works: Work[]; frame: Frame }) {
  return (
    <SlideRow>
      {works.map((work) => (
        <WorkFigure key={work.picture.name} work={work} frame={frame} sizes={slideSizes} />
      ))}
    </SlideRow>
  );
}

/** Works for the stage of a slider: above the one in the first place of the row stands the one before it. */
export function WorkStage({ works }: { works: Work[] }) {
  return [...works.slice(-1), ...works.slice(0, -1)].map((work, index) => (
    <figure key={work.picture.name} data-shown={index === 0 ? "" : undefined}>
      <a className={clsx(styles.frame, styles.stage)} href={work.file} tabIndex={-1} aria-haspopup="dialog">
        <Picture picture={work.picture} sizes="100vw" decorative />
      </a>
    </figure>
  ));
}

type WorkFigureProps = {
  work: Work;
  /** The proportions of its frame; its own by default. */
  frame?: Frame;
  sizes: string;
};

/** A work with its caption; in a `WorkSlider` or a `WorkGallery` it opens large. Without script it links to the picture's file. */
export function WorkFigure({ work, frame, sizes }: WorkFigureProps) {
  return (
    <figure>
      <a className={clsx(styles.frame, frame && styles[frame])} href={work.file} aria-haspopup="dialog">
        <Picture picture={work.picture} sizes={sizes} />
      </a>
      <Caption name={work.client} detail={work.medium} />
    </figure>
  );
}

export function Caption({ name, detail }: { name: string; detail: string }) {
  return (
    <figcaption className={styles.caption}>
      <b>{name}</b> <span>{detail}</span>
    </figcaption>
  );
}
