import { parseArgs } from "node:util";
import { commands, DeskCommandError, isSpoken } from "./desk/commands.ts";
import { type Environment, EnvironmentError, readEnvironment } from "./environment.ts";
import { MissingBuild, readBuildManifest } from "./files/build-manifest.ts";
import { DataFolderError, isSqliteStore } from "./store/sqlite.ts";
import { openStore } from "./store/store.ts";
import { StoreUnavailable } from "./store/with-retry.ts";

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
  const command =
    name === undefined || values.help || !Object.hasOwn(commands, name) ? undefined : commands[name];
  if (!command) {
    const isAsked = name === undefined || values.help;
    if (!isAsked) console.error(`There is no command ${JSON.stringify(name)}.\n`);
    console.log(usage);
    process.exitCode = isAsked ? 0 : 1;
    return;
  }
  const environment = readEnvironment();
  refuseEmptyStore(environment);
  const store = openStore(environment);
  try {
    const width = process.stdout.columns ?? 160;
    const parts = {
      store,
      address: deskAddress(environment.PORT),
      on: environment.DESK,
      options: values,
      width,
    };
    const printed = await command(parts, args);
    await new Promise((resolve) => process.stdout.write(`${printed}\n`, resolve));
  } finally {
    await store.close();
  }
}

/** A mistyped folder would otherwise become a new store, with accounts that nobody can use. */
function refuseEmptyStore({ DATABASE_URL, DATA_DIR }: Environment): void {
  if (DATABASE_URL || isSqliteStore(DATA_DIR)) return;
  throw new DeskCommandError(
    `DATA_DIR: the server keeps nothing in ${JSON.stringify(DATA_DIR)}. Name the folder that it uses, or start it once`,
  );
}

/** Where this server is reached: where the forms post when the pages lie elsewhere, else where the site is. */
function deskAddress(port: number): string {
  const { FORMS_URL, SITE_URL } = process.env;
  return (FORMS_URL || SITE_URL || builtFor() || `http://localhost:${port}`).replace(/\/+$/, "");
}

function builtFor(): string | undefined {
  try {
    return readBuildManifest("build").siteUrl;
  } catch (error) {
    if (error instanceof MissingBuild) return undefined;
    throw error;
  }
}

function explain(error: unknown): string | undefined {
  if (error instanceof StoreUnavailable) {
    const cause = error.cause instanceof Error ? error.cause.message : String(error.cause);
    return `The accounts cannot be reached just now (${cause}). Please try again.`;
  }
  const spoken = isSpoken(error) || error instanceof EnvironmentError || error instanceof DataFolderError;
  const misspelt =
    error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  return spoken || misspelt ? (error as Error).message : undefined;
}

try {
  await main();
} catch (error) {
  const said = explain(error);
  if (said === undefined) throw error;
  console.error(said);
  process.exitCode = 1;
}
