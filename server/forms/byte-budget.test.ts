import { expect, test } from "vitest";
import { postLimits } from "../submission/form-rules.ts";
import { createByteBudget } from "./byte-budget.ts";

const megabyte = 1024 * 1024;
const small = postLimits.maxTextBytes;
const large = postLimits.maxBytes;

const addresses = (count: number) => Array.from({ length: count }, (_, at) => `visitor ${at}`);

test("eight addresses that send all they may keep nobody else from either form", () => {
  const budget = createByteBudget();
  for (const address of addresses(8))
    for (const bytes of [small, small, small, small, large, large]) budget.open(address).take(bytes);
  expect([budget.open("ninth").take(small), budget.open("ninth").take(large)]).toEqual([true, true]);
});

test.each([
  ["of all visitors share sixteen megabytes", addresses(64), "late"],
  ["of one address share one megabyte", Array<string>(4).fill("visitor"), "visitor"],
])("short posts %s, and what one gives back another may have", (_share, senders, late) => {
  const budget = createByteBudget();
  const accounts = senders.map((address) => budget.open(address));
  expect(accounts.every((account) => account.take(small))).toBe(true);
  expect(budget.open(late).take(1)).toBe(false);
  accounts[0]?.close();
  expect(budget.open(late).take(small)).toBe(true);
});

test("an address may send two files at a time, and short posts beside them", () => {
  const budget = createByteBudget();
  const upload = () => budget.open("visitor").take(small + 1);
  const first = budget.open("visitor");
  expect([first.take(small + 1), upload(), upload()]).toEqual([true, true, false]);
  expect([budget.open("visitor").take(small), budget.open("other").take(large)]).toEqual([true, true]);
  first.close();
  expect([upload(), upload()]).toEqual([true, false]);
});

test("files of all visitors share 128 megabytes, and the next is taken when one has arrived", () => {
  const budget = createByteBudget();
  const accounts = addresses(Math.floor((128 * megabyte) / large)).map((address) => budget.open(address));
  for (const account of accounts)
    expect([account.take(small), account.take(large - small)]).toEqual([true, true]);
  expect(budget.open("next").take(large)).toBe(false);
  accounts[0]?.close();
  accounts[0]?.close();
  expect([budget.open("next").take(large), budget.open("last").take(large)]).toEqual([true, false]);
});
