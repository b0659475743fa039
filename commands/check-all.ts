import { runChecks } from "./checks.ts";

const { passed, failed } = await runChecks(["types", "lint", "unused", "spelling", "browsers"], ["unit"]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
