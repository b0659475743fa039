import { clsx } from "clsx";
import { Slider } from "../../components/slider/slider.tsx";
import { sliderPresets } from "../../components/slider/slider-presets.ts";
import styles from "./led-strip.module.css";

type LedStripProps = {
  names: string[];
  /** Describes the names to screen readers. */
  label: string;
  /** For a second strip with the same names: it runs the other way and is hidden from screen readers. */
  again?: boolean;
};

/** Names that run across an LED display: the lamps stay in place, the light moves. */
export function LedStrip({ names, label, again = false }: LedStripProps) {
  const longest = Math.max(...names.map((name) => name.length));
  const letters = letterSteps.find((step) => longest <= step) ?? 24;
  return (
    <div className={clsx(styles.led, styles[`letters${letters}`])}>
      <Slider
        {...(again ? sliderPresets.stripBackward : sliderPresets.stripForward)}
        label={label}
        slides={names.map((name) => (
          <p key={name} className={styles.name}>
            {name}
          </p>
        ))}
        decorative={again}
        pauseOnly
        className={styles.strip}
        windowClassName={styles.window}
      />
    </div>
  );
}

/** Lengths of the longest name for which there is a size of lettering. */
const letterSteps = [14, 16, 19, 21, 24] as const;
