import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readContactPage } from "../app/pages/contact/contact-page.server.ts";
import { words } from "../desk/words.ts";

/** All texts of a built folder, in one. */
function readTexts(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(html|js|css|json|txt|xml|webmanifest)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), "utf8"))
    .join("\n");
}

const site = readTexts("build/client");
const desk = readTexts("build/desk");
/** What stands in every build of the one: an address, words, a style. */
const deskSigns = ["/api/desk", words.erasing.yes, words.signIn.forgotten, "recoveryCodes"];
const siteSigns = ["/api/submit", readContactPage().form.button, "component-url="];

test("nothing of the staff's page reaches a visitor, and nothing of the site's pages reaches the staff", () => {
  const findSigns = (text: string, signs: string[]) => signs.filter((sign) => text.includes(sign));
  expect(findSigns(desk, deskSigns.slice(1))).toEqual(deskSigns.slice(1));
  expect(findSigns(site, deskSigns)).toEqual([]);
  expect(findSigns(site, siteSigns)).toEqual(siteSigns);
  expect(findSigns(desk, siteSigns)).toEqual([]);
});
