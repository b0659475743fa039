/**
 * A whole number as written in India: 1,00,000. By hand, because the browser's `Intl` takes so long to format its first
 * number that it was a third of the longest task of a page (docs/performance.md).
 */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ",");
}

/** A number as people write it in India, such as ₹41,890/-, Rs. 25k, 85 thousand or 1.2 lakh; undefined for what is none. */
export function parseAmount(text: string): number | undefined {
  const [, figures, unit = ""] =
    /^(?:₹|rs\.?|inr)?\s*(-?\d[\d,]*(?:\.\d+)?)\s*(k|thousand|lakhs?|lacs?|crores?|cr)?\s*(?:₹|rs\.?|inr)?\s*(?:\/-)?$/i.exec(
      text,
    ) ?? [];
  if (!figures) return undefined;
  const factor = { k: 1e3, t: 1e3, l: 1e5, c: 1e7 }[unit.charAt(0).toLowerCase()] ?? 1;
  // Of 1.13 lakh, a computer's product is not whole.
  return Number((Number(figures.replace(/,/g, "")) * factor).toFixed(6));
}
