import { parseArgs } from "node:util";
import { ensureBuilt } from "../pipeline/build-freshness.ts";
import { listMissingSettings } from "../release/missing-settings.ts";
import { countSamples, listSamples } from "../release/samples.ts";

const help = `npm run launch-check [-- --backups PLACE]

Says how much is still made up, then lists what is missing before the site goes live; ends with 0 when nothing is. The mail
server is really asked. Each sample is listed in “npm run edit”, under “what is still made up”.
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
    if (samples.length > 0)
      console.log(`${countSamples(samples)} “npm run edit” leads to each, under “what is still made up”.\n`);
    for (const setting of missing) console.log(setting);
    const count = samples.length + missing.length;
    if (count > 0) console.log(`\n${count} to settle before the site goes live.`);
    else console.log("Nothing made up is left and nothing is missing: ready to launch.");
    process.exitCode = count === 0 ? 0 : 1;
  }
} catch (error) {
  console.error(`${(error as Error).message}\n\n${help}`);
  process.exitCode = 1;
}
