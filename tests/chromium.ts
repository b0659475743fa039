import { existsSync } from "node:fs";

const shell = "/usr/bin/chromium-headless-shell";

/** Chromium as a visitor has it, with its window's parts. */
export const wholeChromium = process.env.CHROMIUM ?? "/usr/bin/chromium";

/**
 * The same engine without what draws a browser's own window: it takes 0.55 to 0.67 of the processor's time. What it does
 * in another way is tested in the whole one (`inWholeBrowser`).
 */
export const quickChromium = process.env.CHROMIUM ?? (existsSync(shell) ? shell : wholeChromium);

/** Has the quick one place letters by fractions of a pixel, as the whole one does, and not by whole pixels. */
export const exactLetters = "--font-render-hinting=none";
