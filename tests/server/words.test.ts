import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readClients } from "../../app/data/clients.server.ts";
import { hindiFile } from "../../app/data/hindi.server.ts";
import { type Language, toHindiPath } from "../../app/data/language-paths.ts";
import { curlQuotes, renderMarkdown } from "../../app/data/markdown.server.ts";
import { inLanguage, peekContent } from "../../app/data/open-content.server.ts";
import { readPaths, toContentLanguage } from "../../app/data/paths.server.ts";
import { readPeople } from "../../app/data/people.server.ts";
import { readPlaces } from "../../app/data/places/places.server.ts";
import { readPrices } from "../../app/data/places/prices.server.ts";
import { fillNumbers, readMarkdown } from "../../app/data/read-content.server.ts";
import { decode, readHtml } from "../read-built.ts";

const { pages, inHindi } = readPaths();

/** Fields that name something else, are kept for a later day or another page, or are the staff's own notes. */
const unshown =
  /\.(because|counted|object|until|price)\b|\.hero\.typed|^\.(oldest|between|article|bar|toggle)\b|^\.(month\.none|csv\.page|parts\.part|said\.title|kit\.(cheapest|link))$/;

/** The same of a text, however its quotes and spaces are written. */
const plain = (text: string) =>
  curlQuotes(text)
    .replace(/[\s\u00a0\u00ad]+/g, " ")
    .replace(/[“”]/g, '"')
    .replaceAll("’", "'");

/** What a built page says: its text, then what stands in attributes and is given to islands; and its links. */
function readBuilt(path: string) {
  const html = readHtml(path)
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/<script(?![^>]*json)[\s\S]*?<\/script>/g, "");
  const strip = (part: string) => decode(part.replace(/<[^>]*>/g, ""));
  const attributes = [...html.matchAll(/="([^"]*)"/g)].map(([, value = ""]) => decode(value));
  const given = attributes.join(" ").replace(/\\n/g, " ").replaceAll('\\"', '"');
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
  return {
    text: plain(`${strip(html)} ${decode(html.replace(/<[^>]*>/g, " "))} ${given}`),
    links: links.map(([, href = "", inner = ""]) => `${plain(strip(inner))}: ${decode(href)}`),
  };
}

/** Every text in a value, each with its path; of one in both languages that of this page. */
function listTexts(value: unknown, language: Language, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (!(value instanceof Object) || value instanceof Date) return [];
  if ("en" in value && "hi" in value) return listTexts(value[language], language, path);
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, language, `${path}.${key}`));
}

/** Which of these aren't on the page. What stands in braces is filled in there; a single word may be a name for files. */
function findMissing(path: string, texts: string[]): string[] {
  const { text } = readBuilt(path);
  return texts
    .filter((words) => /\s|\p{Script=Devanagari}/u.test(words))
    .flatMap((words) => words.split(/\{[^}]*\}/))
    .map((words) => plain(words).trim())
    .filter((words) => words.length > 3 && !text.includes(words));
}

describe.each<Language>(["en", "hi"])("The pages in %s", (language) => {
  const inThis = <Result>(read: () => Result) => inLanguage(language, read);
  const addressOf = (path: string) =>
    language === "hi" && inHindi.includes(path) ? toHindiPath(path) : path;
  const isHere = (path: string) => language === "en" || inHindi.includes(path);
  const shown = pages.flatMap(({ path, file }) => (file && isHere(path) ? [{ path, file }] : []));

  test.each(shown)("$path shows every word and link that is written for it", ({ path, file }) => {
    inThis(() => {
      const facts = fillNumbers(file, peekContent(language === "hi" ? hindiFile(file) : file));
      const texts = listTexts(facts, language).filter(([field]) => !unshown.test(field));
      const words = texts.map(([, text]) => text);
      if (file.endsWith(".md")) {
        const { html } = renderMarkdown(readMarkdown(file, z.any()).body, "");
        words.push(...decode(html.replace(/<pre[\s\S]*?<\/pre>|<[^>]*>/g, "\n")).split("\n"));
      }
      expect(findMissing(addressOf(path), words)).toEqual([]);
      const { links } = readBuilt(addressOf(path));
      const fields = new Map(texts);
      const missing = texts.flatMap(([field, to]) => {
        const label = field.endsWith(".path") && fields.get(field.replace(/path$/, "label"));
        if (!label) return [];
        const [target = ""] = toContentLanguage(to).split("?");
        return links.some((link) => link.includes(plain(label)) && link.includes(`: ${target}`))
          ? []
          : [`${label}: ${target}`];
      });
      expect(missing).toEqual([]);
    });
  });

  test("show every place, person, client and price with its facts", () => {
    const findings = inThis(() => {
      const { parts } = readPrices();
      const written: [path: string, texts: string[]][] = [
        ...readPlaces().flatMap(({ path, service, name, location, blurb, size, board, facts }) => [
          [path, [name, location, blurb, size, board, ...facts.flat()]] as [string, string[]],
          [service, [name]] as [string, string[]],
        ]),
        [
          "/About",
          readPeople().flatMap(({ name, job, text, languages }) => [name, job, text, languages.join(", ")]),
        ],
        ["/Contact", readPeople().flatMap(({ name, answers }) => (answers ? [name, answers] : []))],
        ["/Clients", readClients().map(({ name }) => name)],
        ["/Services", parts.flatMap((part) => listTexts(part, language).map(([, text]) => text))],
      ];
      return written
        .filter(([path]) => isHere(path))
        .flatMap(([path, texts]) => findMissing(addressOf(path), texts));
    });
    expect(findings).toEqual([]);
  });
});
