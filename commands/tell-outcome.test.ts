import { expect, test } from "vitest";
import { type Part, parts } from "./machine.mjs";
import { tellOutcome } from "./tell-outcome.ts";

const outcomes = [
  { passed: 3, failed: 1, skipped: 0, failures: ["Style: see above"] },
  { passed: 4, failed: 0, skipped: 5, failures: [] },
];
const missing: Part[] = [parts.nginx, parts.chromium];

test("what a machine lacks is left out, and said at the end with how to have it", () => {
  const { lines, good } = tellOutcome(outcomes, missing, false);
  const text = lines.join("\n");
  for (const { name, without } of missing) expect(text).toContain(`${name}: ${without}`);
  expect(text).toContain("sudo apt-get install nginx-light chromium");
  expect(text).toContain("npx playwright install");
  expect(text).toContain("✘ Style: see above");
  expect(lines.at(-1)).toBe("7 passed, 1 failed, 5 skipped");
  expect(good).toBe(false);
});

test("what a machine lacks makes no failure of a run in which all else held", () => {
  expect(tellOutcome(outcomes.slice(1), missing, false).good).toBe(true);
});

test("on CI nothing is left out: what is missing is a failure with its name", () => {
  const { lines, good } = tellOutcome(outcomes.slice(1), missing, true);
  expect(lines.join("\n")).toContain("✘ nginx is not on this machine");
  expect(lines.at(-1)).toBe("4 passed, 2 failed");
  expect(good).toBe(false);
});

test("a machine that has all it needs hears nothing of it", () => {
  const { lines } = tellOutcome(outcomes.slice(1), [], true);
  expect(lines).toEqual(["", "4 passed, 0 failed"]);
});
