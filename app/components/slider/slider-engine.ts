import EmblaCarousel from "embla-carousel";
import { prefersReducedMotion } from "../browser-state.ts";
import { fetchHeld } from "../fetch-held.ts";
import { createSliderMotion } from "./slider-motion.ts";
import { type Motion, resizeDebounceMs } from "./slider-presets.ts";

export type SliderEngine = ReturnType<typeof startSlider>;

type SliderParts = {
  /** The slider with its buttons: pointer or keyboard focus anywhere on it stops the motion. */
  root: HTMLElement;
  /** The window onto the row; the row is its only child. */
  viewport: HTMLElement;
  motion: Motion;
  /** Called with the index of the slide in the first place. */
  onSelect: (index: number) => void;
  onRunning: (running: boolean) => void;
};

type Hold = "stopped" | "pointer" | "focus" | "away" | "hidden";

/** Turns a scrolling row into a slider that loops and moves by itself. It needs two slides more than are in view. */
export function startSlider(parts: SliderParts) {
  const { root, viewport, onSelect, onRunning } = parts;
  const motion = createSliderMotion(parts.motion);
  const listeners = new AbortController();
  const { signal } = listeners;
  const startIndex = scrolledTo(viewport);
  viewport.scrollLeft = 0;
  const embla = EmblaCarousel(
    viewport,
    {
      loop: true,
      align: "start",
      startIndex,
      watchFocus: false,
      watchSlides: false,
      watchResize: whenSettled(viewport, signal),
    },
    [motion],
  );

  const holds = new Set<Hold>(["stopped", "away"]);
  const hold = (why: Hold, on: boolean) => {
    if (on) holds.add(why);
    else holds.delete(why);
    if (holds.size === 0) motion.go();
    else motion.hold();
    onRunning(holds.size === 0);
  };
  const loadWhatComes = () => {
    if (!holds.has("away")) loadAround(embla.selectedScrollSnap(), embla.slideNodes(), viewport.offsetWidth);
  };
  const selected = () => {
    loadWhatComes();
    onSelect(embla.selectedScrollSnap());
  };
  embla.on("select", selected).on("reInit", selected);
  selected();

  const scrollTo = (index: number) => motion.giveWay(() => embla.scrollTo(index, prefersReducedMotion()));

  holdUnderPointer(root, (on) => hold("pointer", on), signal);
  holdUnderFocus(root, (on) => hold("focus", on), signal);
  viewport.addEventListener("focusin", (event) => bringIntoView(event.target as Element), { signal });
  document.addEventListener("visibilitychange", () => hold("hidden", document.hidden), { signal });
  const seen = new IntersectionObserver(([entry]) => {
    hold("away", !entry?.isIntersecting);
    loadWhatComes();
  });
  seen.observe(root);

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
      seen.disconnect();
      embla.destroy();
    },
  };
}

/** The slide to which the visitor had scrolled the plain row. */
function scrolledTo(viewport: HTMLElement): number {
  const slide = viewport.firstElementChild?.firstElementChild;
  return slide ? Math.round(viewport.scrollLeft / slide.getBoundingClientRect().width) : 0;
}

/** Makes Embla measure again, debounced, when the window's width changes. */
function whenSettled(viewport: HTMLElement, signal: AbortSignal) {
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
  for (let at = index - 1; at <= index + inView + 1; at += 1) {
    const slide = slides.at(at % slides.length);
    if (!slide) continue;
    fetchHeld(slide);
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
