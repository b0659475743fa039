import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { interpolate } from "../../data/interpolate.ts";
import { useShell } from "../../data/use-shell.ts";
import type { Work } from "../../data/works.server.ts";
import { Icon } from "../icon.tsx";
import { Picture } from "../picture.tsx";
import { useClosedByBack } from "./use-closed-by-back.ts";
import { useSwipe } from "./use-swipe.ts";
import styles from "./work-dialog.module.css";

/**
 * Opens the works of a list large.
 * @param label names the list for screen readers
 * @returns a function that opens the work of an index, and the dialog to render, which is false while none is open
 */
export function useWorkDialog(label: string, works: Work[]) {
  const [index, open] = useState<number>();
  const dialog = index !== undefined && (
    <WorkDialog label={label} works={works} index={index} onMove={open} onClose={() => open(undefined)} />
  );
  return { open, dialog };
}

type WorkDialogProps = {
  label: string;
  works: Work[];
  /** Index of the current work. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
};

/** A work as large as the window. Buttons, arrow keys and swiping lead to the next one, Escape back to the page. */
function WorkDialog({ label, works, index, onMove, onClose }: WorkDialogProps) {
  const { labels } = useShell().site;
  const close = useClosedByBack(onClose);
  const dialog = useRef<HTMLDialogElement>(null);
  const step = (by: number) => onMove((index + by + works.length) % works.length);
  const swipe = useSwipe(step);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const work = works[index];
  if (!work) return null;
  const { width, height } = work.picture;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") step(1);
    if (key === "ArrowLeft") step(-1);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={close}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      <figure className={styles.work}>
        <div className={styles.window} style={{ "--ratio": width / height } as CSSProperties}>
          <Picture key={work.picture.name} picture={work.picture} sizes="100vw" first />
        </div>
        <figcaption className={styles.caption} aria-live="polite">
          <span>
            <b>{work.client}</b> · {work.medium}
          </span>
          <span className={styles.position}>
            {interpolate(labels.slider.position, { n: index + 1, total: works.length })}
          </span>
        </figcaption>
      </figure>
      <div className={styles.buttons}>
        <button type="button" aria-label={labels.previous} onClick={() => step(-1)}>
          <Icon name="left" />
        </button>
        <button type="button" aria-label={labels.next} onClick={() => step(1)}>
          <Icon name="arrow" />
        </button>
        <button type="button" aria-label={labels.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
