import { runChecks } from "./checks.ts";

const started = Date.now();
const { passed, failed } = runChecks([
  "types",
  "lint",
  "unused",
  "spelling",
  "browsers",
  "unit",
  "server",
  "site",
  "engines",
]);
console.log(`\nAll checks took ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
