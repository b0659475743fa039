import type { z } from "zod";
import { formatTable } from "../inbox/format-table.ts";
import type { Store } from "../store/store.ts";
import { indianTime } from "../submission/indian-time.ts";
import { atTheTerminal as who } from "../submission/staff.ts";
import { addAccount, removeAccount, resetAccount } from "./accounts.ts";
import { Refused } from "./refused.ts";
import { accountBody } from "./requests.ts";

type CommandParts = {
  store: Pick<Store, "accounts">;
  /** Where the desk is, as `deskAddress` tells it. */
  address: string;
  /** The agency's name, so far as a build tells it. */
  agency?: string | undefined;
  /** Whether it answers. */
  on: boolean;
  options: { owner?: boolean | undefined };
  /** Characters of the terminal. */
  width: number;
};

/** Said to who types instead of doing what was asked. */
export class DeskCommandError extends Error {
  override name = "DeskCommandError";
}

/** What a command prints. `args` are what follows its name. */
type Command = (parts: CommandParts, args: readonly string[]) => Promise<string>;

/** The commands of `npm run desk` by name. */
export const commands: Record<string, Command> = {
  async add({ store, agency = "", options, ...rest }, args) {
    const [name, email, ...more] = args;
    if (!name || !email || more.length > 0)
      throw new DeskCommandError(
        'Say whom: add "Asha Rao" asha@example.com. A name of several words wants quotes',
      );
    const isFirst = (await store.accounts.list()).length === 0;
    const role = options.owner || isFirst ? "owner" : "staff";
    const account = accepted(accountBody, { name, email, role });
    const added = await addAccount({ accounts: store.accounts, agency }, account, who);
    const as = role === "owner" ? "an owner" : "staff";
    const why = isFirst && !options.owner ? ", being the first" : "";
    return `${added.account.name} may use the desk as ${as}${why}.\n${linkText(rest, added.link)}`;
  },

  async list({ store, width }) {
    const accounts = await store.accounts.list();
    if (accounts.length === 0)
      return "Nobody may use the desk yet. The first, an owner: npm run desk -- add NAME EMAIL";
    const rows = accounts.map(({ name, email, role, secondFactor, lastSeenAt, linkUntil }) => [
      name,
      email,
      role,
      secondFactor ? "yes" : "no",
      lastSeenAt ? indianTime(lastSeenAt) : "never",
      linkUntil ? `until ${indianTime(linkUntil)}` : "",
    ]);
    return formatTable(["Name", "E-mail", "Role", "Second factor", "Last seen", "Open link"], rows, width);
  },

  async remove({ store }, [email]) {
    const { name } = await removeAccount(store, { email: given(email, "remove") }, who);
    return `${name} may no longer use the desk; what was open is closed.`;
  },

  async reset({ store, ...rest }, [email]) {
    const { account, link } = await resetAccount(store, { email: given(email, "reset") }, who);
    return `Password and second factor of ${account.name} are taken away; what was open is closed.\n${linkText(rest, link)}`;
  },
};

function given(email: string | undefined, name: string): string {
  if (email) return accepted(accountBody.shape.email, email).toLowerCase();
  throw new DeskCommandError(
    `Say whose, by e-mail address: ${name} asha@example.com. All of them: npm run desk -- list`,
  );
}

function accepted<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const [field] = issue?.path ?? [];
  if (field === "name") throw new DeskCommandError(issue?.message ?? "");
  throw new DeskCommandError(
    `${JSON.stringify(typeof value === "string" ? value : (value as { email: string }).email)} is no e-mail address. ${issue?.message}`,
  );
}

function linkText({ address, on }: Pick<CommandParts, "address" | "on">, link: string): string {
  const lines = [`To set the password, once and within a day:\n\n  ${new URL(link, address).href}\n`];
  lines.push(
    "Who has the link has the account: hand it over in person or by a call, not where others read along.",
  );
  if (!on) lines.push("DESK is not on, so the desk does not answer yet: set DESK=on and restart the server.");
  return lines.join("\n");
}

/** Whether an error is to be told in its own words. */
export function isSpoken(error: unknown): error is Error {
  return error instanceof DeskCommandError || error instanceof Refused;
}
