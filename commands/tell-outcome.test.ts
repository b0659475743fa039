import { expect, test } from "vitest";
import { type Part, parts } from "./machine.mjs";
import { tellOutcome } from "./tell-outcome.ts";

const good = { passed: 4, failed: 0, skipped: 5, failures: [] };
const bad = { passed: 7, failed: 1, skipped: 5, failures: ["Style: see above"] };
const missing: Part[] = [parts.nginx, parts.chromium];

test("what a machine lacks is left out, and said at the end with how to have it", () => {
  const { lines, ...told } = tellOutcome(bad, missing, false);
  const text = lines.join("\n");
  for (const { name, without } of missing) expect(text).toContain(`${name}: ${without}`);
  expect(text).toContain("sudo apt-get install nginx-light chromium");
  expect(text).toContain("npx playwright install");
  expect(text).toContain("✘ Style: see above");
  expect(lines.at(-1)).toBe("7 passed, 1 failed, 5 skipped");
  expect(told.good).toBe(false);
});

test("what a machine lacks makes no failure of a run in which all else held", () => {
  expect(tellOutcome(good, missing, false).good).toBe(true);
});

test("on CI nothing is left out: what is missing is a failure with its name", () => {
  const { lines, ...told } = tellOutcome(good, missing, true);
  expect(lines.join("\n")).toContain("✘ nginx is not on this machine");
  expect(lines.at(-1)).toBe("4 passed, 2 failed");
  expect(told.good).toBe(false);
});

test("a machine that has all it needs hears nothing of it", () => {
  const { lines } = tellOutcome(good, [], true);
  expect(lines).toEqual(["", "4 passed, 0 failed"]);
});
