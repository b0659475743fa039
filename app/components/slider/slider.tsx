import { clsx } from "clsx";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { interpolate } from "../../data/format.ts";
import { pageFacts } from "../../data/page-facts.ts";
import { useReducedMotion } from "../browser-state.ts";
import { Icon, type IconName } from "../icon.tsx";
import styles from "./slider.module.css";
import type { SliderEngine } from "./slider-engine.ts";
import type { Motion, SliderPreset, SlidesShown } from "./slider-presets.ts";

export type SliderProps = SliderPreset & {
  /** Names the slider for screen readers. */
  label: string;
  /** How many slides there are. */
  count: number;
  /** A `SlideRow`. */
  children?: ReactNode;
  /** Shown in line with the buttons, before them. */
  head?: ReactNode;
  /** Figures, as many as slides; that of the slide in the first place is shown large above the row. */
  stage?: ReactNode;
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
  count,
  children,
  head,
  stage,
  decorative = false,
  pauseOnly = false,
  paused = false,
  className,
  windowClassName,
  shown,
  dots = false,
  ...motion
}: SliderProps) {
  const { labels } = pageFacts();
  const [stopped, setStopped] = useState(false);
  const reducedMotion = useReducedMotion();
  useEffect(() => {
    if (reducedMotion) setStopped(true);
  }, [reducedMotion]);
  const { root, viewport, engine, current, running } = useSliderEngine(
    motion,
    shown.base + extraSlides,
    stopped || paused,
  );
  useEffect(() => {
    for (const [index, figure] of root.current?.querySelectorAll("[data-stage] figure").entries() ?? [])
      figure.toggleAttribute("data-shown", index === current % count);
  }, [root, current, count]);
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
      {stage && (
        <div className={styles.stage} data-stage="" aria-hidden="true">
          {stage}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard never reaches a repetition */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what can be pressed are the slides */}
      <div
        ref={viewport}
        onClick={pressOriginal}
        className={clsx(styles.viewport, shownClass(shown), windowClassName, engine && styles.ready)}
        {...(decorative ? { "aria-hidden": true } : { tabIndex: 0, role: "group", "aria-label": label })}
      >
        {children}
      </div>
      {dots && (
        <SliderDots
          label={label}
          count={count}
          current={current % count}
          onChoose={(index) => engine?.show(index)}
        />
      )}
    </div>
  );
}

/** Embla loops only if the other slides fill the window while one is moved to the end; one more allows for rounding. */
const extraSlides = 2;

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

/** A press on an inert slide arrives at the row or the window behind it. */
function pressOriginal({ target, currentTarget: view, clientX }: MouseEvent<HTMLElement>): void {
  const row = view.querySelector("[data-row]");
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

type SliderDotsProps = { label: string; count: number; current: number; onChoose: (index: number) => void };

/** A dot for each slide, which moves it into the first place; the current one is marked. */
function SliderDots({ label, count, current, onChoose }: SliderDotsProps) {
  const { show, position } = pageFacts().labels.slider;
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
      <p className={styles.position} aria-hidden="true">
        {interpolate(position, { n: current + 1, total: count })}
      </p>
    </div>
  );
}

/** How far into the window a row must be before its code is fetched. */
const enterMargin = "0px 0px -5%";

/**
 * Starts a slider's engine when its row first enters the window.
 * @param atLeast slides are repeated up to this number, so that the row can loop
 */
function useSliderEngine(motion: Motion, atLeast: number, stopped: boolean) {
  const { intervalMs, speedMs, easing, direction } = motion;
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<SliderEngine>();
  const [current, setCurrent] = useState(0);
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!viewport.current) return;
    let started: SliderEngine | undefined;
    let isUnmounted = false;
    const start = async () => {
      const { startSlider } = await import("./slider-engine.ts");
      if (isUnmounted || !root.current || !viewport.current) return;
      started = startSlider({
        root: root.current,
        viewport: viewport.current,
        atLeast,
        motion: { intervalMs, speedMs, easing, direction },
        onSelect: setCurrent,
        onRunning: setRunning,
      });
      setEngine(started);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // If the code can't be fetched, the plain scrolling row stays.
        start().catch(() => undefined);
      },
      { rootMargin: enterMargin },
    );
    observer.observe(viewport.current);
    const stage = root.current?.querySelector("[data-stage]");
    if (stage) observer.observe(stage);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      started?.destroy();
    };
  }, [atLeast, intervalMs, speedMs, easing, direction]);

  useEffect(() => engine?.setStopped(stopped), [engine, stopped]);

  // While the row stands still, its changes are announced.
  useEffect(() => {
    const row = viewport.current?.querySelector("[data-row]");
    row?.setAttribute("aria-live", running ? "off" : "polite");
  }, [running]);

  return { root, viewport, engine, current, running };
}
