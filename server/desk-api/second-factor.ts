import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { SecondFactor } from "../store/second-factor-queries.ts";
import type { Store } from "../store/store.ts";
import { digestSecret } from "./cookies.ts";
import { createThrottleRefusal } from "./passwords.ts";

/** Seconds for which an authenticator shows a code (RFC 6238, 5.2). The codes before and after it are accepted too, since clocks differ. */
const period = 30;

/** Ten wrong codes an hour: guessing for a year succeeds with a probability of one in four. */
const limit = { points: 10, duration: 60 * 60, keyPrefix: "desk-code" };

export type CodeChecker = ReturnType<typeof createCodeChecker>;

/**
 * Checks codes of six digits, each of which is accepted only once, and recovery codes. The answer is `{}` for a code of six
 * digits, the digest of a recovery code, which beginning a session uses up, and undefined for a wrong one.
 * @throws RefusalError 429 after too many wrong codes
 */
export function createCodeChecker(store: Pick<Store, "limit" | "secondFactors" | "clock">) {
  const attempts = store.limit(limit);
  return async (userId: string, { id, secret }: SecondFactor, code: string) => {
    const wait = await attempts.count(userId);
    if (wait !== undefined) throw createThrottleRefusal(wait);
    const normalized = normalizeCode(code);
    const match: { recoveryCode?: string } | undefined = /^\d{6}$/.test(normalized)
      ? await consumeTotp(id, secret, normalized)
      : await findRecoveryCode(id, normalized);
    if (match) await attempts.forget(userId);
    return match;
  };

  async function consumeTotp(id: string, secret: string, token: string) {
    const timestamp = (await store.clock.read()).getTime();
    const delta = totp(secret).validate({ token, timestamp, window: 1 });
    if (delta === null) return undefined;
    const step = Math.floor(timestamp / (period * 1000)) + delta;
    return (await store.secondFactors.takeStep(id, step)) ? {} : undefined;
  }

  async function findRecoveryCode(id: string, code: string) {
    const recoveryCode = digestRecoveryCode(code);
    return (await store.secondFactors.hasCode(id, recoveryCode)) ? { recoveryCode } : undefined;
  }
}

/**
 * A new second factor: what the authenticator is to be given, and ten codes of 60 random bits for the day it is lost.
 * @param agency the name under which the authenticator lists it
 */
export function createSecondFactor(agency: string, email: string) {
  const secret = new Secret({ size: 20 }).base32;
  return {
    secret,
    uri: totp(secret, { issuer: agency, label: email }).toString(),
    recoveryCodes: Array.from({ length: 10 }, recoveryCode),
  };
}

export function digestRecoveryCode(code: string): string {
  return digestSecret(normalizeCode(code));
}

/** Without the spaces and dashes that people type. */
function normalizeCode(code: string): string {
  return code.replace(/[\s-]/g, "").toLowerCase();
}

function totp(secret: string, labels: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...labels, secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period });
}

/** Without l, o, 0 and 1, which are easily confused. */
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

function recoveryCode(): string {
  const code = Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join("");
  return code.replace(/(.{4})(?=.)/g, "$1-");
}
