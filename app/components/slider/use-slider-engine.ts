import { useEffect, useRef, useState } from "react";
import type { SliderEngine } from "./slider-engine.ts";
import type { Motion } from "./slider-presets.ts";

/** How far into the window a row must be before its code is fetched. */
const entered = "0px 0px -5%";

/**
 * Starts a slider's engine when its row first enters the window, and destroys it with the component.
 * @param slides identifies the slides; when it changes the engine is restarted
 * @param stopped whether automatic motion is stopped
 * @returns the refs for the slider and its window; `near` once the row has entered the window; the engine once it runs; the
 * index of the slide in the first place; whether the row is moving by itself
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides need a new engine
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
        // If the code can't be fetched, the plain scrolling row stays.
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
