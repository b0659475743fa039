import { parseArgs } from "node:util";
import { ensureBuilt } from "../pipeline/build-freshness.ts";
import { listMissingSettings } from "../release/missing-settings.ts";
import { countSamples, formatSample, listSamples } from "../release/samples.ts";

const help = `npm run launch-check [-- --backups PLACE]

Says how much is still made up, then lists on one line each what it is and what is missing before the site goes live; ends with 0
when nothing is. The mail
server is really asked. A text that says “sample”, “invented” or the like and means it gets “# meant so” behind it.
  --backups PLACE   the file or folder in which the backups are kept, to be looked at too`;

try {
  const { values } = parseArgs({
    options: { backups: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help) console.log(help);
  else {
    ensureBuilt();
    const root = process.cwd();
    const missing = await listMissingSettings(root, process.env, values.backups);
    const samples = listSamples(root);
    if (samples.length > 0) console.log(`${countSamples(samples)}\n`);
    report([...samples.map(formatSample), ...missing]);
  }
} catch (error) {
  console.error(`${(error as Error).message}\n\n${help}`);
  process.exitCode = 1;
}

function report(findings: string[]): void {
  for (const finding of findings) console.log(finding);
  if (findings.length > 0) console.log(`\n${findings.length} to settle before the site goes live.`);
  else console.log("Nothing made up is left and nothing is missing: ready to launch.");
  process.exitCode = findings.length === 0 ? 0 : 1;
}
