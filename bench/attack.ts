import { networkCases } from "./attack/network-cases.ts";
import { storeCases } from "./attack/store-cases.ts";

const help = `npm run attack [-- PART OF A NAME]

Attacks servers of its own on this machine, nobody else's, and says what held: about three minutes. The short ones
among these are tests too (tests/server). What it found before and after stands in docs/operations.md.`;

const [wanted = ""] = process.argv.slice(2);
if (wanted.startsWith("-")) {
  console.log(help);
  process.exit(["--help", "-h"].includes(wanted) ? 0 : 1);
}
let failed = 0;
const start = performance.now();
for (const [name, run] of Object.entries({ ...networkCases, ...storeCases })) {
  if (!name.toLowerCase().includes(wanted.toLowerCase())) continue;
  const result = await run().catch((error: Error) => ({ figure: error.message, held: false }));
  if (!result.held) failed += 1;
  console.log(`${result.held ? "held  " : "BROKEN"}  ${name}: ${result.figure}`);
}
console.log(
  `\n${failed === 0 ? "All held" : `${failed} broken`}, ${Math.round((performance.now() - start) / 1000)} s`,
);
process.exitCode = failed === 0 ? 0 : 1;
