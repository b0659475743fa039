import { type Outcome, runChecks } from "./checks.ts";
import { missingParts } from "./machine.mjs";
import { tellOutcome } from "./tell-outcome.ts";

const started = Date.now();
// The server's tests mostly wait, so they run beside what mostly computes; the site's tests need the machine to themselves.
const outcomes: Outcome[] = [
  await runChecks(["types", "lint", "unused", "spelling", "browsers", "unit", "engines"], ["server"]),
  await runChecks(["site"]),
];
console.log(`\nAll checks took ${Math.round((Date.now() - started) / 1000)} s`);
const { lines, good } = tellOutcome(outcomes, missingParts(), process.env.CI === "true");
console.log(lines.join("\n"));
process.exitCode = good ? 0 : 1;
