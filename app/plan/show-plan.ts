import { interpolate } from "../data/format.ts";
import { readStoredPlan, watchStoredPlan } from "./stored-plan.ts";

/** Shows the ways to the visitor's plan, with the number of its boards, while there is one (`plan-links.tsx`). */
export function startPlanLinks(): void {
  watchStoredPlan(showPlan);
  showPlan();
}

function showPlan(): void {
  const { length } = readStoredPlan().chosen;
  for (const element of document.querySelectorAll<HTMLElement>("[data-plan]")) {
    element.hidden = length === 0;
    const words = element.querySelector<HTMLElement>("[data-words]");
    if (words) words.textContent = interpolate(words.dataset.words ?? "", { n: length });
  }
}
