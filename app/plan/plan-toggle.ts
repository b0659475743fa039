import { addToPlan, readStoredPlan, removeFromPlan, watchStoredPlan } from "./stored-plan.ts";

/** The forms that add a board to the visitor's plan or remove it, also those that an island shows later. */
export function startPlanToggles(): void {
  addEventListener("submit", (event) => {
    const slug = (event.target as HTMLElement).dataset.planToggle;
    if (!slug) return;
    event.preventDefault();
    if (readStoredPlan().chosen.includes(slug)) removeFromPlan(slug);
    else addToPlan([slug]);
  });
  watchStoredPlan(showPlanToggles);
  showPlanToggles();
}

/** Shows of each whether its board is in the plan. */
export function showPlanToggles(): void {
  const { chosen } = readStoredPlan();
  for (const form of document.querySelectorAll<HTMLElement>("[data-plan-toggle]")) {
    const isChosen = chosen.includes(form.dataset.planToggle ?? "");
    form.querySelector("button")?.setAttribute("aria-pressed", String(isChosen));
    for (const part of form.querySelectorAll<HTMLElement>("[data-when]"))
      part.hidden = (part.dataset.when === "present") !== isChosen;
  }
}
