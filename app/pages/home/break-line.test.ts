import { expect, test } from "vitest";
import { breakLine } from "./break-line.ts";

test("a line stands on the board in two rows as equal as its words allow", () => {
  const rowsOf = (line: string) => breakLine(line).letters.join("").split("\n");
  expect(rowsOf("Offers")).toEqual(["Offers"]);
  expect(rowsOf("Fewer words. Bigger letters.")).toEqual(["Fewer words.", "Bigger letters."]);
  expect(rowsOf("Seen from the car, read at the signal.")).toEqual([
    "Seen from the car,",
    "read at the signal.",
  ]);
});

test("a row of Hindi is as long as the letters people see in it", () => {
  expect(breakLine("कम शब्द। बड़े अक्षर।")).toMatchObject({ rows: 2, longest: 7 });
});
