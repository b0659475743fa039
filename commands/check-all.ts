import { type Outcome, runChecks } from "./checks.ts";

const outcome: Outcome = runChecks(["types", "lint", "unused", "spelling", "browsers", "unit"]);
console.log(`\n${outcome.passed} passed, ${outcome.failed} failed`);
process.exitCode = outcome.failed === 0 ? 0 : 1;
