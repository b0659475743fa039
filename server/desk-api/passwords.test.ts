import { expect, test } from "vitest";
import { refuseWeakPassword } from "./passwords.ts";
import type { RefusalError } from "./refusal.ts";

const site = { name: "Chowk 360", siteUrl: "https://www.neem.example" };

/** Why a password is refused; undefined if it is taken. */
const findRefusal = (password: string, email = "mita@agency.example") =>
  refuseWeakPassword(password, { email, site }, "next").then(
    () => undefined,
    ({ status, details }: RefusalError) => status === 422 && details.errors?.next,
  );

test.each([
  ["that everybody tries", "Basketball", /^Many people use this one.*words that don’t belong together/],
  ["that everybody tries, between digits and signs", "99basketball!!", /^Many people use this one/],
  ["of neighbouring keys", "1q2w3e4r5t6y", /^Many people use this one/],
  ["that is the person’s own name at the post", "mita20262026", /^Many people use this one/],
  ["that holds the person’s own address", "mita@agency.example", /^Many people use this one/],
  ["that is a short word three times", "kadamkadamkadam", /^It repeats itself/],
  ["that is a short word, the last time cut short", "kadamkadamka", /^It repeats itself/],
  ["that is a short word, counted by digits", "Exp1-exp2-exp3-exp4", /^It repeats itself/],
  ["that is little more than the site’s name", "My Chowk 2026!!", /^It is little more than the name/],
  ["that is little more than its host’s name", "neem 2026 board", /^It is little more than the name/],
  [
    "that is the site’s name and a word that everybody tries",
    "chowk 360 basketball",
    /^It is little more than the name/,
  ],
])("a password %s is refused", async (_which, password, reason) => {
  expect(await findRefusal(password)).toMatch(reason);
});

test.each([
  "basket7ball22",
  "violetlampsxvioletlampsx",
  "teak lane 4teak",
  "ta7384916250ta",
  "7391 82 ab 5520",
  "www7 mango",
  "chowk velvet anvils",
  "chowk qzvxjk",
])("a password that only looks like a common one is accepted: %s", async (password) => {
  expect(await findRefusal(password)).toBeUndefined();
});

test("a name of three letters may be part of a password, just as it may be part of a word", async () => {
  expect(await findRefusal("ann 2026 2026", "ann@agency.example")).toBeUndefined();
});
