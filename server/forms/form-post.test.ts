import { expect, test } from "vitest";
import { spamReason } from "./form-post.ts";

test.each<[string | undefined, Record<string, string>]>([
  ["the hidden box was ticked", { botcheck: "on" }],
  ["the hidden box was ticked", { botcheck: " true " }],
  ["filled in within 1999 ms", { elapsed: "1999" }],
  ["filled in within 0 ms", { elapsed: "0" }],
  ["3 links in it", { name: "www.a.example", message: "https://www.b.example and HTTP://c.example/www." }],
  [undefined, { message: "our page https://www.a.example and our map www.b.example" }],
  [undefined, {}],
  [undefined, { botcheck: " " }],
  [undefined, { botcheck: "false" }],
  [undefined, { elapsed: "2000" }],
  [undefined, { elapsed: "" }],
  [undefined, { elapsed: "1 s" }],
  [undefined, { elapsed: "-1" }],
])("the staff see the reason “%s” for a form with %j", (reason, fields) => {
  expect(spamReason(fields)).toBe(reason);
});
