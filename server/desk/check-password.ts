import { createHash } from "node:crypto";
import type { User } from "../store/account-queries.ts";
import type { Store } from "../store/store.ts";
import { isPassword, nobodysHash } from "./hash-password.ts";
import { Refused } from "./refused.ts";

/** Whose password it is meant to be, and from where it came. */
export type Guess = { email: string; password: string; address: string };

/** An account with the hash that a password was judged by. */
export type Judged = User & { password: string };

/**
 * Judges a password, at the same pace and in the same words whether the account exists or not.
 * @returns the account, or undefined where address or password is wrong
 * @throws Refused 429 before anything is hashed, once too many were wrong
 */
export type CheckPassword = (guess: Guess) => Promise<Judged | undefined>;

const minute = 60;
/**
 * Wrong passwords within so many seconds: for an account from one address, from one address for whatever account, and for an
 * account from wherever. The last is so wide because a stranger could use it to keep its owner out.
 */
const limits = {
  pair: { points: 5, duration: 15 * minute },
  address: { points: 30, duration: 15 * minute },
  account: { points: 60, duration: 60 * minute },
};

export function createCheckPassword(store: Pick<Store, "limit" | "accounts">): CheckPassword {
  const [pair, address, account] = (["pair", "address", "account"] as const).map((kind) =>
    store.limit({ ...limits[kind], keyPrefix: `desk-${kind}` }),
  );
  return async (guess) => {
    const email = guess.email.toLowerCase();
    const whose = digest(email);
    const both = digest(`${email} ${guess.address}`);
    const where = digest(guess.address);
    // Counted before it is judged, so that a thousand at once are no better than one after the other.
    const wait = (await pair?.count(both)) ?? (await address?.count(where)) ?? (await account?.count(whose));
    if (wait !== undefined) throw tooMany(wait);
    const user = await store.accounts.find({ email });
    const isRight = await isPassword(guess.password, user?.password ?? nobodysHash);
    if (!isRight || !user?.password) return undefined;
    await Promise.all([pair?.forget(both), address?.discount(where), account?.discount(whose)]);
    return { ...user, password: user.password };
  };
}

/** @param seconds after which it may be tried again */
export function tooMany(seconds: number): Refused {
  const minutes = Math.ceil(seconds / 60);
  const when = minutes > 1 ? `${minutes} minutes` : "a minute";
  return new Refused(429, `There were too many wrong tries. Please try again in ${when}.`, {
    retryAfter: seconds,
  });
}

/** No address and no name stands in the table of counts. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
