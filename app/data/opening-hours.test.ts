import { expect, test } from "vitest";
import { missingFromHours, type OpeningHours } from "./opening-hours.ts";

const weekdays: OpeningHours = [{ days: ["Monday", "Tuesday", "Saturday"], opens: "10:00", closes: "19:30" }];

test.each([
  ["Monday to Saturday, 10 am to 7.30 pm", undefined],
  ["Monday to Saturday, 10 AM to 7:30 PM", undefined],
  ["Monday to Saturday, 10 am to 7 pm", "7.30 pm"],
  ["Monday to Friday, 10 am to 7.30 pm", "Saturday"],
  ["Monday to Saturday, 10.30 am to 7.30 pm", "10 am"],
])("of “%s” search engines are told something else: %s", (shown, missing) => {
  expect(missingFromHours(shown, weekdays)).toBe(missing);
});
