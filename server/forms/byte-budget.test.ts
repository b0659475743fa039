import { expect, test } from "vitest";
import { postLimits } from "../submission/form-rules.ts";
import { createByteBudget } from "./byte-budget.ts";

const megabyte = 1024 * 1024;
const small = postLimits.maxTextBytes;
const large = postLimits.maxBytes;

/** So many accounts, each of an address of its own. */
const visitors = (count: number) => Array.from({ length: count }, (_, at) => `visitor ${at}`);

test("eight addresses that send all they may keep nobody else from either form", () => {
  const budget = createByteBudget();
  for (const address of visitors(8))
    for (const bytes of [small, small, small, small, large, large]) budget.open(address).take(bytes);
  expect([budget.open("ninth").take(small), budget.open("ninth").take(large)]).toEqual([true, true]);
});

test("short posts of all share sixteen megabytes, and what one gives back another may have", () => {
  const budget = createByteBudget();
  const accounts = visitors((16 * megabyte) / small).map((address) => budget.open(address));
  expect(accounts.every((account) => account.take(small))).toBe(true);
  const late = budget.open("late");
  expect(late.take(1)).toBe(false);
  accounts[0]?.close();
  expect(late.take(small)).toBe(true);
  expect(budget.open("later").take(1)).toBe(false);
});

test("short posts of one address share one megabyte", () => {
  const budget = createByteBudget();
  const accounts = Array.from({ length: megabyte / small }, () => budget.open("one"));
  expect(accounts.every((account) => account.take(small))).toBe(true);
  expect(budget.open("one").take(1)).toBe(false);
  expect(budget.open("other").take(1)).toBe(true);
  accounts[0]?.close();
  expect(budget.open("one").take(small)).toBe(true);
});

test("an address has two uploads at a time, of whatever size, and short posts beside them", () => {
  const budget = createByteBudget();
  const upload = () => budget.open("one").take(small + 1);
  const [first, second, short] = [budget.open("one"), budget.open("one"), budget.open("one")];
  expect([first.take(small + 1), second.take(small), second.take(1), upload()]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([short.take(small), budget.open("other").take(large)]).toEqual([true, true]);
  short.close();
  expect(upload()).toBe(false);
  second.close();
  expect([upload(), upload()]).toEqual([true, false]);
});

test("one upload too much of an address leaves what the others may have as it was", () => {
  const budget = createByteBudget();
  budget.open("one").take(large);
  budget.open("one").take(large);
  const refused = budget.open("one");
  expect(refused.take(large)).toBe(false);
  refused.close();
  expect(budget.open("one").take(large)).toBe(false);
});

test("uploads of all share 128 megabytes, and the next is taken when one is over", () => {
  const budget = createByteBudget();
  const accounts = visitors(Math.floor((128 * megabyte) / large)).map((address) => budget.open(address));
  for (const account of accounts)
    expect([account.take(small), account.take(large - small)]).toEqual([true, true]);
  expect(budget.open("next").take(large)).toBe(false);
  accounts[0]?.close();
  accounts[0]?.close();
  expect(budget.open("next").take(large)).toBe(true);
  expect(budget.open("last").take(large)).toBe(false);
});

test("a post that turns out to be an upload gives back what it held as a short one", () => {
  const budget = createByteBudget();
  for (const address of visitors(8)) {
    const account = budget.open(address);
    expect([account.take(small), account.take(1)]).toEqual([true, true]);
  }
  const short = Array.from({ length: (16 * megabyte) / small }, (_, at) => budget.open(`short ${at}`));
  expect(short.every((account) => account.take(small))).toBe(true);
});

test("an account that was closed can be used anew, as a short post", () => {
  const budget = createByteBudget();
  const account = budget.open("one");
  account.take(large);
  account.close();
  expect(account.take(small)).toBe(true);
  account.close();
  expect([budget.open("one").take(large), budget.open("one").take(large)]).toEqual([true, true]);
});
