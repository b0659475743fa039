import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type CheckName, runChecks } from "./checks.ts";
import { missingParts } from "./machine.mjs";
import { tellOutcome } from "./tell-outcome.ts";

const started = Date.now();
const deep = process.argv.includes("--deep");
// The code that grades the answers' headers is kept apart from the site.
if (deep && !existsSync("bench/node_modules"))
  execFileSync("npm", ["ci", "--ignore-scripts", "--prefix", "bench"], { stdio: "inherit" });
// The tests of the server wait as often as they compute: beside the site's they leave no core idle. The deep ones build
// the site several times, and a build beside two browsers takes twice as long: they take turns.
const lanes: CheckName[][] = deep
  ? [["deepSite", "deepServer"]]
  : [["types", "lint", "unused", "content", "spelling", "browsers", "unit", "server", "engines"], ["site"]];
const outcome = await runChecks(...lanes);
console.log(`\nAll checks took ${Math.round((Date.now() - started) / 1000)} s`);
const { lines, good } = tellOutcome(outcome, missingParts(), process.env.CI === "true");
console.log(lines.join("\n"));
process.exitCode = good ? 0 : 1;
