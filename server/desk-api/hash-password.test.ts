import { expect, test } from "vitest";
import { dummyHash, hashPassword, isPassword } from "./hash-password.ts";

const password = "eleven blue buffaloes";

test("a password is recognised by its hash, which reveals its cost but nothing of the password, and is never the same twice", async () => {
  const [first, second] = [await hashPassword(password), await hashPassword(password)];
  expect(await isPassword(password, first)).toBe(true);
  expect(await isPassword(`${password}!`, first)).toBe(false);
  expect(await isPassword(password, dummyHash)).toBe(false);
  const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;
  for (const hash of [first, second, dummyHash]) expect(hash).toMatch(form);
  expect(first).not.toBe(second);
});

test("a password typed on another keyboard, which composes letters differently, is the same", async () => {
  const hash = await hashPassword("caf\u00e9 \ufb01eld of eleven");
  expect(await isPassword("cafe\u0301 field of eleven", hash)).toBe(true);
});

test("a hash made at another cost is still recognised", async () => {
  const hash =
    "$argon2id$v=19$m=80,t=10,p=10$c2FsdHNhbHRzYWx0c2FsdA$OKaHG/plC9lIaNpoe1EFtl2UtX7HGeSN/8Payp0H3OQ";
  expect(await isPassword(password, hash)).toBe(true);
});

test("people in a known browser do not wait behind strangers who came first", async () => {
  const order: string[] = [];
  const strangers = Array.from({ length: 16 }, () =>
    isPassword(password, dummyHash).then(() => order.push("a stranger")),
  );
  await isPassword(password, dummyHash, "known").then(() => order.push("somebody known"));
  await Promise.all(strangers);
  // Behind them it would be among the last, for two are judged at once.
  expect(order.slice(0, -3)).toContain("somebody known");
});
