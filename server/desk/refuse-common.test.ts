import { describe, expect, test } from "vitest";
import { refuseCommon } from "./refuse-common.ts";
import type { Refused } from "./refused.ts";

const site = { name: "Chowk 360", siteUrl: "https://www.neem.example" };

/** Why a password is refused; undefined if it is taken. */
const why = (password: string, email = "mita@agency.example") =>
  refuseCommon(password, { email, site }, "next").then(
    () => undefined,
    ({ more }: Refused) => more.errors?.next,
  );

describe("a password is refused", () => {
  test.each([
    ["that everybody tries", "Basketball"],
    ["that everybody tries, between digits and signs", "99basketball!!"],
    ["that is the person’s own name at the post", "mita20262026"],
    ["that holds the person’s own address", "mita@agency.example"],
  ])("%s", async (_which, password) => {
    expect(await why(password)).toMatch(/^Many people use this one/);
  });

  test.each([
    ["a short word three times", "kadamkadamkadam"],
    ["a short word, the last time cut short", "kadamkadamka"],
    ["a short word twice, counted by digits", "kelp7kelp9!"],
  ])("that is %s", async (_which, password) => {
    expect(await why(password)).toMatch(/^It repeats itself/);
  });

  test.each([
    ["the site’s name and a few letters", "chowk 360 board"],
    ["a short name of its host and a few letters", "neem 2026 board"],
    ["the site’s name and a word that everybody tries", "chowk 360 basketball"],
  ])("that is little more than %s", async (_which, password) => {
    expect(await why(password)).toMatch(/^It is little more than the name of this site/);
  });

  test("with what to do instead, beside the field it was written in", async () => {
    const refused = refuseCommon("Basketball", { email: "mita@agency.example", site }, "password");
    await expect(refused).rejects.toMatchObject({
      status: 422,
      more: { errors: { password: expect.stringContaining("words that don’t belong together") } },
    });
  });
});

describe("a password is taken", () => {
  test.each([
    ["though a common word comes of it without the digit in its middle", "basket7ball22"],
    ["though it repeats twelve letters", "violetlampsxvioletlampsx"],
    ["though it ends as it begins", "teak lane 4teak"],
    ["though its few letters repeat among many digits", "ta7384916250ta"],
    ["though it has few letters", "7391 82 ab 5520"],
    ["though it begins as every host does", "www7 mango"],
    ["with the site’s name and two words besides", "chowk velvet anvils"],
    ["with the site’s name and six letters that are no word", "chowk qzvxjk"],
  ])("%s", async (_which, password) => {
    expect(await why(password)).toBeUndefined();
  });

  test("with a name of three letters, as it may be part of a word", async () => {
    expect(await why("ann 2026 2026", "ann@agency.example")).toBeUndefined();
  });
});
