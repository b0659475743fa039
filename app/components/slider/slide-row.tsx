import type { ReactElement } from "react";
import { interpolate } from "../../data/format.ts";
import { pageFacts } from "../../data/page-facts.ts";
import styles from "./slider.module.css";

/** The slides of a slider, each with its own `key`, as what a `Slider` is given: a row that can be scrolled. */
export function SlideRow({ children: slides }: { children: ReactElement[] }) {
  const { slider } = pageFacts().labels;
  return (
    <div className={styles.row} data-row="" aria-live="polite">
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
    </div>
  );
}
