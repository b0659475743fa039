import { clsx } from "clsx";
import { Slider } from "../../components/slider/slider.tsx";
import { sliderPresets } from "../../components/slider/slider-presets.ts";
import styles from "./led-strip.module.css";

type LedStripProps = {
  names: string[];
  /** What the names are, for those who hear them. */
  label: string;
  /** The second strip with the same names: it runs the other way, and is for the eye alone. */
  again?: boolean;
};

/** Names running over an LED display: the lamps stay where they are, the light moves. */
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

/** The lettering is as large as the longest name allows, in these steps. */
const letterSteps = [12, 14, 16, 19, 21, 24] as const;
