import { hash } from "node:crypto";
import type { BuildManifest } from "../files/build-manifest.ts";
import type { User } from "../store/account-queries.ts";
import type { SharedLimit } from "../store/rate-limits.ts";
import type { Store } from "../store/store.ts";
import { isMark } from "./cookies.ts";
import { dummyHash, isPassword } from "./hash-password.ts";
import { createFieldRefusal, RefusalError } from "./refusal.ts";
import { passwordLimits } from "./request-schemas.ts";

/** The account and password that were entered, the sender's address, and the mark of a browser that claims to be known. */
export type Attempt = { email: string; password: string; address: string; mark?: string | undefined };

export type VerifiedUser = User & { password: string };

export type PasswordChecker = ReturnType<typeof createPasswordChecker>;

const minute = 60;
/**
 * How many wrong passwords within how many seconds: for an account from one address, from one address for any account, and for an
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
 * @throws RefusalError before anything is hashed: 429 after too many wrong ones, 503 while too many are waiting
 */
export function createPasswordChecker(store: Pick<Store, "limit" | "accounts">) {
  const limit = (kind: keyof typeof limits) => store.limit({ ...limits[kind], keyPrefix: `desk-${kind}` });
  const [pair, address] = [limit("pair"), limit("address")];
  const [account, browser] = [limit("account"), limit("browser")];
  let strangers = 0;

  return async (attempt: Attempt): Promise<VerifiedUser | undefined> => {
    const email = attempt.email.toLowerCase();
    const { mark } = attempt;
    const isKnown =
      mark !== undefined && isMark(mark, (await store.accounts.find({ email }))?.password ?? dummyHash);
    if (isKnown)
      return check({ ...attempt, email }, "known", [
        { counter: browser, key: digest(mark), onSuccess: "forget" },
      ]);
    if (strangers >= maxStrangers) throw new RefusalError("busy", { retryAfter: 5 });
    strangers += 1;
    try {
      return await check({ ...attempt, email }, "stranger", [
        { counter: pair, key: digest(`${email} ${attempt.address}`), onSuccess: "forget" },
        { counter: address, key: digest(attempt.address), onSuccess: "discount" },
        { counter: account, key: digest(email), onSuccess: "discount" },
      ]);
    } finally {
      strangers -= 1;
    }
  };

  async function check(
    { email, password }: Attempt,
    who: "stranger" | "known",
    counters: { counter: SharedLimit; key: string; onSuccess: "forget" | "discount" }[],
  ): Promise<VerifiedUser | undefined> {
    // Counted before it is checked, so that a thousand at once achieve no more than one after the other.
    for (const { counter, key } of counters) {
      const wait = await counter.count(key);
      if (wait !== undefined) throw createThrottleRefusal(wait);
    }
    const user = await store.accounts.find({ email });
    const isRight = await isPassword(password, user?.password ?? dummyHash, who);
    if (!isRight || !user?.password) return undefined;
    await Promise.all(counters.map(({ counter, key, onSuccess }) => counter[onSuccess](key)));
    return { ...user, password: user.password };
  }
}

/** @param seconds until the next attempt */
export function createThrottleRefusal(seconds: number): RefusalError {
  return new RefusalError("throttled", {
    detail: String(Math.ceil(seconds / 60)),
    retryAfter: seconds,
  });
}

/** So that the table of counts contains no addresses and no names. */
function digest(text: string): string {
  return hash("sha256", text, "base64url");
}

/**
 * Refuses a password that would be among the first to be guessed: one of the 49,233 most common ones (zxcvbn's list, made
 * from leaked passwords), one of those surrounded by digits and punctuation, a short piece repeated, the person's own address, or
 * little more than the site's name (NIST SP 800-63B-4, 3.1.1.2: words of the context, and derivatives).
 * @param context the account's address, and the site
 * @param field under whose name the refusal is reported
 * @throws RefusalError 422
 */
export async function refuseWeakPassword(
  password: string,
  context: { email: string; site: Pick<BuildManifest, "name" | "siteUrl"> },
  field: string,
): Promise<void> {
  const normalized = password.normalize("NFKC").toLowerCase();
  const common = await loadCommonPasswords();
  if (isCommon(normalized, context.email, common)) throw createFieldRefusal(field, "password common");
  if (isRepeated(normalized)) throw createFieldRefusal(field, "password repeats");
  if (isSiteName(normalized, context.site, common))
    throw createFieldRefusal(field, "password is the site’s name");
}

function isCommon(normalized: string, email: string, common: ReadonlySet<string>): boolean {
  const core = normalized.replace(/^[\P{L}]+|[\P{L}]+$/gu, "");
  return (
    common.has(normalized) ||
    common.has(core) ||
    normalized.includes(email) ||
    (core.length > 3 && core === email.split("@")[0])
  );
}

/** Repetition adds nothing, so a single piece must be long enough; digits that count the repetitions are ignored. */
function isRepeated(normalized: string): boolean {
  const letters = keepLetters(normalized);
  return [normalized, ...(letters.length >= 8 ? [letters] : [])].some((text) => {
    const { length } = findRepeatedPart(text);
    return length < text.length && length < passwordLimits.minLength;
  });
}

/** The beginning of which a text is a repetition, the last time perhaps cut short; else the whole text. */
function findRepeatedPart(text: string): string {
  for (let length = 1; length * 2 <= text.length; length += 1)
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length);
  return text;
}

/** Without the name of the site or its host, and without digits and punctuation, at least a word must be left. */
function isSiteName(
  normalized: string,
  { name, siteUrl }: Pick<BuildManifest, "name" | "siteUrl">,
  common: ReadonlySet<string>,
): boolean {
  const names = [name, ...new URL(siteUrl).hostname.split(".")]
    .map((name) => keepLetters(name.toLowerCase()))
    .filter((name) => name.length >= 4);
  const letters = keepLetters(normalized);
  const remaining = names.reduce((text, name) => text.replaceAll(name, ""), letters);
  return remaining !== letters && (remaining.length < 6 || common.has(remaining));
}

function keepLetters(text: string): string {
  return text.replace(/\P{L}+/gu, "");
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loaded when the first password is chosen, since it takes a few megabytes. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  return commonPasswords;
}
