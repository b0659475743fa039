import { parseArgs } from "node:util";
import type { z } from "zod";
import { addAccount, removeAccount, resetAccount } from "./desk-api/accounts.ts";
import { deskAddress } from "./desk-api/desk-address.ts";
import { type RefusalCode, RefusalError } from "./desk-api/refusal.ts";
import { accountSchema } from "./desk-api/request-schemas.ts";
import { readEnvironment } from "./environment.ts";
import { type BuildManifest, readBuildManifest } from "./files/build-manifest.ts";
import { formatTable } from "./inbox/print-submissions.ts";
import { chooseCommand, printFromStore, runTerminal } from "./inbox/terminal.ts";
import { OperatorError } from "./operator-error.ts";
import type { Store } from "./store/store.ts";
import { indianTime } from "./submission/indian-time.ts";
import { terminalUser as who } from "./submission/staff.ts";

const usage = `Who may use the desk at /desk: npm run desk -- COMMAND

  add NAME EMAIL [--owner]   a new account, with a link to set the password; the first account is an owner's
  list                       everybody with an account, and when they last used it
  remove EMAIL               ends an account and signs its person out at once
  reset EMAIL                for a lost password or phone: signs the person out and prints a new link

A link can be used once, within 24 hours. The server must run with DESK=on; changes made here take effect at once.`;

async function main(): Promise<void> {
  const flag = { type: "boolean" } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { owner: flag, help: flag } });
  const [name, ...args] = positionals;
  const command = chooseCommand(commands, name, { help: values.help, usage });
  if (!command) return;
  const environment = readEnvironment();
  const build = readBuild();
  const parts = {
    address: deskAddress(process.env, build?.siteUrl, environment.PORT),
    agency: build?.name,
    isEnabled: environment.DESK,
    options: values,
  };
  await printFromStore(environment, (store) => command({ ...parts, store }, args)).catch((error: unknown) => {
    const describe = error instanceof RefusalError && refusals[error.code];
    throw describe ? new OperatorError(describe(error.details.detail ?? "")) : error;
  });
}

/** What the rules for accounts refuse, said for the terminal. */
const refusals: Partial<Record<RefusalCode, (whom: string) => string>> = {
  "account gone": (email) => `There is no account for ${email}.`,
  "email taken": (email) => `There is already an account for ${email}.`,
  "name reserved": (name) => `“${name}” has another meaning here. Give another name`,
  "name taken": (name) => `There is already an account with the name “${name}”. Add an initial, for example`,
  "last owner": (name) => `${name} is the last owner. Please make somebody else an owner first.`,
};

function readBuild(): BuildManifest | undefined {
  try {
    return readBuildManifest("build");
  } catch (error) {
    if (error instanceof OperatorError) return undefined;
    throw error;
  }
}

type CommandParts = {
  store: Pick<Store, "accounts">;
  address: string;
  /** The agency's name; undefined while nothing is built. */
  agency?: string | undefined;
  isEnabled: boolean;
  options: { owner?: boolean | undefined };
};

/** Answers what it prints. */
type Command = (parts: CommandParts, args: readonly string[]) => Promise<string>;

export const commands: Record<string, Command> = {
  async add({ store, agency = "", options, ...context }, args) {
    const [name, email, ...extra] = args;
    if (!name || !email || extra.length > 0)
      throw new OperatorError(
        'Say whom: add "Asha Rao" asha@example.com. A name of several words needs quotes',
      );
    const isFirst = (await store.accounts.list()).length === 0;
    const role = options.owner || isFirst ? "owner" : "staff";
    const account = parse(accountSchema, { name, email, role });
    const added = await addAccount({ accounts: store.accounts, agency }, account, who);
    const roleName = role === "owner" ? "an owner" : "staff";
    const reason = isFirst && !options.owner ? ", being the first" : "";
    return `${added.account.name} may use the desk as ${roleName}${reason}.\n${formatLink(context, added.link)}`;
  },

  async list({ store }) {
    const accounts = await store.accounts.list();
    if (accounts.length === 0)
      return "Nobody may use the desk yet. To add the first person, an owner: npm run desk -- add NAME EMAIL";
    const rows = accounts.map(({ name, email, role, secondFactor, lastSeenAt, linkUntil }) => [
      name,
      email,
      role,
      secondFactor ? "yes" : "no",
      lastSeenAt ? indianTime(lastSeenAt) : "never",
      linkUntil ? `until ${indianTime(linkUntil)}` : "",
    ]);
    return formatTable(["Name", "E-mail", "Role", "Second factor", "Last seen", "Open link"], rows);
  },

  async remove({ store }, [email]) {
    const { name } = await removeAccount(store, { email: parseEmail(email, "remove") }, who);
    return `${name} may no longer use the desk, and is signed out everywhere. Their open work is nobody's now.`;
  },

  async reset({ store, ...context }, [email]) {
    const { account, link } = await resetAccount(store, { email: parseEmail(email, "reset") }, who);
    return `${account.name} is signed out everywhere; the old password and second factor no longer work.\n${formatLink(context, link)}`;
  },
};

function parseEmail(email: string | undefined, command: string): string {
  if (email) return parse(accountSchema.shape.email, email).toLowerCase();
  throw new OperatorError(
    `Give the e-mail address of the account: ${command} asha@example.com. To see them all: npm run desk -- list`,
  );
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.path[0] === "name")
    throw new OperatorError("A name needs letters, at most 100 characters, none of them invisible.");
  const email = typeof value === "string" ? value : (value as { email: string }).email;
  throw new OperatorError(
    `${JSON.stringify(email)} is not an e-mail address. Give it in full: name@example.com`,
  );
}

function formatLink(
  { address, isEnabled }: Pick<CommandParts, "address" | "isEnabled">,
  link: string,
): string {
  return [
    `To set the password, once and within a day:\n\n  ${new URL(link, address).href}\n`,
    "Whoever has the link has the account: hand it over in person or by phone, not where others can read it.",
    ...(isEnabled ? [] : ["The desk is not switched on yet: set DESK=on and restart the server."]),
  ].join("\n");
}

await runTerminal(main, "The accounts");
