import { randomUUID } from "node:crypto";
import { dayMs } from "../../formats/indian-day.ts";
import type { AccountRefusal } from "../store/account-queries.ts";
import type { Store } from "../store/store.ts";
import { type Account, nameKey, type Person, type Role } from "../submission/staff.ts";
import { isUuid } from "../submission/submission.ts";
import { createSecret, digestSecret } from "./cookies.ts";
import { createFieldRefusal, RefusalError } from "./refusal.ts";

type AccountStore = Pick<Store, "accounts">;
type AccountKey = { id: string } | { email: string };

/** Milliseconds for which a link to set a password is valid: a day. */
const lifetime = dayMs;

/**
 * @param agency its name, which no person may have
 * @throws RefusalError 409 if an account has this e-mail address, or this name, or if the name is reserved
 */
export async function addAccount(
  { accounts, agency = "" }: AccountStore & { agency?: string },
  details: { name: string; email: string; role: Role },
  actor: Person,
) {
  const user = { ...details, email: details.email.toLowerCase(), id: randomUUID() };
  const { link, id } = createLink();
  const isReserved = [...reservedNames, agency].some((name) => nameKey(name) === nameKey(user.name));
  if (isReserved) throw createFieldRefusal("name", "name reserved", user.name);
  const duplicate = await accounts.add(user, { id, lifetime }, actor);
  if (duplicate) throw createFieldRefusal(duplicate, `${duplicate} taken`, user[duplicate]);
  return { account: await findAccount({ accounts }, { id: user.id }), link };
}

/**
 * For a lost password or authenticator: removes both, ends all sessions and gives a link to start again.
 * @throws RefusalError 404
 */
export async function resetAccount({ accounts }: AccountStore, key: AccountKey, actor: Person) {
  const account = await findAccount({ accounts }, key);
  const { link, id } = createLink();
  assertDone(await accounts.reset(account.id, { id, lifetime }, actor), account);
  return { account: await findAccount({ accounts }, { id: account.id }), link };
}

/**
 * @param to whose its open work becomes; undefined for nobody's
 * @throws RefusalError 404, 409 for the last owner, or 422 if nobody can be given its work by that ID
 */
export async function removeAccount({ accounts }: AccountStore, key: AccountKey, actor: Person, to?: string) {
  const account = await findAccount({ accounts }, key);
  assertDone(await accounts.remove(account.id, actor, to), account);
  return account;
}

/** @throws RefusalError 404, or 409 for the last owner */
export async function changeRole({ accounts }: AccountStore, id: string, role: Role, actor: Person) {
  const account = await findAccount({ accounts }, { id });
  assertDone(await accounts.changeRole(id, role, actor), account);
  return { ...account, role };
}

/** What else the record and the desk mention by name, with and without the article. */
const reservedNames = ["terminal", "server", "desk"]
  .flatMap((name) => [name, `the ${name}`])
  .concat("somebody", "somebody else", "nobody", "you");

async function findAccount({ accounts }: AccountStore, key: AccountKey): Promise<Account> {
  const user = "id" in key && !isUuid(key.id) ? undefined : await accounts.find(key);
  if (!user) throw new RefusalError("account gone", "email" in key ? { detail: key.email } : {});
  const { password: _, ...account } = user;
  return account;
}

function assertDone(refusal: AccountRefusal | undefined, { name }: Account): void {
  if (refusal) throw new RefusalError(refusal, refusal === "last owner" ? { detail: name } : {});
}

/** @returns the path with the secret after `#`, where no server and no log sees it; and the secret's digest */
function createLink() {
  const secret = createSecret();
  return { link: `/desk/welcome#${secret}`, id: digestSecret(secret) };
}
