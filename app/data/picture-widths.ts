/** A picture: the pixel size of its master, and the base name and widths of its derived files. */
export type PictureFacts = { base: string; width: number; height: number; widths: number[]; share?: string };

/** The width that exists as WebP, for Safari before 16.4, which has no AVIF: a small window's, else the widest. */
export function webpWidth(widths: readonly number[]): number | undefined {
  return widths.find((width) => width >= 1280) ?? widths.at(-1);
}

/** Device pixels of the widest supported window. */
const widestWindow = 2560;
/** A picture of a fixed size is sharp at three device pixels to a CSS pixel. */
const densest = 3;

/**
 * The widths worth offering where a picture is shown: none beyond the first that fills its widest size.
 * @param sizes as in the attribute; a length in `rem`, `px` or `vw` in each part, anything else may fill the window
 */
export function usefulWidths(widths: readonly number[], sizes: string): number[] {
  const needed = Math.max(...sizes.split(",").map(neededBy));
  const enough = widths.findIndex((width) => width >= needed);
  return enough < 0 ? [...widths] : widths.slice(0, enough + 1);
}

function neededBy(part: string): number {
  const [, amount = "", unit] = /^(?:\(.*\)\s+)?([\d.]+)(rem|px|vw)$/.exec(part.trim()) ?? [];
  if (unit === "vw") return (Number(amount) / 100) * widestWindow;
  if (unit) return Number(amount) * (unit === "rem" ? 16 : 1) * densest;
  return widestWindow;
}
