/**
 * A whole number as written in India: 1,00,000. By hand, because the browser's `Intl` takes so long to format its first
 * number that it was a third of the longest task of a page (docs/performance.md).
 */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ",");
}
