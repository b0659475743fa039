import { parseArgs } from "node:util";
import { samplesIn } from "./launch/samples.ts";
import { missingSettings } from "./launch/settings.ts";

const help = `npm run launch-check [-- --backups PLACE]

Lists on one line each what is still made up or missing before the site goes live; ends with 0 when nothing is.
  --backups PLACE   the file or folder in which the backups are kept, to be looked at too`;

try {
  const { values } = parseArgs({
    options: { backups: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help) console.log(help);
  else report([...samplesIn(process.cwd()), ...missingSettings(process.cwd(), process.env, values.backups)]);
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
