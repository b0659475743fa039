import bezierEasing from "bezier-easing";
import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import { loadDeferred } from "../deferred-pictures.ts";
import { prefersReducedMotion } from "../reduced-motion.ts";
import { addedToIntervalMs, type Motion, moveEveryMs, resizeDebounceMs } from "./slider-presets.ts";

export type SliderEngine = ReturnType<typeof startSlider>;

type SliderParts = {
  /** The slider with its buttons: pointer or keyboard focus anywhere on it stops the motion. */
  root: HTMLElement;
  /** The window onto the row, the element with `data-row`. */
  viewport: HTMLElement;
  /** Slides are repeated up to this number. */
  atLeast: number;
  motion: Motion;
  /** Called with the index of the slide in the first place. */
  onSelect: (index: number) => void;
  onRunning: (running: boolean) => void;
};

type Hold = "stopped" | "pointer" | "focus" | "away" | "hidden";

/** Turns a scrolling row into a slider that loops and moves by itself. @throws Error when there is no row */
export function startSlider(parts: SliderParts) {
  const { root, viewport, onSelect, onRunning } = parts;
  const motion = createSliderMotion(parts.motion);
  const listeners = new AbortController();
  const { signal } = listeners;
  const row = viewport.querySelector<HTMLElement>("[data-row]");
  if (!row) throw new Error("A slider needs a SlideRow");
  const startIndex = findScrolledIndex(viewport, row);
  repeatSlides(row, parts.atLeast);
  viewport.scrollLeft = 0;
  const embla = EmblaCarousel(
    viewport,
    {
      container: row,
      loop: true,
      align: "start",
      startIndex,
      watchFocus: false,
      watchSlides: false,
      watchResize: createResizeHandler(viewport, signal),
    },
    [motion],
  );

  const holds = new Set<Hold>(["stopped", "away"]);
  const hold = (reason: Hold, on: boolean) => {
    if (on) holds.add(reason);
    else holds.delete(reason);
    if (holds.size === 0) motion.go();
    else motion.hold();
    onRunning(holds.size === 0);
  };
  const loadNext = () => {
    if (!holds.has("away")) loadAround(embla.selectedScrollSnap(), embla.slideNodes(), viewport.offsetWidth);
  };
  const selected = () => {
    loadNext();
    onSelect(embla.selectedScrollSnap());
  };
  embla.on("select", selected).on("reInit", selected);
  selected();

  const scrollTo = (index: number) => motion.giveWay(() => embla.scrollTo(index, prefersReducedMotion()));

  holdUnderPointer(root, (on) => hold("pointer", on), signal);
  holdUnderFocus(root, (on) => hold("focus", on), signal);
  viewport.addEventListener("focusin", (event) => bringIntoView(event.target as Element), { signal });
  document.addEventListener("visibilitychange", () => hold("hidden", document.hidden), { signal });
  const visibility = new IntersectionObserver(([entry]) => {
    hold("away", !entry?.isIntersecting);
    loadNext();
  });
  visibility.observe(root);

  function bringIntoView(focused: Element) {
    if (!focused.matches(":focus-visible")) return;
    const index = embla.slideNodes().findIndex((slide) => slide.contains(focused));
    const slide = embla.slideNodes()[index]?.firstElementChild?.getBoundingClientRect();
    const view = viewport.getBoundingClientRect();
    if (slide && (slide.left < view.left - 1 || slide.right > view.right + 1)) scrollTo(index);
  }

  return {
    /** Moves one slide forward (1) or back (-1). */
    step: (by: 1 | -1) => scrollTo(embla.internalEngine().index.add(by).get()),
    /** Moves the slide with that index into the first place. */
    show: scrollTo,
    /** Stops the automatic motion, or lets it continue. It is stopped at first. */
    setStopped: (stopped: boolean) => hold("stopped", stopped),
    /** Moves although the pointer or the focus is on the slider, because the visitor asked for it. */
    overrule() {
      hold("pointer", false);
      hold("focus", false);
    },
    destroy() {
      listeners.abort();
      visibility.disconnect();
      embla.destroy();
    },
  };
}

/** The slide to which the visitor had scrolled the plain row. */
function findScrolledIndex(viewport: HTMLElement, { firstElementChild: slide }: HTMLElement): number {
  return slide ? Math.round(viewport.scrollLeft / slide.getBoundingClientRect().width) : 0;
}

/** Repeats all slides until there are enough; repetitions are inert and hidden, and a press on one clicks the original. */
function repeatSlides(row: HTMLElement, atLeast: number): void {
  const slides = [...row.children];
  if (slides.length === 0) return;
  while (row.children.length < atLeast)
    for (const slide of slides) {
      const copy = slide.cloneNode(true) as HTMLElement;
      copy.setAttribute("aria-hidden", "true");
      copy.inert = true;
      row.append(copy);
    }
}

/** Makes Embla measure again, debounced, when the window's width changes. */
function createResizeHandler(viewport: HTMLElement, signal: AbortSignal) {
  let timer = 0;
  let width = viewport.offsetWidth;
  signal.addEventListener("abort", () => clearTimeout(timer));
  return (embla: { reInit: () => void }) => {
    if (viewport.offsetWidth === width) return false;
    width = viewport.offsetWidth;
    clearTimeout(timer);
    timer = window.setTimeout(() => embla.reInit(), resizeDebounceMs);
    return false;
  };
}

