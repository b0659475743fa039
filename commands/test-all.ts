import { type Outcome, runChecks } from "./checks.ts";

const started = Date.now();
// The server's tests mostly wait, so they go beside what mostly computes; a browser wants the machine for itself.
const outcomes: Outcome[] = [
  await runChecks(["types", "lint", "unused", "spelling", "browsers", "unit"], ["server"]),
  await runChecks(["site"]),
  await runChecks(["engines"]),
];
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`\n✘ ${failure}`);
const sum = (part: "passed" | "failed") => outcomes.reduce((before, outcome) => before + outcome[part], 0);
console.log(`\nAll checks took ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
