import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { readEnvironment } from "./environment.ts";
import { commands, flags } from "./inbox/commands.ts";
import { chooseCommand, printFromStore, runTerminal } from "./inbox/terminal.ts";
import { OperatorError } from "./operator-error.ts";

const usage = `The staff's inbox: npm run inbox -- COMMAND

  list [--all] [--json]   what is new, or everything, newest first
  show ID [--json]        everything about one submission
  export --csv|--json [FILE]   everything, for a spreadsheet or a program
  erase ID                delete a person's data for good at once; asks first
  purge                   delete for good what is older than RETENTION_DAYS; asks first
  mail [--retry|--set-aside] [--json]       what has not been mailed, and why; try again; never mail what is waiting
  webhooks [--retry|--set-aside] [--json]   the same for what is sent to another program
                          both exit with 1 while something waits or was given up
  backup FILE [--unproved] a consistent copy while the site runs; noted as the newest, unless it is still to be verified
  copy-to DATABASE_URL    copy everything in DATA_DIR to an empty PostgreSQL database, and compare

ID is what list shows, or any beginning of it that is unique. --yes answers the questions of erase, purge and --set-aside.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...flags, yes: { type: "boolean" }, help: { type: "boolean" } },
  });
  const { help, yes, ...options } = values;
  const [name, ...args] = positionals;
  const command = chooseCommand(commands, name, { help, usage });
  if (!command) return;
  const environment = readEnvironment();
  const confirm = yes ? async () => {} : ask;
  const endWith = (code: number) => {
    process.exitCode = code;
  };
  await printFromStore(environment, (store) =>
    command({ store, options, environment, confirm, endWith }, args),
  );
}

async function ask(question: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new OperatorError(`${question} There is no terminal to ask on: add --yes to answer yes`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new OperatorError("Nothing was done.");
}

await runTerminal(main, "The submissions");
