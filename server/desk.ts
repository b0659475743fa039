import { parseArgs } from "node:util";
import { commands, DeskCommandError, isSpoken } from "./desk/commands.ts";
import { deskAddress } from "./desk/desk-address.ts";
import { type BuildManifest, MissingBuild, readBuildManifest } from "./files/build-manifest.ts";
import { chooseCommand, printFromStore, runTerminal } from "./inbox/staff-terminal.ts";
import { readEnvironment } from "./process/environment.ts";

const usage = `Who may use the desk at /desk: npm run desk -- COMMAND

  add NAME EMAIL [--owner]   a new account, with a link to set the password; the first is an owner's
  list                       who may, and when they were last there
  remove EMAIL               ends an account and whatever it has open, at once
  reset EMAIL                for a lost password or phone: ends what is open and prints a new link

A link is good once, for 24 hours. The server must run with DESK=on, and what stands here counts at once.`;

/** The command line for accounts. Works while the server runs. */
async function main(): Promise<void> {
  const flag = { type: "boolean" } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { owner: flag, help: flag } });
  const [name, ...args] = positionals;
  const command = chooseCommand(commands, name, { help: values.help, usage });
  if (!command) return;
  const environment = readEnvironment();
  const empty = new DeskCommandError(
    `DATA_DIR: the server keeps nothing in ${JSON.stringify(environment.DATA_DIR)}. Name the folder that it uses, or start it once`,
  );
  const built = readBuilt();
  const parts = {
    address: deskAddress(process.env, built?.siteUrl, environment.PORT),
    agency: built?.name,
    on: environment.DESK,
    options: values,
    width: process.stdout.columns ?? 160,
  };
  await printFromStore(environment, empty, (store) => command({ ...parts, store }, args));
}

function readBuilt(): BuildManifest | undefined {
  try {
    return readBuildManifest("build");
  } catch (error) {
    if (error instanceof MissingBuild) return undefined;
    throw error;
  }
}

await runTerminal(main, "The accounts", isSpoken);
