import { expect, test } from "vitest";
import { describeChange } from "./page.ts";

test("two saves of the same thing can be told apart by their time, to the second, and by what was changed", () => {
  const save = (second: number, title: string) => ({
    ...{ id: second, title: "About", time: new Date(2026, 10, 25, 9, 5, second) },
    files: [
      { file: "pages/about.yaml", before: Buffer.from("title: Us"), after: Buffer.from(`title: ${title}`) },
    ],
  });
  expect([save(7, "All of us"), save(8, "About us")].map(describeChange)).toEqual([
    "09:05:07 About – Title: “Us” becomes “All of us”",
    "09:05:08 About – Title: “Us” becomes “About us”",
  ]);
});
