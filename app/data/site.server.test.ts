import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildPhoneLinks } from "../../desk/submission/phone-links.ts";
import { openContent, withContent } from "./open-content.server.ts";
import {
  findHoursMismatch,
  formatHours,
  normalizePhone,
  type OpeningHours,
  openingHoursSchema,
  readSite,
  specialDaysSchema,
} from "./site.server.ts";

test.each([
  ["+91 98260 12345", "+919826012345"],
  ["98260 12345", "+919826012345"],
  ["0771 401 2345", "+917714012345"],
  ["+44 (20) 7946 0958", "+442079460958"],
  ["0 98930 12345", "+919893012345"],
  ["91 98930 12345", "+919893012345"],
  ["910000000000", "+910000000000"],
])("%s is dialled from anywhere as %s", (display, dialled) => {
  expect(normalizePhone(display)).toBe(dialled);
});

test("the staff’s links to an enquirer lead where a number of the agency’s own, written alike, would", () => {
  for (const shown of ["+91 98260 12345", "98271 55555", "0 98930 12345", "+44 20 7946 0958"])
    expect(buildPhoneLinks(shown)?.chat).toBe(`https://wa.me/${normalizePhone(shown).slice(1)}`);
});

test.each([
  [
    /^ {2}shown: .*$/m,
    "  shown: +91 00000 00001",
    /phone\.shown: visitors see \+91 00000 00001 and dial \+\d+/,
  ],
  [/(?<=^chat:\n\s+number: ).*$/m, '"9827155555"', /chat\.number: .*; write "919827155555"/],
  [/(?<=^hours: .*)\d+ pm$/m, "11 pm", /hours: visitors read “.* 11 pm”, and `openingHours` tells search/],
])("a number or hours that say two things are refused: %s as %s", (pattern, text, message) => {
  const site = readFileSync("content/site.yaml", "utf8").replace(pattern, text);
  const content = openContent(process.cwd(), { "content/site.yaml": site });
  expect(() => withContent(content, readSite)).toThrow(message);
});

const weekdays: OpeningHours = [{ days: ["Monday", "Tuesday", "Saturday"], opens: "10:00", closes: "19:30" }];

test.each([
  ["Monday to Saturday, 10 am to 7.30 pm", undefined],
  ["Monday to Saturday, 10  AM to 7:30\n PM", undefined],
  ["Monday to Saturday, 10 am to 7 pm", "7.30 pm"],
  ["Monday to Friday, 10 am to 7.30 pm", "Saturday"],
])("compared with the hours in search results, “%s” doesn’t mention %s", (hours, mention) => {
  expect(findHoursMismatch(hours, weekdays)).toBe(mention);
});

test.each([
  ["09:05", "9.05 am"],
  ["12:00", "12 pm"],
  ["13:00", "1 pm"],
])("visitors read %s as “%s”", (time, words) => {
  const hours: OpeningHours = [{ days: ["Sunday"], opens: time, closes: "20:00" }];
  expect(findHoursMismatch("Sunday to 8 pm", hours)).toBe(words);
});

test.each([
  ["a time that no clock shows", { closes: "24:00" }, /^write the time/],
  ["a time without its nought", { closes: "9:00" }, /^write the time/],
  ["no day", { days: [] }, /./],
  [
    "a door that closes before it opens",
    { opens: "19:00", closes: "10:00" },
    /^on Tuesday the door opens at 7 pm and closes at 10 am/,
  ],
])("opening hours with %s are refused", (_title, change, message) => {
  const hours = { days: ["Tuesday"], opens: "10:00", closes: "20:00" };
  expect(openingHoursSchema.safeParse([hours]).success).toBe(true);
  expect(openingHoursSchema.safeParse([{ ...hours, ...change }]).error?.issues[0]?.message).toMatch(message);
});

test("a special day within another one is refused, with the days that both have", () => {
  const diwali = { name: "Diwali", from: "2026-12-08", until: "2026-12-10" };
  const refuse = (from: string, until?: string) =>
    specialDaysSchema
      .safeParse([diwali, { name: "Fair", from, until }])
      .error?.issues.map(({ message }) => message);
  expect(refuse("2026-12-09")).toEqual(["“Diwali” has 9 December already; take one of them out"]);
  expect(refuse("2026-12-09", "2026-12-12")?.join()).toMatch(/^“Diwali” has 9.10 December already/);
  expect(refuse("2026-12-11")).toBe(undefined);
  const undated = specialDaysSchema.safeParse(["Diwali", "Fair"].map((name) => ({ name, from: "" })));
  expect(undated.error?.issues.map(({ path }) => path.join(" "))).toEqual(["0 from", "1 from"]);
});

test("days that aren’t consecutive are listed; in Hindi a time names its part of the day and never breaks across lines", () => {
  expect(formatHours([{ days: ["Monday", "Wednesday", "Friday"], opens: "10:00", closes: "19:00" }])).toBe(
    "Monday, Wednesday and Friday, 10 am to 7 pm",
  );
  const hours: OpeningHours = [
    { days: ["Monday", "Tuesday", "Wednesday"], opens: "10:00", closes: "19:00" },
    { days: ["Thursday", "Friday", "Sunday"], opens: "09:30", closes: "14:00" },
  ];
  expect(formatHours(hours, "hi").replaceAll("\u00A0", "_")).toBe(
    "सोमवार से बुधवार, सुबह_10 से शाम_7_बजे तक; गुरुवार, शुक्रवार और रविवार, सुबह_9:30 से दोपहर_2_बजे तक",
  );
});
