import { clsx } from "clsx";
import { startTransition } from "react";
import type { Frame, Work } from "../../data/works.server.ts";
import { Picture } from "../picture.tsx";
import { plainClick } from "../plain-click.ts";
import { Caption } from "./caption.tsx";
import styles from "./work-figure.module.css";

type WorkFigureProps = {
  work: Work;
  /** The proportions of its frame; its own by default. */
  frame?: Frame;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  onOpen: () => void;
};

/** A work with its caption; it opens large. Without script it links to the picture's file. */
export function WorkFigure({
  work: { picture, client, medium, file },
  frame,
  sizes,
  onOpen,
}: WorkFigureProps) {
  return (
    <figure>
      <a
        className={clsx(styles.frame, frame && styles[frame])}
        href={file}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!plainClick(event)) return;
          event.preventDefault();
          // The press shows first: the dialog makes the browser restyle the whole page.
          startTransition(onOpen);
        }}
      >
        <Picture picture={picture} sizes={sizes} />
      </a>
      <Caption name={client} detail={medium} />
    </figure>
  );
}
