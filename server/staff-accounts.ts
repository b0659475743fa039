import { parseArgs } from "node:util";
import { commands } from "./desk-api/commands.ts";
import { deskAddress } from "./desk-api/desk-address.ts";
import { Refused } from "./desk-api/refused.ts";
import { type BuildManifest, MissingBuild, readBuildManifest } from "./files/build-manifest.ts";
import { chooseCommand, printFromStore, runTerminal } from "./inbox/staff-terminal.ts";
import { readEnvironment } from "./process/environment.ts";

const usage = `Who may use the desk at /desk: npm run desk -- COMMAND

  add NAME EMAIL [--owner]   a new account, with a link to set the password; the first account is an owner's
  list                       everybody with an account, and when they last used it
  remove EMAIL               ends an account and signs its person out at once
  reset EMAIL                for a lost password or phone: signs the person out and prints a new link

A link can be used once, within 24 hours. The server must run with DESK=on; changes made here take effect at once.`;

/** The command line for accounts. Works while the server runs. */
async function main(): Promise<void> {
  const flag = { type: "boolean" } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { owner: flag, help: flag } });
  const [name, ...args] = positionals;
  const command = chooseCommand(commands, name, { help: values.help, usage });
  if (!command) return;
  const environment = readEnvironment();
  const built = readBuilt();
  const parts = {
    address: deskAddress(process.env, built?.siteUrl, environment.PORT),
    agency: built?.name,
    isOn: environment.DESK,
    options: values,
  };
  await printFromStore(environment, (store) => command({ ...parts, store }, args));
}

function readBuilt(): BuildManifest | undefined {
  try {
    return readBuildManifest("build");
  } catch (error) {
    if (error instanceof MissingBuild) return undefined;
    throw error;
  }
}

await runTerminal(main, "The accounts", Refused);
