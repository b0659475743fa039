import { runChecks } from "./checks.ts";
import { missingParts } from "./machine.mjs";
import { tellOutcome } from "./tell-outcome.ts";

const started = Date.now();
// Both lanes wait as often as they compute, each in its own way: side by side they leave no core idle.
const outcome = await runChecks(
  ["types", "lint", "unused", "content", "spelling", "browsers", "unit", "site"],
  ["server", "engines"],
);
console.log(`\nAll checks took ${Math.round((Date.now() - started) / 1000)} s`);
const { lines, good } = tellOutcome(outcome, missingParts(), process.env.CI === "true");
console.log(lines.join("\n"));
process.exitCode = good ? 0 : 1;
