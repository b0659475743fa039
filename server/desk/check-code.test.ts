import { Secret, TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { createCheckCode, newSecondFactor, recoveryDigest } from "./check-code.ts";

const factor = { id: "factor", secret: new Secret({ size: 20 }).base32 };
const now = new Date("2026-11-21T04:30:10Z");
const codeAt = (seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(factor.secret) }).generate({
    timestamp: now.getTime() + seconds * 1000,
  });

let counted: string[];
let forgotten: string[];
let steps: number[];
let wait: number | undefined;
let limit: unknown;
let check: ReturnType<typeof createCheckCode>;

beforeEach(() => {
  counted = [];
  forgotten = [];
  steps = [];
  wait = undefined;
  check = createCheckCode({
    limit: (asked: unknown) => {
      limit = asked;
      return {
        count: async (key: string) => {
          counted.push(key);
          return wait;
        },
        forget: async (key: string) => void forgotten.push(key),
        discount: async () => {},
      };
    },
    secondFactors: {
      takeStep: async (_id: string, step: number) => {
        if (steps.includes(step)) return false;
        steps.push(step);
        return true;
      },
      hasCode: async (id: string, code: string) =>
        id === "factor" && code === recoveryDigest("abcd-efgh-jkmn"),
    },
    time: async () => now,
  } as unknown as Parameters<typeof createCheckCode>[0]);
});

test.each([
  ["now", 0],
  ["half a minute ago", -30],
  ["in half a minute", 30],
])("the code that the authenticator shows %s is right once", async (_when, seconds) => {
  expect(await check("asha", factor, codeAt(seconds))).toEqual({});
  expect(await check("asha", factor, codeAt(seconds))).toBeUndefined();
  expect(steps).toEqual([Math.floor(now.getTime() / 30_000) + seconds / 30]);
});

test.each([-60, 60])("a code of %i seconds from now is wrong", async (seconds) => {
  expect(await check("asha", factor, codeAt(seconds))).toBeUndefined();
});

test("a code is right however it is spaced", async () => {
  const code = codeAt(0);
  expect(await check("asha", factor, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({});
});

test("a recovery code is right in any case and spacing, and is named for its using up", async () => {
  const right = { recoveryCode: recoveryDigest("abcd-efgh-jkmn") };
  expect(await check("asha", factor, "abcd-efgh-jkmn")).toEqual(right);
  expect(await check("asha", factor, "ABCDEFGH jkmn")).toEqual(right);
  expect(await check("asha", factor, "abcd-efgh-jkmm")).toBeUndefined();
  expect(await check("asha", factor, "1234567")).toBeUndefined();
});

test("ten wrong codes an hour are let through for each person, and a right one wipes them out", async () => {
  expect(limit).toEqual({ points: 10, duration: 3_600, keyPrefix: "desk-code" });
  await check("asha", factor, "abcd-efgh-jkmm");
  expect([counted, forgotten]).toEqual([["asha"], []]);
  await check("asha", factor, codeAt(0));
  expect([counted, forgotten]).toEqual([["asha", "asha"], ["asha"]]);
});

test("after too many, even the right one is refused, with the time to wait", async () => {
  wait = 90;
  await expect(check("asha", factor, codeAt(0))).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining("2 minutes"),
    more: { retryAfter: 90 },
  });
  wait = 60;
  await expect(check("asha", factor, codeAt(0))).rejects.toThrow("in a minute");
  expect(steps).toEqual([]);
});

type Made = ReturnType<typeof newSecondFactor>;

test("a new second factor has 160 random bits, the person's address, and ten codes that can be read out", () => {
  const [one, other] = [1, 2].map(() => newSecondFactor("Boards & Co", "asha@example.com")) as [Made, Made];
  expect(one.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(one.secret).not.toBe(other.secret);
  const uri = new URL(one.uri);
  expect(decodeURIComponent(uri.pathname)).toContain("asha@example.com");
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: one.secret,
    issuer: "Boards & Co",
    digits: "6",
    period: "30",
    algorithm: "SHA1",
  });
  expect(new Set([...one.recoveryCodes, ...other.recoveryCodes]).size).toBe(20);
  for (const code of one.recoveryCodes) expect(code).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){2}$/);
});
