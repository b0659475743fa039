import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  startTransition,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { interpolate } from "../data/format.ts";
import { pageFacts } from "../data/page-facts.ts";
import type { Work } from "../data/pictures.server.ts";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";
import { isPlainClick } from "./plain-click.ts";
import { Slider, type SliderProps } from "./slider/slider.tsx";
import styles from "./works.module.css";

type WorksProps = {
  /** Names the list of works for screen readers. */
  label: string;
  works: Work[];
  /** Their `WorkFigure`s. */
  children?: ReactNode;
};

/** A slider of works that open large; it stops while one of them is open. */
export function WorkSlider({
  works,
  children,
  ...slider
}: WorksProps & Omit<SliderProps, "count" | "paused">) {
  const { onClick, dialog } = useWorkDialog(slider.label, works);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be pressed are the works
    <div onClick={onClick}>
      <Slider {...slider} count={works.length} paused={dialog !== false}>
        {children}
      </Slider>
      {dialog}
    </div>
  );
}

/** Works that open large. */
export function WorkGallery({
  label,
  works,
  className,
  children,
}: WorksProps & { className?: string | undefined }) {
  const { onClick, dialog } = useWorkDialog(label, works);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be pressed are the works
    <div className={className} onClick={onClick}>
      {children}
      {dialog}
    </div>
  );
}

/** Opens the pressed work of a list large: a handler for what stands around their figures, and the dialog to render. */
function useWorkDialog(label: string, works: Work[]) {
  const [index, open] = useState<number>();
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest("a[aria-haspopup=dialog]");
    if (!link || !isPlainClick(event)) return;
    const pressed = works.findIndex(({ file }) => file === link.getAttribute("href"));
    if (pressed < 0) return;
    event.preventDefault();
    // The press shows first: the dialog makes the browser restyle the whole page.
    startTransition(() => open(pressed));
  };
  const dialog = index !== undefined && (
    <WorkDialog label={label} works={works} index={index} onMove={open} onClose={() => open(undefined)} />
  );
  return { onClick, dialog };
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
  const { labels } = pageFacts();
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

/**
 * Lets Back close something that covers the page, as if it were a page of its own. While it is open the history has one
 * more entry, which is removed when it is closed in another way.
 */
function useClosedByBack(onClosed: () => void): () => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!history.state?.isCovered) history.pushState({ ...history.state, isCovered: true }, "");
    addEventListener("popstate", onClosed);
    return () => removeEventListener("popstate", onClosed);
  }, []);
  return () => {
    if (history.state?.isCovered) history.back();
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
