import { html } from "hono/html";
import { days, type OpeningHours } from "../../app/data/opening-hours.ts";
import type { Html } from "./frame.ts";
import type { Shape } from "./shape.ts";

/** Whether a list is one of opening hours, to be shown as a week. */
export function isWeek({ items }: Shape): boolean {
  return ["days", "opens", "closes"].every((key) => items?.properties?.[key]);
}

/** The hours of each day; a day without any is closed. */
export function weekHtml(hours: OpeningHours): Html {
  const cell = (day: string, which: "opens" | "closes", label: string) => {
    const value = hours.find((one) => one.days.some((own) => own === day))?.[which] ?? "";
    return html`<td><input type="time" name="week:${day}:${which}" value="${value}" aria-label="${day} ${label}"></td>`;
  };
  return html`<table class="week"><thead><tr><th scope="col">Day</th><th scope="col">Opens</th><th scope="col">Closes</th></tr></thead><tbody>${days.map(
    (day) =>
      html`<tr><th scope="row">${day.slice(0, 3)}</th>${cell(day, "opens", "opens")}${cell(day, "closes", "closes")}</tr>`,
  )}</tbody></table><p class="hint">A day without times is closed.</p>`;
}

/** The hours that a form says; days that share theirs make one entry. Undefined where it doesn’t ask for them. */
export function weekIn(form: FormData): OpeningHours | undefined {
  if (!form.has(`week:${days[0]}:opens`)) return undefined;
  const found: OpeningHours = [];
  for (const day of days) {
    const [opens, closes] = ["opens", "closes"].map((which) => String(form.get(`week:${day}:${which}`)));
    if (!opens && !closes) continue;
    const same = found.find((one) => one.opens === opens && one.closes === closes);
    if (same) same.days.push(day);
    else found.push({ days: [day], opens: opens ?? "", closes: closes ?? "" });
  }
  return found;
}
