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
  ["that everybody tries", "Basketball", "password common"],
  ["that everybody tries, between digits and signs", "99basketball!!", "password common"],
  ["of neighbouring keys", "1q2w3e4r5t6y", "password common"],
  ["that is the person’s own name at the post", "mita20262026", "password common"],
  ["that holds the person’s own address", "mita@agency.example", "password common"],
  ["that is a short word three times", "kadamkadamkadam", "password repeats"],
  ["that is a short word, counted by digits", "Exp1-exp2-exp3-exp4", "password repeats"],
  ["that is little more than the site’s name", "My Chowk 2026!!", "password is the site’s name"],
  ["that is little more than its host’s name", "neem 2026 board", "password is the site’s name"],
  [
    "that is the site’s name and a word that everybody tries",
    "chowk 360 basketball",
    "password is the site’s name",
  ],
])("a password %s is refused", async (_which, password, reason) => {
  expect(await findRefusal(password)).toBe(reason);
});

test.each([
  "basket7ball22",
  "violetlampsxvioletlampsx",
  "teak lane 4teak",
  "7391 82 ab 5520",
  "chowk velvet anvils",
  "chowk qzvxjk",
])("a password that only looks like a common one is accepted: %s", async (password) => {
  expect(await findRefusal(password)).toBeUndefined();
});
