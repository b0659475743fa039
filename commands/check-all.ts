import { runChecks } from "./checks.ts";

const { passed, failed, failures } = await runChecks(
  ["types", "lint", "unused", "content", "spelling", "browsers"],
  ["unit"],
);
for (const failure of failures) console.log(`\n✘ ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
