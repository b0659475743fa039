import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkContent } from "../app/check-content.server.ts";
import { currentContent, withContent } from "../app/data/open-content.server.ts";
import { searchResults } from "./search.ts";

checkContent();

const read = (file: string) => readFileSync(`content/${file}`, "utf8");

test("a sentence copied from a page is found, whichever apostrophes, quotes, dashes and capitals it has", () => {
  const find = (query: string) => String(withContent(currentContent(), () => searchResults(query)));
  const outdoor = "file?name=inventory%2Foutdoor.yaml#field-text";
  const sentence = "Twelve sample sites, each drawn to scale beside a person 5 ft 6 in tall.";
  expect(find(sentence)).toContain(outdoor);
  for (const words of ["CORPORATION'S written permission", "corporation’s WRITTEN", "corporation‘s written"])
    expect(find(words), words).toContain(outdoor);
  const [, link = "", article = ""] =
    /\[([^\]]+)\]\(\/[^)]*\)( [a-z]+)/.exec(read("pages/questions.md")) ?? [];
  expect(link).not.toBe("");
  expect(find(`${link}${article}`), "with a link in it").toContain("name=pages%2Fquestions.md#field-text");
});

test("a word is found in every form, by what the field says, is called and belongs to, and leads to the field", async () => {
  const find = async (query: string) =>
    String(await withContent(currentContent(), () => searchResults(query)));
  expect(await find("ASHOKA people")).toContain(
    'file?name=societies.yaml&amp;at=(entry%202)#field--entry-2-people">Ashoka Heights, People who live there</a>',
  );
  expect(await find("saturday")).toContain('file?name=site.yaml#field-hours">Opening hours in words</a>');
  expect(await find("शनिवार")).toContain("file?name=hi%2Fsite.yaml#field-hours");
  expect(await find("navratri to diwali")).toContain("file?name=pages%2Fquestions.md#field-text");
  expect(await find("opening hours"), "first what is called so, last the Hindi").toMatch(
    /name=site\.yaml#field-hours.*name=blog.*name=hi%2Fsite/s,
  );
  expect(await find("footer"), "what a part of a form is called").toContain("#field-footer-pagesTitle");
  expect(await find("logo"), "ours before the colours of posters").toMatch(
    /name=site\.yaml#field-name".*name=posters/s,
  );
  expect(await find("useful exists"), "a text isn’t taken for a place on the map").not.toContain("Longitude");
  expect(await find("Contact Us"), "what says it in one before scattered words").toMatch(
    /name=site\.yaml#field-contactAction.*name=pages%2Fcontact\.yaml/s,
  );
  expect(await find("zzz")).toContain("Nothing says");
});
