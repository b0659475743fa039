import { type Outcome, runChecks } from "./checks.ts";

const started = Date.now();
// The server's tests mostly wait, so they go beside what mostly computes; the site's want the machine for themselves.
const outcomes: Outcome[] = [
  await runChecks(["types", "lint", "unused", "spelling", "browsers", "unit", "engines"], ["server"]),
  await runChecks(["site"]),
];
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`\n✘ ${failure}`);
const sum = (part: "passed" | "failed") => outcomes.reduce((before, outcome) => before + outcome[part], 0);
console.log(`\nAll checks took ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
