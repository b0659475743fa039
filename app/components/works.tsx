import { clsx } from "clsx";
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { interpolate } from "../data/format.ts";
import type { Frame, Work } from "../data/pictures.server.ts";
import { useShell } from "../data/use-shell.ts";
import { Icon } from "./icon.tsx";
import { isPlainClick } from "./navigation/visit.tsx";
import { Picture } from "./picture.tsx";
import { Slider } from "./slider/slider.tsx";
import { type SliderPreset, slideSizes } from "./slider/slider-presets.ts";
import styles from "./works.module.css";

type WorkSliderProps = {
  preset: SliderPreset;
  label: string;
  works: Work[];
  frame: Frame;
  /** Shown in line with the slider's buttons. */
  head?: ReactNode;
};

/** A slider of works; it stops while one of them is open. */
export function WorkSlider({ preset, label, works, frame, head }: WorkSliderProps) {
  const { open, dialog } = useWorkDialog(label, works);
  return (
    <div>
      <Slider
        {...preset}
        label={label}
        head={head}
        paused={dialog !== false}
        slides={works.map((work, index) => (
          <WorkFigure
            key={work.picture.name}
            work={work}
            frame={frame}
            sizes={slideSizes}
            onOpen={() => open(index)}
          />
        ))}
      />
      {dialog}
    </div>
  );
}

type WorkFigureProps = {
  work: Work;
  /** The proportions of its frame; its own by default. */
  frame?: Frame;
  sizes: string;
  onOpen: () => void;
};

/** A work with its caption; it opens large. Without script it links to the picture's file. */
export function WorkFigure({ work, frame, sizes, onOpen }: WorkFigureProps) {
  return (
    <figure>
      <a
        className={clsx(styles.frame, frame && styles[frame])}
        href={work.file}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          // The press shows first: the dialog makes the browser restyle the whole page.
          startTransition(onOpen);
        }}
      >
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

/**
 * Opens the works of a list large.
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
        <figcaption className={styles.dialogCaption} aria-live="polite">
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

/** The hash while something covers the page; changing only the hash loads nothing. */
const coveredHash = "#large";

/**
 * Lets Back close something that covers the page, as if it were a page of its own. While it is open the history has one
 * more entry, which is removed when it is closed in another way.
 */
function useClosedByBack(onClosed: () => void): () => void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const entry = useRef<"none" | "pending" | "present">("none");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (hash === coveredHash || entry.current !== "none") return;
    entry.current = "pending";
    navigate({ hash: coveredHash }, { preventScrollReset: true });
  }, []);
  useEffect(() => {
    if (entry.current === "pending" && hash === coveredHash) entry.current = "present";
    else if (entry.current === "present" && hash !== coveredHash) onClosed();
  }, [hash, onClosed]);
  return () => {
    if (entry.current === "present") navigate(-1);
    else onClosed();
  };
}

/** How far a finger must move for a swipe, in CSS pixels. */
const minDistance = 40;

/** Handlers for an element: a swipe to the left calls back with 1, to the right with -1. Pinching is ignored. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      const origin = start.current;
      start.current = undefined;
      if (!origin || !touch) return;
      const x = touch.clientX - origin.x;
      if (Math.abs(x) < minDistance || Math.abs(x) < Math.abs(touch.clientY - origin.y)) return;
      onSwipe(x < 0 ? 1 : -1);
    },
  };
}
