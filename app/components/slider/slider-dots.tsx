import { interpolate } from "../../data/interpolate.ts";
import { useShell } from "../../data/use-shell.ts";
import styles from "./slider-dots.module.css";

type SliderDotsProps = {
  label: string;
  count: number;
  /** Index of the slide in the first place. */
  current: number;
  onChoose: (index: number) => void;
};

/** A dot for each slide, which moves it into the first place; the current one is marked. */
export function SliderDots({ label, count, current, onChoose }: SliderDotsProps) {
  const { show } = useShell().site.labels.slider;
  const dots = Array.from({ length: count }, (_, index) => ({
    index,
    name: interpolate(show, { n: index + 1 }),
  }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={styles.dots} role="group" aria-label={label}>
      {dots.map(({ index, name }) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={name}
          {...(index === current && { "aria-current": true })}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}
