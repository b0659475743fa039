import { runChecks } from "./checks.ts";
import { tellOutcome } from "./tell-outcome.ts";

const outcome = await runChecks(["types", "lint", "unused", "content", "spelling", "browsers"], ["unit"]);
const { lines, good } = tellOutcome(outcome, [], true);
console.log(lines.join("\n"));
process.exitCode = good ? 0 : 1;
