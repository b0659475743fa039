import { expect, test } from "vitest";
import { missingFromHours, type OpeningHours, openingHoursSchema, spokenHours } from "./opening-hours.ts";

const weekdays: OpeningHours = [{ days: ["Monday", "Tuesday", "Saturday"], opens: "10:00", closes: "19:30" }];

test.each([
  ["Monday to Saturday, 10 am to 7.30 pm", undefined],
  ["Monday to Saturday, 10 AM to 7:30 PM", undefined],
  ["Monday to Saturday, 10 am to 7 pm", "7.30 pm"],
  ["Monday to Saturday, 10  am to 7.30\n pm", undefined],
  ["Monday to Friday, 10 am to 7.30 pm", "Saturday"],
  ["Tuesday to Saturday, 10 am to 7.30 pm", "Monday"],
  ["Monday to Saturday, 10.30 am to 7.30 pm", "10 am"],
])("of “%s” search engines are told something else: %s", (shown, missing) => {
  expect(missingFromHours(shown, weekdays)).toBe(missing);
});

test.each([
  ["00:00", "12 am"],
  ["00:30", "12.30 am"],
  ["09:05", "9.05 am"],
  ["11:59", "11.59 am"],
  ["12:00", "12 pm"],
  ["13:00", "1 pm"],
  ["23:45", "11.45 pm"],
])("%s is read by visitors as “%s”", (opens, words) => {
  const hours: OpeningHours = [{ days: ["Sunday"], opens, closes: "20:00" }];
  expect(missingFromHours("Sunday to 8 pm", hours)).toBe(words);
  expect(missingFromHours(`Sunday   ${words} to 8 pm`, hours)).toBeUndefined();
});

test.each([
  ["1.10 am to 7.30 pm", "10 am"],
  ["110 am to 7.30 pm", "10 am"],
  ["10 ampere to 7.30 pm", "10 am"],
])("“%s” says no such hour, though the letters stand in it", (shown, missing) => {
  expect(missingFromHours(`Monday to Saturday, ${shown}`, weekdays)).toBe(missing);
});

test("of a door that is open on one day that day is asked for alone", () => {
  const hours: OpeningHours = [{ days: ["Sunday"], opens: "10:00", closes: "12:00" }];
  expect(missingFromHours("Monday, 10 am to 12 pm", hours)).toBe("Sunday");
});

test.each([
  ["10:00", true],
  ["23:59", true],
  ["24:00", false],
  ["29:00", false],
  ["9:00", false],
  ["10:60", false],
  ["10:5", false],
  ["10:000", false],
  ["010:00", false],
  ["x", false],
])("%s as a time that the door closes: taken %s", (closes, taken) => {
  expect(openingHoursSchema.safeParse([{ days: ["Monday"], opens: "00:00", closes }]).success).toBe(taken);
});

test("a door that closes before it opens is refused, with its day", () => {
  const { error } = openingHoursSchema.safeParse([{ days: ["Tuesday"], opens: "19:00", closes: "10:00" }]);
  expect(error?.issues[0]?.message).toMatch(/^on Tuesday the door opens at 7 pm and closes at 10 am/);
});

test("days that are not in a row are listed", () => {
  const days: OpeningHours = [{ days: ["Monday", "Wednesday", "Friday"], opens: "10:00", closes: "19:00" }];
  expect(spokenHours(days)).toBe("Monday, Wednesday and Friday, 10 am to 7 pm");
});

test("in Hindi the same hours are said with the part of the day, and lines don’t end inside a time", () => {
  const hours: OpeningHours = [
    { days: ["Monday", "Tuesday", "Wednesday"], opens: "10:00", closes: "19:00" },
    { days: ["Thursday", "Friday", "Sunday"], opens: "09:30", closes: "14:00" },
  ];
  expect(spokenHours(hours, "hi").replaceAll("\u00A0", "_")).toBe(
    "सोमवार से बुधवार, सुबह_10 से शाम_7_बजे तक; गुरुवार, शुक्रवार और रविवार, सुबह_9:30 से दोपहर_2_बजे तक",
  );
});

test("hours without a day, and no hours at all, are refused", () => {
  expect(openingHoursSchema.safeParse([{ days: [], opens: "10:00", closes: "20:00" }]).success).toBe(false);
  expect(openingHoursSchema.safeParse([]).success).toBe(false);
});

test.each(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])(
  "%s is a day",
  (day) => {
    expect(openingHoursSchema.safeParse([{ days: [day], opens: "10:00", closes: "20:00" }]).success).toBe(
      true,
    );
  },
);
