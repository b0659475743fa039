import type { z } from "zod";
import { formatTable } from "../inbox/format-table.ts";
import { TerminalError } from "../inbox/terminal-error.ts";
import type { Store } from "../store/store.ts";
import { indianTime } from "../submission/indian-time.ts";
import { atTheTerminal as who } from "../submission/staff.ts";
import { addAccount, removeAccount, resetAccount } from "./accounts.ts";
import { accountBody } from "./requests.ts";

type CommandParts = {
  store: Pick<Store, "accounts">;
  /** Where the desk is, as `deskAddress` tells it. */
  address: string;
  /** The agency's name; undefined while nothing is built. */
  agency?: string | undefined;
  /** Whether the desk is switched on. */
  isOn: boolean;
  options: { owner?: boolean | undefined };
};

/** Answers what a command prints. `args` are what follows its name. */
type Command = (parts: CommandParts, args: readonly string[]) => Promise<string>;

/** The commands of `npm run desk` by name. */
export const commands: Record<string, Command> = {
  async add({ store, agency = "", options, ...rest }, args) {
    const [name, email, ...more] = args;
    if (!name || !email || more.length > 0)
      throw new TerminalError(
        'Say whom: add "Asha Rao" asha@example.com. A name of several words needs quotes',
      );
    const isFirst = (await store.accounts.list()).length === 0;
    const role = options.owner || isFirst ? "owner" : "staff";
    const account = parse(accountBody, { name, email, role });
    const added = await addAccount({ accounts: store.accounts, agency }, account, who);
    const as = role === "owner" ? "an owner" : "staff";
    const why = isFirst && !options.owner ? ", being the first" : "";
    return `${added.account.name} may use the desk as ${as}${why}.\n${linkText(rest, added.link)}`;
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
    return `${name} may no longer use the desk, and is signed out everywhere.`;
  },

  async reset({ store, ...rest }, [email]) {
    const { account, link } = await resetAccount(store, { email: parseEmail(email, "reset") }, who);
    return `${account.name} is signed out everywhere; the old password and second factor no longer work.\n${linkText(rest, link)}`;
  },
};

function parseEmail(email: string | undefined, command: string): string {
  if (email) return parse(accountBody.shape.email, email).toLowerCase();
  throw new TerminalError(
    `Say whose, by e-mail address: ${command} asha@example.com. All of them: npm run desk -- list`,
  );
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.path[0] === "name") throw new TerminalError(issue.message);
  const email = typeof value === "string" ? value : (value as { email: string }).email;
  throw new TerminalError(`${JSON.stringify(email)} is not an e-mail address. ${issue?.message}`);
}

function linkText({ address, isOn }: Pick<CommandParts, "address" | "isOn">, link: string): string {
  return [
    `To set the password, once and within a day:\n\n  ${new URL(link, address).href}\n`,
    "Whoever has the link has the account: hand it over in person or by phone, not where others can read it.",
    ...(isOn ? [] : ["The desk is not switched on yet: set DESK=on and restart the server."]),
  ].join("\n");
}
