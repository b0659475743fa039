import { expect, test } from "vitest";
import { parseObject } from "./parse-object.ts";

test("what a server answered or the browser kept is read where it is a JSON object or list", () => {
  expect(parseObject('{"success":true}')).toEqual({ success: true });
  expect(parseObject('["a"]')).toEqual(["a"]);
});

test.each(["<html>", "", "null", "7", '"yes"', null])(
  "anything else, such as “%s”, counts as nothing",
  (text) => {
    expect(parseObject(text)).toBeUndefined();
  },
);
