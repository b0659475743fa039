import { expect, test } from "vitest";
import { hashPassword, isPassword, nobodysHash } from "./hash-password.ts";

const password = "eleven blue buffaloes";

test("a password is known by its hash, and no other is", async () => {
  const hash = await hashPassword(password);
  expect(await isPassword(password, hash)).toBe(true);
  expect(await isPassword(`${password}!`, hash)).toBe(false);
  expect(await isPassword(password, nobodysHash)).toBe(false);
});

test("a hash tells its cost, its salt and nothing of the password, and is never the same twice", async () => {
  const [one, other] = [await hashPassword(password), await hashPassword(password)];
  const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;
  for (const hash of [one, other, nobodysHash]) expect(hash).toMatch(form);
  expect(one).not.toBe(other);
});

test("a password typed on another keyboard, with letters put together otherwise, is the same", async () => {
  const hash = await hashPassword("caf\u00e9 \ufb01eld of eleven");
  expect(await isPassword("cafe\u0301 field of eleven", hash)).toBe(true);
});

test.each([
  ["m=64,t=1,p=1", "aC6Tc7ckl/JWkTrb5L+6aMXhHgZjN6yR52ayG9/jvkg"],
  ["m=80,t=10,p=10", "OKaHG/plC9lIaNpoe1EFtl2UtX7HGeSN/8Payp0H3OQ"],
])("a hash made at another cost (%s) is still known", async (cost, tag) => {
  expect(await isPassword(password, `$argon2id$v=19$${cost}$c2FsdHNhbHRzYWx0c2FsdA$${tag}`)).toBe(true);
});

test.each([
  ["nothing", ""],
  ["a word", "x"],
  ["another way of hashing", "$argon2i$v=19$m=64,t=1,p=1$YQ$YQ"],
  ["a hash with something before it", `x${nobodysHash}`],
  ["a hash with something behind it", `${nobodysHash}$x`],
])("%s is an error and no password", async (_what, hash) => {
  await expect(isPassword(password, hash)).rejects.toThrow("cannot be read");
});

test("somebody whose browser is known does not wait behind the strangers who came first", async () => {
  const order: string[] = [];
  const strangers = Array.from({ length: 16 }, () =>
    isPassword(password, nobodysHash).then(() => order.push("a stranger")),
  );
  await isPassword(password, nobodysHash, "known").then(() => order.push("somebody known"));
  await Promise.all(strangers);
  // Behind them it would be among the last, for two are judged at once.
  expect(order.slice(0, -3)).toContain("somebody known");
});
