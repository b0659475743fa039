import { parts } from "../commands/machine.ts";

/** Chromium as a visitor has it, with its window's parts; empty where this machine has none. */
export const wholeChromium = parts.chromium.find() ?? "";

/**
 * The same engine without what draws a browser's own window: it takes 0.55 to 0.67 of the processor's time. What it does
 * in another way is tested in the whole one (`inWholeBrowser`).
 */
export const quickChromium = parts.shell.find() ?? wholeChromium;

/** A window as wide as most on a desk. */
export const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

/** Has the quick one place letters by fractions of a pixel, as the whole one does, and not by whole pixels. */
export const exactLetters = "--font-render-hinting=none";
