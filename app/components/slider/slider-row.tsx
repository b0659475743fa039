import { clsx } from "clsx";
import type { MouseEvent, ReactElement, Ref } from "react";
import { interpolate } from "../../data/interpolate.ts";
import { useShell } from "../../data/use-shell.ts";
import styles from "./slider.module.css";

type SliderRowProps = {
  ref: Ref<HTMLDivElement>;
  className: string;
  slides: ReactElement[];
  /** Slides are repeated up to this number, so that the row can loop. */
  atLeast: number;
  decorative: boolean;
  ready: boolean;
  /** Changes are announced. */
  live: boolean;
  label: string;
};

/** The window and the row of slides. Repetitions are inert and hidden from screen readers; a press on one clicks the original. */
export function SliderRow({
  ref,
  className,
  slides,
  atLeast,
  decorative,
  ready,
  live,
  label,
}: SliderRowProps) {
  const { slider } = useShell().site.labels;
  const repetitions = Array.from({ length: Math.ceil(atLeast / slides.length) })
    .flatMap((_, round) => slides.map((slide) => ({ key: `${slide.key} ${round}`, slide })))
    .slice(slides.length);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard never reaches a repetition
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be pressed are the slides
    <div
      ref={ref}
      onClick={pressOriginal}
      className={clsx(styles.viewport, className, ready && styles.ready)}
      {...(decorative ? { "aria-hidden": true } : { tabIndex: 0, role: "group", "aria-label": label })}
    >
      <div className={styles.row} aria-live={live ? "polite" : "off"}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
          <div
            key={slide.key}
            className={styles.slide}
            role="group"
            aria-roledescription={slider.slide}
            aria-label={interpolate(slider.position, { n: index + 1, total: slides.length })}
          >
            {slide}
          </div>
        ))}
        {repetitions.map(({ key, slide }) => (
          <div key={key} className={styles.slide} aria-hidden="true" inert>
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}

/** A press on an inert slide arrives at the row or the window behind it. */
function pressOriginal({ target, currentTarget: view, clientX }: MouseEvent<HTMLElement>): void {
  const row = view.firstElementChild;
  if (!row || (target !== view && target !== row)) return;
  const slides = [...row.children];
  const pressed = slides.findIndex((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    return left <= clientX && clientX < right;
  });
  const originals = slides.filter((slide) => !slide.hasAttribute("inert"));
  if (pressed >= originals.length)
    originals[pressed % originals.length]?.querySelector<HTMLElement>("a, button")?.click();
}
