/** How many slides are shown, at any width and in narrow windows (widths in CSS pixels, both inclusive). */
export type Shown = { base: 3 | 5; upTo768?: 2 | 3; upTo425?: 1 };

/** How a slider moves by itself. */
export type Motion = {
  /** Milliseconds from the start of one move to the start of the next. */
  intervalMs: number;
  /** Milliseconds that a move of one slide takes. */
  speedMs: number;
  easing: "linear" | "ease";
  direction: "forward" | "backward";
};

export type SliderPreset = Motion & { shown: Shown; dots?: boolean };

/** How wide a picture is shown where slides follow `threeTwoOne`, as in the `sizes` attribute. */
export const slideSizes = "(max-width: 425px) 92vw, (max-width: 768px) 46vw, min(30vw, 32rem)";

const three: Shown = { base: 3 };
const threeTwoOne: Shown = { base: 3, upTo768: 2, upTo425: 1 };
const slow = { speedMs: 5000, easing: "linear", direction: "forward" } as const;

/**
 * Every slider's settings, as the specification's section 9 names them.
 * Two are ours: Recent work's speed (500 ms, eased) and the easing of the portfolio's sliders (linear).
 */
export const sliderPresets = {
  stripForward: { shown: three, intervalMs: 2000, speedMs: 2000, easing: "linear", direction: "forward" },
  stripBackward: { shown: three, intervalMs: 2000, speedMs: 2000, easing: "linear", direction: "backward" },
  recentWork: { shown: threeTwoOne, intervalMs: 2000, speedMs: 500, easing: "ease", direction: "forward" },
  clients: { ...slow, shown: { base: 5, upTo768: 3 }, intervalMs: 100, dots: true },
  portfolio: { ...slow, shown: threeTwoOne, intervalMs: 100 },
  portfolioPrint: { ...slow, shown: threeTwoOne, intervalMs: 5000 },
  portfolioVideos: { ...slow, shown: threeTwoOne, intervalMs: 5000 },
} as const satisfies Record<string, SliderPreset>;

/** “Carousel resize debounce is 50 ms” (section 9). */
export const resizeDebounceMs = 50;

/** “The carousel library adds 50 ms to the autoplay interval” (section 9). */
export const addedToIntervalMs = 50;

/**
 * Milliseconds between the starts of two moves. The interval ticks on while a slide moves, and a tick that
 * finds one moving is passed over, as in the carousel library whose figures the specification records:
 * a move of 2000 ms every 2050 ms all but flows, one of 5000 ms under an interval of 150 ms begins every 5100 ms.
 */
export function moveEveryMs({ intervalMs, speedMs }: Pick<Motion, "intervalMs" | "speedMs">): number {
  const tick = intervalMs + addedToIntervalMs;
  return Math.max(1, Math.ceil(speedMs / tick)) * tick;
}
