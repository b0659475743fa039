import { expect, test } from "vitest";
import { postLimits } from "../submission/form-rules.ts";
import { spamReason } from "./spam-reason.ts";

test.each([
  ["the hidden box was ticked", { botcheck: "on" }],
  ["the hidden box was ticked", { botcheck: " true " }],
  [`filled in within ${postLimits.minElapsed - 1} ms`, { elapsed: String(postLimits.minElapsed - 1) }],
  ["filled in within 0 ms", { elapsed: "0" }],
])("the staff are told “%s” of %j", (reason, fields) => {
  expect(spamReason(fields)).toBe(reason);
});

test.each([
  {},
  { botcheck: " " },
  { botcheck: "false" },
  { elapsed: String(postLimits.minElapsed) },
  { elapsed: "" },
  { elapsed: "1 s" },
  { elapsed: "-1" },
  { elapsed: "0000000000001" },
])("%j looks like no spam", (fields) => {
  expect(spamReason(fields as Record<string, string>)).toBeUndefined();
});
