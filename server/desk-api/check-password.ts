import { hash } from "node:crypto";
import type { User } from "../store/account-queries.ts";
import type { SharedLimit } from "../store/shared-limit.ts";
import type { Store } from "../store/store.ts";
import { isPassword, nobodysHash } from "./hash-password.ts";
import { isMark } from "./known-browser.ts";
import { Refused } from "./refused.ts";

/** The account and password that were entered, the sender's address, and the mark of a browser that claims to be known. */
export type Guess = { email: string; password: string; address: string; mark?: string | undefined };

/** An account with the hash against which its password was checked. */
export type Checked = User & { password: string };

export type CheckPassword = ReturnType<typeof createCheckPassword>;

const minute = 60;
/**
 * Wrong passwords within so many seconds: for an account from one address, from one address for any account, and for an
 * account from anywhere. The last is generous because a stranger could use it to lock the owner out; a browser known to the
 * account has its own count instead of all three.
 */
const limits = {
  pair: { points: 5, duration: 15 * minute },
  address: { points: 30, duration: 15 * minute },
  account: { points: 60, duration: 60 * minute },
  browser: { points: 5, duration: 15 * minute },
};

/** How many passwords from unknown browsers may be in progress or waiting: 50 take two cores about 2 s (`hash-password.ts`). */
const maxStrangers = 50;

/**
 * Checks passwords, with the same speed and the same answer whether or not the account exists: the answer is the account, or
 * undefined if address or password is wrong.
 * @throws Refused before anything is hashed: 429 after too many wrong ones, 503 while too many are waiting
 */
export function createCheckPassword(store: Pick<Store, "limit" | "accounts">) {
  const limit = (kind: keyof typeof limits) => store.limit({ ...limits[kind], keyPrefix: `desk-${kind}` });
  const [pair, address] = [limit("pair"), limit("address")];
  const [account, browser] = [limit("account"), limit("browser")];
  let strangers = 0;

  return async (guess: Guess): Promise<Checked | undefined> => {
    const email = guess.email.toLowerCase();
    const { mark } = guess;
    const isKnown =
      mark !== undefined && isMark(mark, (await store.accounts.find({ email }))?.password ?? nobodysHash);
    if (isKnown)
      return check({ ...guess, email }, "known", [{ counter: browser, key: digest(mark), right: "forget" }]);
    if (strangers >= maxStrangers) throw tooBusy();
    strangers += 1;
    try {
      return await check({ ...guess, email }, "stranger", [
        { counter: pair, key: digest(`${email} ${guess.address}`), right: "forget" },
        { counter: address, key: digest(guess.address), right: "discount" },
        { counter: account, key: digest(email), right: "discount" },
      ]);
    } finally {
      strangers -= 1;
    }
  };

  async function check(
    { email, password }: Guess,
    who: "stranger" | "known",
    counts: { counter: SharedLimit; key: string; right: "forget" | "discount" }[],
  ): Promise<Checked | undefined> {
    // Counted before it is checked, so that a thousand at once achieve no more than one after the other.
    for (const { counter, key } of counts) {
      const wait = await counter.count(key);
      if (wait !== undefined) throw tooMany(wait);
    }
    const user = await store.accounts.find({ email });
    const isRight = await isPassword(password, user?.password ?? nobodysHash, who);
    if (!isRight || !user?.password) return undefined;
    await Promise.all(counts.map(({ counter, key, right }) => counter[right](key)));
    return { ...user, password: user.password };
  }
}

function tooBusy(): Refused {
  return new Refused(503, "Too many people are signing in just now. Please try again in a few seconds.", {
    busy: true,
    retryAfter: 5,
  });
}

/** @param seconds until the next attempt */
export function tooMany(seconds: number): Refused {
  const minutes = Math.ceil(seconds / 60);
  const when = minutes > 1 ? `${minutes} minutes` : "a minute";
  return new Refused(429, `There were too many wrong attempts. Please try again in ${when}.`, {
    retryAfter: seconds,
  });
}

/** So that the table of counts contains no addresses and no names. */
function digest(text: string): string {
  return hash("sha256", text, "base64url");
}
