/**
 * A whole number as it is written in India: 1,00,000. By hand, as the browser's own `Intl` takes 8 ms of a fast processor
 * for its first number, while the page is taken over.
 */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ",");
}
