import { findOpenHours, type OfficeHours } from "../../data/office-hours.ts";

/** Says until when the office is open in the place of its hours, while it is. */
export function showOpenHours(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-hours]")) {
    const usual = element.textContent;
    const hours = JSON.parse(element.dataset.hours ?? "[]") as OfficeHours[];
    const update = () => {
      element.textContent = findOpenHours(hours) ?? usual;
    };
    update();
    document.addEventListener("visibilitychange", update);
  }
}