/** Loads the pictures in view and those next to them, because lazy pictures would load only as they enter the window. */
function loadAround(index: number, slides: HTMLElement[], width: number): void {
  const inView = Math.round(width / (slides[0]?.offsetWidth || width));
  for (let place = index - 1; place <= index + inView + 1; place += 1) {
    const slide = slides.at(place % slides.length);
    if (!slide) continue;
    loadDeferred(slide);
    for (const image of slide.querySelectorAll("img")) image.loading = "eager";
  }
}

function holdUnderPointer(root: HTMLElement, set: (on: boolean) => void, signal: AbortSignal): void {
  const listen = (type: "pointerenter" | "pointerleave") =>
    root.addEventListener(
      type,
      ({ pointerType }) => pointerType !== "touch" && set(type === "pointerenter"),
      { signal },
    );
  listen("pointerenter");
  listen("pointerleave");
  if (root.matches(":hover") && matchMedia("(hover: hover)").matches) set(true);
}

function holdUnderFocus(root: HTMLElement, set: (on: boolean) => void, signal: AbortSignal): void {
  root.addEventListener("focusin", ({ target }) => set((target as Element).matches(":focus-visible")), {
    signal,
  });
  root.addEventListener(
    "focusout",
    ({ relatedTarget }) => !root.contains(relatedTarget as Node | null) && set(false),
    { signal },
  );
  if (root.querySelector(":focus-visible")) set(true);
}

/**
 * An Embla plugin that moves one slide at a time, endlessly and in either direction: each move takes exactly `speedMs`,
 * with exactly `moveEveryMs` from start to start. `hold` stops at once, even between two slides; `go` continues from
 * there. Dragging ends the current move.
 *
 * It positions the slides itself in each frame through Embla's engine (8.6.0), because Embla's own animation is controlled
 * by friction and not by milliseconds.
 */
function createSliderMotion(motion: Motion) {
  const step = motion.direction === "forward" ? 1 : -1;
  const ease = motion.easing === "linear" ? (share: number) => share : cssEase;
  const periodMs = moveEveryMs(motion);
  let api: EmblaCarouselType | undefined;
  let isRunning = false;
  let isInterrupted = false;
  let timer = 0;
  let frame = 0;
  let move: { distance: number; startedAt: number; share: number } | undefined;
  let pausedAt = 0;

  function scheduleMove(ms: number) {
    clearTimeout(timer);
    timer = window.setTimeout(begin, Math.max(0, ms));
  }

  function begin() {
    if (!api) return;
    const { index, indexPrevious, scrollTarget } = api.internalEngine();
    const next = index.add(step).get();
    move = { distance: scrollTarget.byIndex(next, -step).distance, startedAt: performance.now(), share: 0 };
    indexPrevious.set(index.get());
    index.set(next);
    api.emit("select");
    frame = requestAnimationFrame(advance);
  }

  function advance() {
    if (!api || !move) return;
    const { location, offsetLocation, previousLocation, target, scrollLooper, slideLooper, translate } =
      api.internalEngine();
    const share = Math.min(1, (performance.now() - move.startedAt) / motion.speedMs);
    location.add(move.distance * (ease(share) - ease(move.share)));
    for (const vector of [offsetLocation, previousLocation, target]) vector.set(location);
    scrollLooper.loop(-step);
    slideLooper.loop();
    translate.to(offsetLocation.get());
    move.share = share;
    if (share < 1) {
      frame = requestAnimationFrame(advance);
    } else {
      const { startedAt } = move;
      move = undefined;
      scheduleMove(startedAt + periodMs - performance.now());
    }
  }

  function stopClock() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  }

  function resume() {
    if (!api || !isRunning || isInterrupted) return;
    if (move) {
      move.startedAt += performance.now() - pausedAt;
      frame = requestAnimationFrame(advance);
    } else {
      scheduleMove(motion.intervalMs + addedToIntervalMs);
    }
  }

  function interrupt() {
    stopClock();
    move = undefined;
    isInterrupted = true;
  }

  function settle() {
    isInterrupted = false;
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
      isInterrupted = false;
      api.on("pointerDown", interrupt).on("pointerUp", settleIfStill).on("settle", settle);
      resume();
    },
    destroy() {
      stopClock();
      move = undefined;
      api?.off("pointerDown", interrupt).off("pointerUp", settleIfStill).off("settle", settle);
      api = undefined;
    },
    go() {
      if (isRunning) return;
      isRunning = true;
      resume();
    },
    hold() {
      if (!isRunning) return;
      isRunning = false;
      pausedAt = performance.now();
      stopClock();
    },
    /** Ends the current move so that something else can scroll, and continues once that has settled. */
    giveWay(scroll: () => void) {
      interrupt();
      scroll();
      settleIfStill();
    },
  };
}

/** CSS's `ease` (CSS Easing Functions Level 1). */
const cssEase = bezierEasing(0.25, 0.1, 0.25, 1);
