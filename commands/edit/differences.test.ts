import { expect, test } from "vitest";
import { saidAnew } from "./differences.ts";

test("another hour is told with its day, as the form has it", () => {
  const week = (saturday: string) =>
    `openingHours:\n  - { days: [Monday, Tuesday], opens: "10:00", closes: "19:00" }\n  - { days: [Saturday], opens: "10:00", closes: "${saturday}" }\n`;
  expect(saidAnew("site.yaml", week("19:00"), week("17:00"))).toEqual(["The week, Saturday: 10:00 to 17:00"]);
});
