import { randomUUID } from "node:crypto";
import type { AccountRefusal } from "../store/account-queries.ts";
import type { Store } from "../store/store.ts";
import { type Account, nameKey, type Person, type Role } from "../submission/staff.ts";
import { isUuid } from "../submission/submission.ts";
import { newSecret, secretDigest } from "./cookies.ts";
import { Refused } from "./refusal.ts";

type Parts = Pick<Store, "accounts">;

/** Milliseconds for which a link to set a password is valid: a day. */
const lifetime = 24 * 60 * 60 * 1000;

/**
 * Adds an account, with a link for its person to set the password.
 * @param agency its name, which no person may have
 * @param who is written into the record
 * @throws Refused 409 if an account has this e-mail address, or this name, or if the name is reserved
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
    throw conflict("name", `Nobody can be called “${user.name}” here: the name has another meaning.`);
  const taken = await accounts.add(user, { id, lifetime }, who);
  if (taken === "email") throw conflict("email", `There is already an account for ${user.email}.`);
  if (taken === "name")
    throw conflict(
      "name",
      `There is already an account with the name “${user.name}”. Please make the two different, for example with an initial.`,
    );
  return { account: await findAccount({ accounts }, { id: user.id }), link };
}

/**
 * For a lost password or authenticator: removes both, ends all sessions and gives a link to start again.
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

/** @throws Refused 404, or 409 for the last owner */
export async function removeAccount(
  { accounts }: Parts,
  by: { id: string } | { email: string },
  who: Person,
): Promise<Account> {
  const account = await findAccount({ accounts }, by);
  refuse(await accounts.remove(account.id, who), account);
  return account;
}

/** @throws Refused 404, or 409 for the last owner */
export async function changeRole({ accounts }: Parts, id: string, role: Role, who: Person): Promise<Account> {
  const account = await findAccount({ accounts }, { id });
  refuse(await accounts.changeRole(id, role, who), account);
  return { ...account, role };
}

/** What else the record and the desk mention by name, with and without the article. */
const reserved = ["terminal", "server", "desk"]
  .flatMap((name) => [name, `the ${name}`])
  .concat("somebody", "somebody else", "nobody", "you");

function conflict(field: "name" | "email", message: string): Refused {
  return new Refused(409, message, { errors: { [field]: message } });
}

async function findAccount({ accounts }: Parts, by: { id: string } | { email: string }): Promise<Account> {
  const user = "id" in by && !isUuid(by.id) ? undefined : await accounts.find(by);
  if (!user) throw unknown("email" in by ? by.email : undefined);
  const { password: _, ...account } = user;
  return account;
}

function refuse(why: AccountRefusal | undefined, { name }: Account): void {
  if (why === "unknown") throw unknown(undefined);
  if (why !== "last owner") return;
  throw new Refused(409, `${name} is the last owner. Please make somebody else an owner first.`);
}

function unknown(email: string | undefined): Refused {
  return new Refused(404, email ? `There is no account for ${email}.` : "This account no longer exists.");
}

/** @returns the path with the secret after `#`, where no server and no log sees it; and the secret's digest */
function newLink(): { link: string; id: string } {
  const secret = newSecret();
  return { link: `/desk/welcome#${secret}`, id: secretDigest(secret) };
}
