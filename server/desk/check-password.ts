import { createHash } from "node:crypto";
import type { User } from "../store/account-queries.ts";
import type { SharedLimit } from "../store/shared-limit.ts";
import type { Store } from "../store/store.ts";
import { isPassword, nobodysHash } from "./hash-password.ts";
import { isMark } from "./known-browser.ts";
import { Refused } from "./refused.ts";

/** Whose password it is meant to be, from where it came, and the mark of a browser that claims to be known. */
export type Guess = { email: string; password: string; address: string; mark?: string | undefined };

/** An account with the hash that a password was judged by. */
export type Judged = User & { password: string };

/**
 * Judges a password, at the same pace and in the same words whether the account exists or not.
 * @returns the account, or undefined where address or password is wrong
 * @throws Refused before anything is hashed: 429 once too many were wrong, 503 while too many wait to be judged
 */
export type CheckPassword = (guess: Guess) => Promise<Judged | undefined>;

const minute = 60;
/**
 * Wrong passwords within so many seconds: for an account from one address, from one address for whatever account, and for an
 * account from wherever. The last is so wide because a stranger could use it to keep its owner out; a browser that is known to
 * the account has a count of its own instead of all three.
 */
const limits = {
  pair: { points: 5, duration: 15 * minute },
  address: { points: 30, duration: 15 * minute },
  account: { points: 60, duration: 60 * minute },
  browser: { points: 5, duration: 15 * minute },
};

/** Strangers whose passwords are judged or wait for it at once: 50 are some 2 s of two cores (`hash-password.ts`). */
const mostStrangers = 50;

export function createCheckPassword(store: Pick<Store, "limit" | "accounts">): CheckPassword {
  const limit = (kind: keyof typeof limits) => store.limit({ ...limits[kind], keyPrefix: `desk-${kind}` });
  const [pair, address, account, browser] = [
    limit("pair"),
    limit("address"),
    limit("account"),
    limit("browser"),
  ];
  let strangers = 0;

  return async (guess) => {
    const email = guess.email.toLowerCase();
    const { mark } = guess;
    const isKnown =
      mark !== undefined && isMark(mark, (await store.accounts.find({ email }))?.password ?? nobodysHash);
    if (isKnown)
      return judge({ ...guess, email }, "known", [{ counter: browser, key: digest(mark), right: "forget" }]);
    if (strangers >= mostStrangers) throw tooBusy();
    strangers += 1;
    try {
      return await judge({ ...guess, email }, "stranger", [
        { counter: pair, key: digest(`${email} ${guess.address}`), right: "forget" },
        { counter: address, key: digest(guess.address), right: "discount" },
        { counter: account, key: digest(email), right: "discount" },
      ]);
    } finally {
      strangers -= 1;
    }
  };

  async function judge(
    { email, password }: Guess,
    who: "stranger" | "known",
    counts: { counter: SharedLimit; key: string; right: "forget" | "discount" }[],
  ): Promise<Judged | undefined> {
    // Counted before it is judged, so that a thousand at once are no better than one after the other.
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
