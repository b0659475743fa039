import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { type Environment, EnvironmentError, readEnvironment } from "./environment.ts";
import { commands } from "./inbox/commands.ts";
import { InboxError } from "./inbox/inbox-error.ts";
import { DataFolderError, isSqliteStore } from "./store/sqlite.ts";
import { openStore } from "./store/store.ts";
import { StoreUnavailable } from "./store/with-retry.ts";

const usage = `The staff's inbox: npm run inbox -- COMMAND

  list [--done|--quarantined|--withdrawn|--all] [--json]   what has come in, newest first
  show ID [--json]        one submission, whole
  cv ID [FILE]            write an application's CV to a file
  export --csv|--json [FILE]   everything, for a spreadsheet or a program
  done ID                 mark as dealt with
  reopen ID               it is not done after all
  release ID              it was no spam: count it as new and mail it
  withdraw ID             hide a person's data at once; deleted with the others when its time is over
  erase ID                delete a person's data for good at once; asks
  purge                   delete for good what is older than RETENTION_DAYS; asks
  mail [--retry] [--json] what has not been mailed, and why; try again
  webhooks [--retry] [--json] the same for what another program is told
  backup FILE             a consistent copy while the site runs
  copy-to DATABASE_URL    everything in DATA_DIR to PostgreSQL, checked; may be run again

ID is what list shows, or any start of it that is unique. --yes answers what erase and purge ask.`;

/** The staff's command line. Works while the server runs. */
async function main(): Promise<void> {
  const flag = { type: "boolean" } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: flag,
      csv: flag,
      all: flag,
      done: flag,
      quarantined: flag,
      withdrawn: flag,
      retry: flag,
      yes: flag,
      help: flag,
    },
  });
  const { help, yes = false, ...options } = values;
  const [name, ...args] = positionals;
  const command = name === undefined || help ? undefined : commands[name];
  if (!command) {
    if (name !== undefined && !help) console.error(`There is no command ${JSON.stringify(name)}.\n`);
    console.log(usage);
    process.exitCode = name === undefined || help ? 0 : 1;
    return;
  }
  const environment = readEnvironment();
  refuseEmptyStore(environment);
  const store = openStore(environment);
  try {
    const width = process.stdout.columns ?? 160;
    const confirm = (question: string) => (yes ? Promise.resolve() : ask(question));
    const context = {
      store,
      options,
      retentionDays: environment.RETENTION_DAYS,
      environment,
      width,
      confirm,
    };
    const printed = await command(context, args);
    await new Promise((resolve) => process.stdout.write(`${printed}\n`, resolve));
  } finally {
    await store.close();
  }
}

/** A mistyped folder would otherwise become a new, empty store that looks as if nothing had ever come in. */
function refuseEmptyStore({ DATABASE_URL, DATA_DIR }: Environment): void {
  if (DATABASE_URL || isSqliteStore(DATA_DIR)) return;
  throw new InboxError(
    `DATA_DIR: there are no submissions in ${JSON.stringify(DATA_DIR)}. Name the folder that the server uses, or start the server once`,
  );
}

async function ask(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new InboxError(`${question} Nothing is done without an answer: add --yes`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new InboxError("Nothing is deleted.");
}

function explain(error: unknown): string | undefined {
  if (error instanceof StoreUnavailable) {
    const cause = error.cause instanceof Error ? error.cause.message : String(error.cause);
    return `The submissions cannot be reached just now (${cause}). Please try again.`;
  }
  const spoken = [InboxError, EnvironmentError, DataFolderError].some((kind) => error instanceof kind);
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
