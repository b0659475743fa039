import { expect, test } from "vitest";
import { formatCsv } from "./spreadsheet.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["@sum", "'@sum"],
  ["\tx", "'\tx"],
  ["Mowa, Raipur", "Mowa, Raipur"],
  ['The "Gate"', 'The ""Gate""'],
  ["Mowa\nRaipur", "Mowa\nRaipur"],
  ["Plot 1=2", "Plot 1=2"],
  [3, "3"],
  [{ digits: "077140 12345" }, '=""077140 12345""'],
  [{ digits: "=1+1" }, "'=1+1"],
])("%j stays one cell, and no spreadsheet takes it for a formula of its own", (value, cell) => {
  expect(formatCsv([["Telibandha", value], []])).toBe(`\ufeff"Telibandha","${cell}"\r\n\r\n`);
});
