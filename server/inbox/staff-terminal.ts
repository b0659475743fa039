import { type Environment, EnvironmentError } from "../process/environment.ts";
import { DataFolderError, isSqliteStore } from "../store/sqlite.ts";
import { openStore, type Store } from "../store/store.ts";
import { StoreDamaged } from "../store/store-damaged.ts";
import { StoreUnavailable } from "../store/with-retry.ts";

/**
 * The command of that name. Without a name, or when asked for help, the usage is printed; so it is, with a word of why and
 * a failing exit code, for a name that there isn't.
 */
export function chooseCommand<Command>(
  commands: Record<string, Command>,
  name: string | undefined,
  { help = false, usage }: { help: boolean | undefined; usage: string },
): Command | undefined {
  if (name !== undefined && !help && Object.hasOwn(commands, name)) return commands[name];
  const isAsked = name === undefined || help;
  if (!isAsked) console.error(`There is no command ${JSON.stringify(name)}.\n`);
  console.log(usage);
  process.exitCode = isAsked ? 0 : 1;
  return undefined;
}

/**
 * Opens the server's store, prints what is to be said of it, and closes it again.
 * @param empty what is said of a folder without a store: a mistyped one would otherwise become a new, empty store
 */
export async function printFromStore(
  environment: Environment,
  empty: Error,
  say: (store: Store) => Promise<string>,
): Promise<void> {
  if (!environment.DATABASE_URL && !isSqliteStore(environment.DATA_DIR)) throw empty;
  // Whoever types has chosen the hour: what is erased from here is overwritten however long others wait.
  const store = openStore(environment, { longestBlocked: Number.POSITIVE_INFINITY });
  try {
    const printed = await say(store);
    await new Promise((resolve) => process.stdout.write(`${printed}\n`, resolve));
  } finally {
    await store.close();
  }
}

/**
 * Runs a command line; what a person can mend is said in a line, everything else is thrown.
 * @param what cannot be reached while the database is away
 * @param isSpoken whether an error's message is meant for people
 */
export async function runTerminal(
  main: () => Promise<void>,
  what: string,
  isSpoken: (error: unknown) => boolean,
): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(explain(error, what, isSpoken));
    process.exitCode = 1;
  }
}

function explain(error: Error, what: string, isSpoken: (error: unknown) => boolean): string {
  if (error instanceof StoreDamaged) return error.message;
  if (error instanceof StoreUnavailable) {
    const cause = error.cause instanceof Error ? error.cause.message : String(error.cause);
    return `${what} cannot be reached just now (${cause}). Please try again.`;
  }
  const spoken = isSpoken(error) || error instanceof EnvironmentError || error instanceof DataFolderError;
  const misspelt = "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  if (spoken || misspelt) return error.message;
  throw error;
}
