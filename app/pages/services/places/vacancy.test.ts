import fc from "fast-check";
import { expect, test } from "vitest";
import { dayText } from "../../../data/day-text.ts";
import { readPlanCopy } from "./plan-copy.server.ts";
import { daysUntilFree, vacancyInMonth, vacancyText } from "./vacancy.ts";

const copy = readPlanCopy().vacancy;
const days = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

test("a board is free from its day on, the day itself included, and for ever if none is given", () => {
  fc.assert(
    fc.property(days, days, (freeFrom, today) => {
      const left = daysUntilFree(freeFrom, today);
      expect(left === 0).toBe(freeFrom <= today);
      expect(Number.isInteger(left)).toBe(true);
      if (left > 0)
        expect(new Date(Date.parse(today) + left * 86_400_000).toISOString().slice(0, 10)).toBe(freeFrom);
      expect(vacancyText(copy, freeFrom, today) === copy.now).toBe(left === 0);
      expect(daysUntilFree(undefined, today)).toBe(0);
    }),
  );
});

test("a board that is booked names the day on which it is free", () => {
  expect(vacancyText(copy, "2026-12-06", "2026-11-23")).toBe(copy.from.replace("{day}", "6 December 2026"));
  expect(vacancyText(copy, undefined, "2026-11-23")).toBe(copy.now);
  expect(dayText("2027-01-01")).toBe("1 January 2027");
});

test("of three months that follow each other a board is booked in the first ones and free in the last ones, and one names its day", () => {
  const months = ["2026-11", "2026-12", "2027-01"];
  fc.assert(
    fc.property(days, (freeFrom) => {
      for (const month of months) {
        const said = vacancyInMonth(month, freeFrom);
        if (said === "booked") expect(freeFrom > `${month}-31`).toBe(true);
        else if (said === "free") expect(freeFrom <= `${month}-01`).toBe(true);
        else expect([said, said.slice(0, 7)]).toEqual([freeFrom, month]);
      }
    }),
  );
  expect(months.map((month) => vacancyInMonth(month, "2026-12-06"))).toEqual([
    "booked",
    "2026-12-06",
    "free",
  ]);
  expect(months.map((month) => vacancyInMonth(month, undefined))).toEqual(["free", "free", "free"]);
});
