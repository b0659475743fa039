import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { createCodeChecker, createSecondFactor } from "./second-factor.ts";

const factor = { id: "factor", secret: new Secret({ size: 20 }).base32 };
const now = new Date("2026-11-21T04:30:10Z");
const codeAt = (seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(factor.secret) }).generate({
    timestamp: now.getTime() + seconds * 1000,
  });

function checkCode() {
  const steps = new Set<number>();
  const check = createCodeChecker({
    limit: () => ({ count: async () => undefined, forget: async () => {}, discount: async () => {} }),
    secondFactors: {
      takeStep: async (_id: string, step: number) => !steps.has(step) && Boolean(steps.add(step)),
    },
    clock: { read: async () => now },
  } as unknown as Parameters<typeof createCodeChecker>[0]);
  return (code: string) => check("asha", factor, code);
}

test.each([-30, 0, 30])(
  "a code that the authenticator shows %i seconds from now is accepted once",
  async (seconds) => {
    const check = checkCode();
    const code = codeAt(seconds);
    expect(await check(` ${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({});
    expect(await check(code)).toBeUndefined();
  },
);

test.each([-60, 60])("a code of %i seconds from now is refused", async (seconds) => {
  expect(await checkCode()(codeAt(seconds))).toBeUndefined();
});

test("a new second factor has 160 random bits, the person's address, and ten codes that can be read out", () => {
  const [first, second] = [1, 2].map(() => createSecondFactor("Boards & Co", "asha@example.com"));
  if (!first || !second) throw new Error("no second factor");
  expect(first.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(first.secret).not.toBe(second.secret);
  const uri = new URL(first.uri);
  expect(decodeURIComponent(uri.pathname)).toContain("asha@example.com");
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: first.secret, issuer: "Boards & Co" });
  expect(new Set([...first.recoveryCodes, ...second.recoveryCodes]).size).toBe(20);
  for (const code of first.recoveryCodes) expect(code).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){2}$/);
});
