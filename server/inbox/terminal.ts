import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Environment } from "../environment.ts";
import { OperatorError } from "../operator-error.ts";
import { isSqliteStore, StoreDamagedError } from "../store/data-folder.ts";
import { StoreUnavailableError } from "../store/database.ts";
import { openStore, type Store } from "../store/store.ts";

/** Finds a command by name, else prints the usage: without a name, for help, and for an unknown name, which exits with 1. */
export function chooseCommand<Command>(
  commands: Record<string, Command>,
  name: string | undefined,
  { help = false, usage }: { help: boolean | undefined; usage: string },
): Command | undefined {
  if (name !== undefined && !help && Object.hasOwn(commands, name)) return commands[name];
  const isUnknown = name !== undefined && !help;
  if (isUnknown) console.error(`There is no command ${JSON.stringify(name)}.\n`);
  console.log(usage);
  process.exitCode = isUnknown ? 1 : 0;
  return undefined;
}

/**
 * Opens the server's store, prints what `run` answers, and closes the store again.
 * @throws OperatorError for a folder without a store, since a mistyped one would otherwise become a new, empty store
 */
export async function printFromStore(
  environment: Environment,
  run: (store: Store) => Promise<string>,
): Promise<void> {
  if (!environment.DATABASE_URL && !isSqliteStore(environment.DATA_DIR))
    throw new OperatorError(
      `DATA_DIR: the server keeps nothing in ${JSON.stringify(environment.DATA_DIR)}. Name the folder that it uses, or start it once`,
    );
  // The person at the terminal has chosen the moment: traces of erased data are overwritten however long others wait.
  const store = openStore(environment, { longestBlocked: Number.POSITIVE_INFINITY });
  try {
    const printed = await run(store);
    await new Promise((resolve) => process.stdout.write(`${printed}\n`, resolve));
  } finally {
    await store.close();
  }
}

/** Runs a command line. An error that a person can do something about is printed in one line; any other is thrown. */
export async function runTerminal(main: () => Promise<void>, subject: string): Promise<void> {
  // Whoever reads along, such as `head`, may have seen enough.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  try {
    await main();
  } catch (error) {
    process.exitCode = 1;
    const { code, message } = Object(error);
    const isMistyped = String(code).startsWith("ERR_PARSE_ARGS");
    if (error instanceof OperatorError || error instanceof StoreDamagedError || isMistyped)
      console.error(message);
    else if (error instanceof StoreUnavailableError) {
      const cause = error.cause instanceof Error ? error.cause.message : String(error.cause);
      console.error(`${subject} cannot be reached just now (${cause}). Please try again.`);
    } else throw error;
  }
}

/** Creates a file; `usage` is for the message. @throws OperatorError if it exists already or cannot be written */
export async function createFile(
  name: string,
  usage: string,
  write: (path: string) => Promise<void>,
): Promise<string> {
  const path = resolve(name);
  if (existsSync(path)) throw new OperatorError(`${path} exists already. Name another file: ${usage}`);
  try {
    await write(path);
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`${path} cannot be written (${why}). Name another file or folder`);
  }
  return path;
}
