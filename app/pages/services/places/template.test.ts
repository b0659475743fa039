import { expect, test } from "vitest";
import { templatesOf } from "./template.ts";

test("a board's artwork is measured to the nearest millimetre, up or down", () => {
  const [template] = templatesOf([{ width: 9, height: 7 }], undefined);
  expect(template?.trim).toEqual({ width: 2743, height: 2134 });
});
