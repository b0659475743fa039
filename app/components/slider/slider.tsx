import { clsx } from "clsx";
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { useShell } from "../../data/use-shell.ts";
import { useReducedMotion } from "../browser-state.ts";
import { Icon, type IconName } from "../icon.tsx";
import styles from "./slider.module.css";
import { SliderDots } from "./slider-dots.tsx";
import type { SliderPreset, SlidesShown } from "./slider-presets.ts";
import { SliderRow } from "./slider-row.tsx";
import { useSliderEngine } from "./use-slider-engine.ts";

type SliderProps = SliderPreset & {
  /** Names the slider for screen readers. */
  label: string;
  /** Each with its own `key`. */
  slides: ReactElement[];
  /** Shown in line with the buttons, before them. */
  head?: ReactNode;
  /** Repeats what the page says elsewhere: hidden from screen readers and the keyboard except for the Pause button. */
  decorative?: boolean;
  /** Omits the buttons Previous and Next; arrow keys and swiping still work. */
  pauseOnly?: boolean;
  /** Stops the slider while one of its slides is open or playing. */
  paused?: boolean;
  className?: string | undefined;
  /** Class of the window around the row. */
  windowClassName?: string | undefined;
};

/**
 * A row of slides that moves by itself, loops seamlessly, and can be controlled by swiping, arrow keys and buttons. It
 * stops on hover and keyboard focus and with reduced motion. Without script, or until its code has loaded, it is a plain
 * scrolling row with the same number of slides in view.
 */
export function Slider({
  label,
  slides,
  head,
  decorative = false,
  pauseOnly = false,
  paused = false,
  className,
  windowClassName,
  shown,
  dots = false,
  ...motion
}: SliderProps) {
  const { labels } = useShell().site;
  const [stopped, setStopped] = useState(false);
  const reducedMotion = useReducedMotion();
  useEffect(() => {
    if (reducedMotion) setStopped(true);
  }, [reducedMotion]);
  const { root, viewport, near, engine, current, running } = useSliderEngine(
    motion,
    slides.map(({ key }) => key).join(),
    stopped || paused,
  );
  const step = (by: 1 | -1) => {
    if (engine) engine.step(by);
    else viewport.current?.scrollBy({ left: (by * viewport.current.offsetWidth) / shown.base });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key];
    if (!by || !engine || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    engine.step(by);
  };
  const toggle = () => {
    if (stopped) engine?.overrule();
    setStopped(!stopped);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={root}
      className={clsx(styles.slider, pauseOnly && styles.pauseOnly, className)}
      role="group"
      aria-roledescription={labels.slider.carousel}
      aria-label={label}
      onKeyDown={onKeyDown}
      data-running={running}
      {...(engine && { "data-ready": "" })}
    >
      <div className={styles.top}>
        {head}
        <div className={styles.buttons}>
          <SliderButton
            name={`${stopped ? labels.play : labels.pause}: ${label}`}
            icon={stopped ? "play" : "pause"}
            onClick={toggle}
          />
          {!pauseOnly && (
            <>
              <SliderButton name={`${labels.previous}: ${label}`} icon="left" onClick={() => step(-1)} />
              <SliderButton name={`${labels.next}: ${label}`} icon="arrow" onClick={() => step(1)} />
            </>
          )}
        </div>
      </div>
      <SliderRow
        ref={viewport}
        className={clsx(shownClass(shown), windowClassName)}
        slides={slides}
        atLeast={near ? shown.base + spare : 0}
        decorative={decorative}
        ready={engine !== undefined}
        live={!running}
        label={label}
      />
      {dots && (
        <SliderDots
          label={label}
          count={slides.length}
          current={current % slides.length}
          onChoose={(index) => engine?.show(index)}
        />
      )}
    </div>
  );
}

/** Embla loops only if the other slides fill the window while one is moved to the end; one more allows for rounding. */
const spare = 2;

function shownClass({ base, upTo768, upTo425 }: SlidesShown): string {
  return clsx(
    styles[`base${base}`],
    upTo768 && styles[`upTo768-${upTo768}`],
    upTo425 && styles[`upTo425-${upTo425}`],
  );
}

function SliderButton({ name, icon, onClick }: { name: string; icon: IconName; onClick: () => void }) {
  return (
    <button type="button" className={styles.button} aria-label={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
