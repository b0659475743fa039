import { expect, test } from "vitest";
import { readPlaceCopy } from "./place-copy.server.ts";
import {
  addUpBookings,
  type Booking,
  daysUntilFree,
  findFreeDay,
  formatVacancy,
  listVacancies,
  sortBookings,
} from "./vacancy.ts";

const copy = readPlaceCopy().vacancy;
const bookings: Booking[] = [{ until: "2026-12-05" }, { from: "2027-01-04", until: "2027-01-31" }];

test.each([
  ["2026-11-23", bookings, 13, copy.from.replace("{day}", "6 December 2026")],
  ["2026-12-05", bookings, 1, copy.from.replace("{day}", "6 December 2026")],
  ["2026-12-06", bookings, 0, copy.until.replace("{day}", "3 January 2027")],
  ["2027-01-03", bookings, 0, copy.last.replace("{day}", "1 February 2027")],
  ["2027-01-04", bookings, 28, copy.from.replace("{day}", "1 February 2027")],
  ["2027-02-01", bookings, 0, copy.now],
  ["2026-11-23", [], 0, copy.now],
])("on %s a board with the bookings %j is free in %i days", (today, bookings, days, text) => {
  expect(daysUntilFree(bookings, today)).toBe(days);
  expect(formatVacancy(copy, bookings, today)).toBe(text);
});

test("several boards together are free until the first booking of any of them begins", () => {
  const ofTwo = sortBookings([
    { from: "2027-02-01", until: "2027-02-28" },
    { from: "2027-01-20", until: "2027-03-31" },
  ]);
  expect(formatVacancy(copy, ofTwo, "2027-01-10")).toBe(copy.until.replace("{day}", "19 January 2027"));
  expect(listVacancies(copy, ofTwo, "2027-01-10").map(({ until }) => until)).toEqual([
    "2027-01-18",
    "2027-01-19",
    "2027-03-31",
    undefined,
  ]);
});

test("a board is free for four weeks only where no booking begins within them", () => {
  expect(findFreeDay(bookings, "2026-12-06", 28)).toBe("2026-12-06");
  expect(findFreeDay(bookings, "2026-12-07", 30)).toBe("2027-02-01");
});

test("of a row of eight poles five can be booked, and the others stay free to be found and booked", () => {
  const poles = addUpBookings(
    [
      { until: "2026-12-05", count: 5 },
      { from: "2026-12-01", until: "2026-12-31", count: 3 },
      { from: "2027-02-01", until: "2027-02-28" },
    ],
    8,
  );
  expect(formatVacancy(copy, addUpBookings([{ until: "2026-12-05", count: 5 }], 8), "2026-12-06")).toBe(
    copy.now,
  );
  const say = (day: string) => formatVacancy(copy, poles, day);
  expect(say("2026-11-23")).toBe("3 of 8 free now, to 30 November 2026");
  expect(say("2026-11-30")).toBe("3 of 8 free today, again 5 of 8 from 6 December 2026");
  expect(say("2026-12-01")).toBe("5 of 8 free from 6 December 2026");
  expect(say("2026-12-06")).toBe("5 of 8 free now, to 31 January 2027");
  expect(say("2027-01-01")).toBe("Free now, to 31 January 2027");
  const soon = addUpBookings([{ from: "2026-12-01", until: "2026-12-31", count: 3 }], 8);
  for (const today of ["2026-11-20", "2026-11-30"])
    expect(formatVacancy(copy, soon, today)).toBe("8 of 8 free now, 5 of 8 from 1 December 2026");
  expect(findFreeDay(poles, "2026-11-23")).toBe("2026-11-23");
  expect(findFreeDay(poles, "2026-11-23", 28, true)).toBe("2027-01-01");
});
