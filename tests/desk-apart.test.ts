import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readContactPage } from "../app/pages/contact/contact-page.server.ts";
import { words } from "../desk/words.ts";

/** All texts of a built folder, in one. */
function textsOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(html|js|css|json|txt|xml|webmanifest)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), "utf8"))
    .join("\n");
}

const site = textsOf("build/client");
const desk = textsOf("build/desk");
/** What stands in every build of the one: an address, words, a style. */
const ofTheDesk = ["/api/desk", words.erasing.title, words.signIn.forgotten, "recoveryCodes"];
const ofTheSite = ["/api/submit", readContactPage().form.button, "__reactRouterManifest"];

test("nothing of the staff's page reaches a visitor, and nothing of the site's pages reaches the staff", () => {
  const found = (text: string, signs: string[]) => signs.filter((sign) => text.includes(sign));
  expect(found(desk, ofTheDesk.slice(1))).toEqual(ofTheDesk.slice(1));
  expect(found(site, ofTheDesk)).toEqual([]);
  expect(found(site, ofTheSite)).toEqual(ofTheSite);
  expect(found(desk, ofTheSite)).toEqual([]);
});

test("the staff's page needs nothing that its security policy refuses", () => {
  const html = readFileSync("build/desk/index.html", "utf8");
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
  expect(html).toContain('name="robots" content="noindex');
});
