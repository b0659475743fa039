import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { commands } from "./inbox/commands.ts";
import { InboxError } from "./inbox/inbox-error.ts";
import { chooseCommand, printFromStore, runTerminal } from "./inbox/staff-terminal.ts";
import { readEnvironment } from "./process/environment.ts";

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
  mail [--retry|--set-aside] [--json]       what has not been mailed, and why; try again; never mail what waits
  webhooks [--retry|--set-aside] [--json]   the same for what another program is told
  backup FILE [--unproved] a consistent copy while the site runs, noted as the newest unless it is still to be proved
  copy-to DATABASE_URL    everything in DATA_DIR to PostgreSQL, checked; may be run again

ID is what list shows, or any start of it that is unique. --yes answers what erase, purge and --set-aside ask.`;

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
      "set-aside": flag,
      unproved: flag,
      yes: flag,
      help: flag,
    },
  });
  const { help, yes = false, ...options } = values;
  const [name, ...args] = positionals;
  const command = chooseCommand(commands, name, { help, usage });
  if (!command) return;
  const environment = readEnvironment();
  const empty = new InboxError(
    `DATA_DIR: there are no submissions in ${JSON.stringify(environment.DATA_DIR)}. Name the folder that the server uses, or start the server once`,
  );
  const context = {
    options,
    retentionDays: environment.RETENTION_DAYS,
    environment,
    width: process.stdout.columns ?? 160,
    confirm: (question: string) => (yes ? Promise.resolve() : ask(question)),
  };
  await printFromStore(environment, empty, (store) => command({ ...context, store }, args));
}

async function ask(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new InboxError(`${question} Nothing is done without an answer: add --yes`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new InboxError("Nothing is done.");
}

await runTerminal(main, "The submissions", (error) => error instanceof InboxError);
