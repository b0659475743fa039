import { randomUUID } from "node:crypto";
import type { NotDone } from "../store/account-queries.ts";
import type { Store } from "../store/store.ts";
import { nameKey } from "../submission/name-key.ts";
import type { Account, Person, Role } from "../submission/staff.ts";
import { isUuid } from "./is-uuid.ts";
import { Refused } from "./refused.ts";
import { newSecret, secretDigest } from "./session-cookie.ts";

type Parts = Pick<Store, "accounts">;

/** Milliseconds for which a link to set a password is good: a day. */
const lifetime = 24 * 60 * 60 * 1000;

/**
 * Adds an account, with a link by which its person sets the password.
 * @param agency its name, which nobody may go by
 * @param who is written into the record
 * @throws Refused 409 where the e-mail address or the name, as people see it, has an account already, or where the name is
 * what the record and the desk call others than people
 */
export async function addAccount(
  { accounts, agency = "" }: Parts & { agency?: string },
  given: { name: string; email: string; role: Role },
  who: Person,
): Promise<{ account: Account; link: string }> {
  const user = { ...given, email: given.email.toLowerCase(), id: randomUUID() };
  const { link, id } = newLink();
  const isReserved = [...reserved, agency].some((name) => nameKey(name) === nameKey(user.name));
  if (isReserved)
    throw taken("name", `Nobody can go by the name of “${user.name}” here: it stands for something else.`);
  const already = await accounts.add(user, { id, lifetime }, who);
  if (already === "email") throw taken("email", `There is an account for ${user.email} already.`);
  if (already === "name")
    throw taken(
      "name",
      `There is an account by the name of “${user.name}” already. Please tell the two apart, such as by an initial.`,
    );
  return { account: await findAccount({ accounts }, { id: user.id }), link };
}

/**
 * Takes a lost password or authenticator away: ends all sessions and gives a link to begin anew.
 * @throws Refused 404
 */
export async function resetAccount(
  { accounts }: Parts,
  by: { id: string } | { email: string },
  who: Person,
): Promise<{ account: Account; link: string }> {
  const account = await findAccount({ accounts }, by);
  const { link, id } = newLink();
  refuse(await accounts.reset(account.id, { id, lifetime }, who), account);
  return { account: await findAccount({ accounts }, { id: account.id }), link };
}

/** @throws Refused 404, or 409 where it is the last owner's */
export async function removeAccount(
  { accounts }: Parts,
  by: { id: string } | { email: string },
  who: Person,
): Promise<Account> {
  const account = await findAccount({ accounts }, by);
  refuse(await accounts.remove(account.id, who), account);
  return account;
}

/** @throws Refused 404, or 409 where it is the last owner's */
export async function changeRole({ accounts }: Parts, id: string, role: Role, who: Person): Promise<Account> {
  const account = await findAccount({ accounts }, { id });
  refuse(await accounts.changeRole(id, role, who), account);
  return { ...account, role };
}

/** Whom else the record and the desk speak of, with and without the article. */
const reserved = ["terminal", "server", "desk"]
  .flatMap((name) => [name, `the ${name}`])
  .concat("somebody", "somebody else", "nobody", "you");

function taken(field: "name" | "email", message: string): Refused {
  return new Refused(409, message, { errors: { [field]: message } });
}

async function findAccount({ accounts }: Parts, by: { id: string } | { email: string }): Promise<Account> {
  const user = "id" in by && !isUuid(by.id) ? undefined : await accounts.find(by);
  if (!user) throw unknown("email" in by ? by.email : undefined);
  const { password: _, ...account } = user;
  return account;
}

function refuse(why: NotDone | undefined, { name }: Account): void {
  if (why === "unknown") throw unknown(undefined);
  if (why !== "last owner") return;
  throw new Refused(409, `${name} is the last owner. Please make somebody else an owner first.`);
}

function unknown(email: string | undefined): Refused {
  return new Refused(404, email ? `There is no account for ${email}.` : "There is no such account any more.");
}

/** @returns the path with the secret behind `#`, where no server and no log ever sees it; and its digest */
function newLink(): { link: string; id: string } {
  const secret = newSecret();
  return { link: `/desk/welcome#${secret}`, id: secretDigest(secret) };
}
