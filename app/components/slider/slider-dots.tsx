import { useShell } from "../../data/use-shell.ts";
import styles from "./slider-dots.module.css";

type SliderDotsProps = {
  label: string;
  count: number;
  /** Index of the slide in the first place. */
  current: number;
  onChoose: (index: number) => void;
};

/** One dot a slide; the one in the first place is marked, and any can be asked for. */
export function SliderDots({ label, count, current, onChoose }: SliderDotsProps) {
  const { show } = useShell().site.labels.slider;
  const dots = Array.from({ length: count }, (_, at) => ({ at, name: show.replace("{n}", String(at + 1)) }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={styles.dots} role="group" aria-label={label}>
      {dots.map(({ at, name }) => (
        <button
          key={at}
          type="button"
          className={styles.dot}
          aria-label={name}
          {...(at === current && { "aria-current": true })}
          onClick={() => onChoose(at)}
        />
      ))}
    </div>
  );
}
