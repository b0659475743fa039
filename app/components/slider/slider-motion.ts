import bezierEasing from "bezier-easing";
import type { EmblaCarouselType } from "embla-carousel";
import { addedToIntervalMs, type Motion, moveEveryMs } from "./slider-presets.ts";

/**
 * An Embla plugin that moves one slide at a time, endlessly and in either direction: each move takes exactly `speedMs`,
 * with exactly `moveEveryMs` from start to start. `hold` stops at once, even between two slides; `go` continues from
 * there. Dragging ends the current move.
 *
 * It positions the slides itself in each frame through Embla's engine (8.6.0), because Embla's own animation is controlled
 * by friction and not by milliseconds.
 */
export function createSliderMotion(motion: Motion) {
  const step = motion.direction === "forward" ? 1 : -1;
  const ease = motion.easing === "linear" ? (share: number) => share : cssEase;
  const every = moveEveryMs(motion);
  let api: EmblaCarouselType | undefined;
  let going = false;
  let handled = false;
  let timer = 0;
  let frame = 0;
  let move: { distance: number; began: number; share: number } | undefined;
  let pausedAt = 0;

  function rest(ms: number) {
    clearTimeout(timer);
    timer = window.setTimeout(begin, Math.max(0, ms));
  }

  function begin() {
    if (!api) return;
    const { index, indexPrevious, scrollTarget } = api.internalEngine();
    const next = index.add(step).get();
    move = { distance: scrollTarget.byIndex(next, -step).distance, began: performance.now(), share: 0 };
    indexPrevious.set(index.get());
    index.set(next);
    api.emit("select");
    frame = requestAnimationFrame(advance);
  }

  function advance() {
    if (!api || !move) return;
    const { location, offsetLocation, previousLocation, target, scrollLooper, slideLooper, translate } =
      api.internalEngine();
    const share = Math.min(1, (performance.now() - move.began) / motion.speedMs);
    location.add(move.distance * (ease(share) - ease(move.share)));
    for (const one of [offsetLocation, previousLocation, target]) one.set(location);
    scrollLooper.loop(-step);
    slideLooper.loop();
    translate.to(offsetLocation.get());
    move.share = share;
    if (share < 1) {
      frame = requestAnimationFrame(advance);
    } else {
      const { began } = move;
      move = undefined;
      rest(began + every - performance.now());
    }
  }

  function stopClock() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  }

  function resume() {
    if (!api || !going || handled) return;
    if (move) {
      move.began += performance.now() - pausedAt;
      frame = requestAnimationFrame(advance);
    } else {
      rest(motion.intervalMs + addedToIntervalMs);
    }
  }

  function drop() {
    stopClock();
    move = undefined;
    handled = true;
  }

  function settle() {
    handled = false;
    resume();
  }

  /** Embla emits “settle” only if it had to move. */
  function settleIfStill() {
    if (!api) return;
    const { location, target } = api.internalEngine();
    if (Math.abs(target.get() - location.get()) < 0.001) settle();
  }

  return {
    name: "motion" as const,
    options: {},
    init(embla: EmblaCarouselType) {
      api = embla;
      handled = false;
      api.on("pointerDown", drop).on("pointerUp", settleIfStill).on("settle", settle);
      resume();
    },
    destroy() {
      stopClock();
      move = undefined;
      api?.off("pointerDown", drop).off("pointerUp", settleIfStill).off("settle", settle);
      api = undefined;
    },
    /** Starts the automatic motion. */
    go() {
      if (going) return;
      going = true;
      resume();
    },
    /** Stops it, until `go`. */
    hold() {
      if (!going) return;
      going = false;
      pausedAt = performance.now();
      stopClock();
    },
    /** Ends the current move so that something else can scroll, and continues once that has settled. */
    giveWay(scroll: () => void) {
      drop();
      scroll();
      settleIfStill();
    },
  };
}

/** CSS's `ease` (CSS Easing Functions Level 1). */
const cssEase = bezierEasing(0.25, 0.1, 0.25, 1);
