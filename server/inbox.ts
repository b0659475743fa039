import { parseArgs } from "node:util";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import { commands, InboxError } from "./inbox/commands.ts";
import { DataFolderError } from "./store/sqlite.ts";
import { openStore } from "./store/store.ts";
import { StoreUnavailable } from "./store/with-retry.ts";

const usage = `The staff's inbox: npm run inbox -- COMMAND

  list [--done|--quarantined|--withdrawn|--all] [--json]   what has come in, newest first
  show ID [--json]        one submission, whole
  cv ID [FILE]            write an application's CV to a file
  export --csv|--json     everything, for a spreadsheet or a program
  done ID                 mark as dealt with
  release ID              it was no spam: count it as new and mail it
  withdraw ID             hide a person's data at once
  purge                   delete for good what is older than RETENTION_DAYS
  mail [--retry] [--json] what has not been mailed, and why; try again
  backup FILE             a consistent copy while the site runs

ID is what list shows, or any start of it that is unique.`;

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
      help: flag,
    },
  });
  const { help, ...options } = values;
  const [name, ...args] = positionals;
  const command = name === undefined || help ? undefined : commands[name];
  if (!command) {
    console.log(usage);
    process.exitCode = name === undefined || help ? 0 : 1;
    return;
  }
  const environment = readEnvironment();
  const store = openStore(environment);
  try {
    const width = process.stdout.columns ?? 160;
    const context = {
      store,
      options,
      retentionDays: environment.RETENTION_DAYS,
      width,
      now: () => new Date(),
    };
    const printed = await command(context, args);
    await new Promise((resolve) => process.stdout.write(`${printed}\n`, resolve));
  } finally {
    await store.close();
  }
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
