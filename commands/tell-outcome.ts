import type { Outcome } from "./checks.ts";
import { howToHave, type Part } from "./machine.mjs";

/**
 * The end of `npm test`: each failure, what was skipped because the machine lacks something and how to install it, and
 * the totals. On CI nothing may be skipped: there each missing part is a failure.
 */
export function tellOutcome(
  outcome: Outcome,
  missing: readonly Part[],
  onCi: boolean,
): { lines: string[]; good: boolean } {
  const untried = onCi
    ? missing.map(({ name, without }) => `${name} is not on this machine: ${without} went untried`)
    : [];
  const failed = outcome.failed + untried.length;
  const leftOut = missing.map(({ name, without }) => `  ${name}: ${without}`);
  return {
    lines: [
      ...[...outcome.failures, ...untried].map((failure) => `\n✘ ${failure}`),
      ...(onCi || missing.length === 0 ? [] : ["\nSkipped, because this machine lacks", ...leftOut]),
      ...(missing.length === 0 ? [] : [howToHave(missing)]),
      "",
      `${outcome.passed} passed, ${failed} failed${onCi ? "" : `, ${outcome.skipped} skipped`}`,
    ],
    good: failed === 0,
  };
}
