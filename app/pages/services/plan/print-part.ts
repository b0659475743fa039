/** Prints a part of the page for itself where the plan would be printed otherwise; the style sheets read which. */
export function printPart(part: "kit" | "compare"): void {
  const { dataset } = document.documentElement;
  dataset.print = part;
  addEventListener("afterprint", () => delete dataset.print, { once: true });
  print();
}
