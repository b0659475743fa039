/** How many slides are in view, in general and in narrow windows (widths in CSS pixels, inclusive). */
export type SlidesShown = { base: 3 | 5; upTo768?: 2 | 3; upTo425?: 1 };

/** How a slider moves by itself. */
export type Motion = {
  /** Milliseconds from the start of one move to the start of the next. */
  intervalMs: number;
  /** Milliseconds that a move of one slide takes. */
  speedMs: number;
  easing: "linear" | "ease";
  direction: "forward" | "backward";
};

export type SliderPreset = Motion & { shown: SlidesShown; dots?: boolean };

/** The `sizes` of a picture in a slider that shows three, two or one. */
export const slideSizes = "(max-width: 425px) 87vw, (max-width: 768px) 46vw, min(30vw, 32rem)";

const three: SlidesShown = { base: 3 };
const threeTwoOne: SlidesShown = { base: 3, upTo768: 2, upTo425: 1 };
const slow = { speedMs: 5000, easing: "linear", direction: "forward" } as const;

/**
 * Every slider's settings, from the specification's section 9. Two are ours: Recent work's speed and easing, and the easing of the portfolio's sliders (linear).
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
 * Milliseconds between the starts of two moves. As in the carousel library whose figures the specification records, the
 * interval keeps ticking during a move, and a tick during a move is skipped: moves of 2000 ms start every 2050 ms, almost
 * continuously; moves of 5000 ms with an interval of 150 ms start every 5100 ms.
 */
export function moveEveryMs({ intervalMs, speedMs }: Pick<Motion, "intervalMs" | "speedMs">): number {
  const tick = intervalMs + addedToIntervalMs;
  return Math.max(1, Math.ceil(speedMs / tick)) * tick;
}
