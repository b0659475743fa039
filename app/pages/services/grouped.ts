/**
 * A whole number as it is written in India: 1,00,000. By hand, as the browser's own `Intl` takes so long for its first
 * number that it was a third of React's longest task while a page is taken over (docs/performance.md).
 */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ",");
}
