import type { Outcome } from "./checks.ts";
import { howToHave, type Part } from "./machine.mjs";

/**
 * The end of `npm test`: each failure, what was skipped because the machine lacks something and how to install it, and
 * the totals. On CI nothing may be skipped: there each missing part is a failure.
 */
export function tellOutcome(
  outcomes: readonly Outcome[],
  missing: readonly Part[],
  onCi: boolean,
): { lines: string[]; good: boolean } {
  const sum = (part: "passed" | "failed" | "skipped") =>
    outcomes.reduce((before, outcome) => before + outcome[part], 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  if (onCi)
    failures.push(
      ...missing.map(({ name, without }) => `${name} is not on this machine: ${without} went untried`),
    );
  const failed = sum("failed") + (onCi ? missing.length : 0);
  const leftOut = missing.map(({ name, without }) => `  ${name}: ${without}`);
  return {
    lines: [
      ...failures.map((failure) => `\n✘ ${failure}`),
      ...(onCi || missing.length === 0 ? [] : ["\nSkipped, because this machine lacks", ...leftOut]),
      ...(missing.length === 0 ? [] : [howToHave(missing)]),
      "",
      `${sum("passed")} passed, ${failed} failed${onCi ? "" : `, ${sum("skipped")} skipped`}`,
    ],
    good: failed === 0,
  };
}
