/** Prints one part of the page instead of the plan; the style sheets read which from `data-print`. */
export function printPart(part: "kit" | "compare"): void {
  const { dataset } = document.documentElement;
  dataset.print = part;
  addEventListener("afterprint", () => delete dataset.print, { once: true });
  print();
}
