import { useEffect, useRef, useState } from "react";
import type { SliderEngine } from "./slider-engine.ts";
import type { Motion } from "./slider-presets.ts";

/** How much of the window, from below, a row must have entered for its code to be fetched: more than its edge is seen. */
const entered = "0px 0px -5%";

/**
 * Brings a slider to life when its row first comes into the window, and stops it when it is taken off the page.
 * @param slides what the row holds; another text means other slides, and a new beginning
 * @param stopped whether the row must not move by itself
 * @returns the refs for the slider and its window; `near` once it came in; the engine once it runs;
 *   the index of the slide in the first place; whether the row moves by itself just now
 */
export function useSliderEngine(motion: Motion, slides: string, stopped: boolean) {
  const { intervalMs, speedMs, easing, direction } = motion;
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [engine, setEngine] = useState<SliderEngine>();
  const [current, setCurrent] = useState(0);
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!viewport.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: entered },
    );
    observer.observe(viewport.current);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides in the row need a new beginning
  useEffect(() => {
    if (!near) return;
    let started: SliderEngine | undefined;
    let gone = false;
    import("./slider-engine.ts").then(
      ({ startSlider }) => {
        if (gone || !root.current || !viewport.current) return;
        started = startSlider({
          root: root.current,
          viewport: viewport.current,
          motion: { intervalMs, speedMs, easing, direction },
          onSelect: setCurrent,
          onRunning: setRunning,
        });
        setEngine(started);
      },
      () => {
        // The code could not be fetched: the plain row that scrolls stays.
      },
    );
    return () => {
      gone = true;
      started?.destroy();
      setEngine(undefined);
      setRunning(false);
    };
  }, [near, slides, intervalMs, speedMs, easing, direction]);

  useEffect(() => engine?.setStopped(stopped), [engine, stopped]);

  return { root, viewport, near, engine, current, running };
}
