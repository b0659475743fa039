import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { checkContent, mistakesInDraft } from "./check-content.server.ts";
import { readArticles } from "./data/articles.server.ts";
import type { ContentError } from "./data/content-error.ts";
import { openContent, withContent } from "./data/open-content.server.ts";
import { readStoryList } from "./data/stories.server.ts";
import { readSocieties } from "./pages/services/places/societies.server.ts";

type Change = [file: string, from: RegExp, to: string | ((...found: string[]) => string)];

/** A file of `content/` with a change. */
function changed([file, from, to]: Change): Record<string, string> {
  const before = readFileSync(path.join("content", file), "utf8");
  const after = before.replace(from, to as string);
  expect(after, `nothing to change in ${file}`).not.toBe(before);
  return { [`content/${file}`]: after };
}

/** What is found once a file is another, as `file:line field remedy`. */
function answersTo(change: Change): string[] {
  return foundWith(changed(change)).map(asLine);
}

const asLine = ({ file, line, field, remedy }: ContentError) => `${file}:${line} ${field} ${remedy}`;
const foundWith = (changes: Record<string, string>) =>
  withContent(openContent(process.cwd(), changes), checkContent);
const mistakesAmong = (found: ContentError[]) => found.filter(({ style }) => !style).map(asLine);

/** The names of a list's first two entries. */
const sameNameTwice = /(?<=^(?:- | {2})name: )(.+)([\s\S]*?^(?:- | {2})name: ).+/m;

/** Other redirects in the place of all. */
function redirects(...entries: string[]): Change {
  return [
    "redirects.yaml",
    /^redirects:[\s\S]*/m,
    `redirects:\n${entries.map((one) => `  - { ${one} }\n`).join("")}`,
  ];
}

const article = "blog/Keyword-Research.md";
const story = "stories/pankh-unipole.md";

test("content without mistakes is taken, whatever is advised about it", () => {
  expect(mistakesAmong(checkContent())).toEqual([]);
});

describe("What would break the site is refused with file, line and remedy", () => {
  const changes: [string, Change, RegExp][] = [
    [
      "a service that opens with a price that isn't in the list",
      ["services/print-media.yaml", /^( {2}price: )"Newspaper.*$/m, '$1"A page"'],
      /^content\/services\/print-media\.yaml:\d+ facts\.price content\/prices\.yaml has no row “A page”/,
    ],
    [
      "a service whose price in Hindi is left empty, though the list has a Hindi name for it",
      ["hi/services/outdoor-advertising.yaml", /^( {2}price:) .*$/m, "$1"],
      /^content\/hi\/services\/outdoor-advertising\.yaml:\d+ facts\.price content\/hi\/prices\.yaml has no row/,
    ],
    [
      "a menu entry that leads nowhere",
      ["site.yaml", /^(menu:[\s\S]*? path: \/)About\b/m, "$1Abuot"],
      /^content\/site\.yaml:\d+ menu \(entry \d+\)\.path the link \/Abuot leads nowhere/,
    ],
    [
      "a menu entry in other capitals than its page",
      ["site.yaml", /^(menu:[\s\S]*? path: \/)Blog\b/m, "$1blog"],
      /^content\/site\.yaml:\d+ menu \(entry \d+\)\.path .*; write \/Blog$/,
    ],
    [
      "a link in an article that leads nowhere",
      [article, /\]\(\/Blog\/[\w-]+\)/, "](/Blog/No-Such-Article)"],
      /^content\/blog\/Keyword-Research\.md:\d+ text the link \/Blog\/No-Such-Article leads nowhere/,
    ],
    [
      "a redirect from an address that has a page",
      redirects("from: /about/, to: /"),
      /^content\/redirects\.yaml:\d+ redirects \(entry 1\)\.from \/about\/ has a page/,
    ],
    [
      "a redirect to an address that has none",
      redirects("from: /jobs, to: /carers"),
      /^content\/redirects\.yaml:\d+ redirects \(entry 1\)\.to the link \/carers leads nowhere/,
    ],
    [
      "redirects in a circle",
      redirects("from: /About-us, to: /contact-US", "from: /Contact-us, to: /about-us"),
      /^content\/redirects\.yaml:\d+ redirects \(entry 1\)\.to \/contact-US is itself a redirect; write the page/,
    ],
    [
      "a redirect that stands twice, in two spellings",
      redirects("from: /Contact-us, to: /", "from: /%43ontact-US, to: /"),
      /^content\/redirects\.yaml:\d+ redirects \(entry 2\)\.from \/%43ontact-US is the same address as \/Contact-us in entry 1/,
    ],
    [
      "a redirect that leads nowhere and is not gone either",
      redirects("from: /jobs"),
      /^content\/redirects\.yaml:\d+ redirects \(entry 1\)\.from write either where this address leads/,
    ],
    [
      "a picture in an article that does not exist",
      [article, /\n## /, "\n![A gate](gate-at-nite)\n\n## "],
      /^content\/blog\/Keyword-Research\.md:\d+ text there is no picture named “gate-at-nite”/,
    ],
    [
      "the same client twice",
      [
        "clients.yaml",
        sameNameTwice,
        (_whole, first = "", between = "") => `${first}${between}${first.toLowerCase()}`,
      ],
      /^content\/clients\.yaml:\d+ \(entry 2\)\.name two clients have the name “/,
    ],
    [
      "the same society twice",
      ["societies.yaml", sameNameTwice, "$1$2$1"],
      /^content\/societies\.yaml:\d+ \(entry 2\)\.name the society “.+” stands here twice/,
    ],
    [
      "an author who was taken out of the people",
      [article, /^author: .*$/m, "author: somebody-else"],
      /^content\/blog\/Keyword-Research\.md:\d+ author there is no “somebody-else” in content\/people\.yaml; put the person back there, or name one of \w/,
    ],
    [
      "two people of one key",
      ["people.yaml", /^(- key: )(\S+)([\s\S]*?^- key: ).*$/m, "$1$2$3$2"],
      /^content\/people\.yaml:\d+ \(entry 2\)\.key two people have the key /,
    ],
    [
      "a person without languages",
      ["people.yaml", /^ {2}languages: .*$/m, "  languages: []"],
      /^content\/people\.yaml:\d+ \(entry 1\)\.languages /,
    ],
    [
      "a story that doesn’t say what failed",
      [story, /^## What failed[\s\S]*/m, ""],
      /^content\/stories\/pankh-unipole\.md:\S* text every story tells “What failed”; write “## What failed”/,
    ],
    [
      "a story whose plan names a place that the lists don’t have",
      [story, /^( {2}places: ).*$/m, "$1[mowa-flyover]"],
      /^content\/stories\/pankh-unipole\.md:\d+ plan\.places no society and no site is called “mowa-flyover”/,
    ],
    [
      "a bill whose price isn’t in the list",
      [story, /price: "Unipole.*?"/, 'price: "A unipole"'],
      /^content\/stories\/pankh-unipole\.md:\d+ bill \(entry 1\)\.price content\/prices\.yaml has no row “A unipole”/,
    ],
    [
      "a story for a service that isn’t there",
      [story, /^services: .*$/m, "services: [/Unipoles]"],
      /^content\/stories\/pankh-unipole\.md:\d+ services .*\/Unipoles/,
    ],
    [
      "a place that lies outside the map",
      [story, /at: \[\d+/, "at: [1200"],
      /^content\/stories\/pankh-unipole\.md:\d+ map\.marks \(entry 1\)\.at/,
    ],
    [
      "a title that another page has",
      ["pages/about.yaml", /^( {2}title: ).*$/m, `$1${JSON.stringify(readArticles()[0]?.metaTitle)}`],
      /^content\/pages\/about\.yaml:\d+ head\.title content\/blog\/.* has the same; each page needs its own/,
    ],
    [
      "a gap that is still to be written",
      ["pages/about.yaml", /^title: .*$/m, "title: ??? Who we are"],
      /^content\/pages\/about\.yaml:\d+ title “\?\?\?.*” stands in for a text that is still to come/,
    ],
    [
      "a text cut off by a #",
      ["site.yaml", /^(hours: .*)$/m, "$1 # closed on Sundays"],
      /^content\/site\.yaml:\d+ hours the text ends before “# closed on Sundays”/,
    ],
    [
      "a text cut off by a #, so that its reader finds it wrong",
      ["site.yaml", /^(hours: \S+) (.*)$/m, "$1 # $2"],
      /^content\/site\.yaml:\d+ hours the text ends before “#/,
    ],
    [
      "a work of a client that is not there",
      ["pictures/pictures-flat.yaml", /(?<=-hoarding: \{ client: )\w+/, "nobody"],
      /^content\/pictures\/pictures-flat\.yaml:\d+ [\w-]+-hoarding\.client there is no client “nobody”/,
    ],
    [
      "hours that visitors read otherwise than search engines",
      ["site.yaml", /^(hours: .*) \d+ pm$/m, "$1 11 pm"],
      /^content\/site\.yaml:\d+ hours visitors read “.* 11 pm”, and openingHours tells search engines “\d+ pm”/,
    ],
    [
      "a link to an article whose day has not come",
      ["blog/Influencer-Marketing.md", /^date: .*\nupdated: .*$/m, "date: 2099-01-01"],
      /^content\/blog\/[\w-]+\.md:\d+ text the link \/Blog\/Influencer-Marketing leads to a page that isn’t there before 2099-01-01/,
    ],
    [
      "a shown number that is not the one dialled",
      ["site.yaml", /^ {2}shown: .*$/m, "  shown: +91 00000 00001"],
      /^content\/site\.yaml:\d+ phone\.shown visitors see \+91 00000 00001 and dial \+\d+/,
    ],
    [
      "words for a picture that is not there",
      [
        "pictures/pictures-flat.yaml",
        /^(?=\w)/m,
        'gate-at-nite: { alt: "A gate at night with a lit board on it" }\n',
      ],
      /^content\/pictures\/pictures-flat\.yaml:\d+ gate-at-nite\.alt words for “gate-at-nite”, but no picture/,
    ],
  ];
  test.each(changes)("%s", (_what, change, answer) => {
    expect(answersTo(change).filter((one) => answer.test(one))).toHaveLength(1);
  });

  test("a file of 200 keys in one another, without keeping anybody waiting", () => {
    const found = foundWith({ "content/pages/about.yaml": "? ".repeat(200) }).map(asLine);
    expect(found).toContainEqual(
      expect.stringMatching(
        /^content\/pages\/about\.yaml:1 .*a text that begins with \? has to stand in quotes/,
      ),
    );
  });

  test("a file that no page shows", () => {
    const found = foundWith({ "content/pages/prices-2027.yaml": "title: x\n" });
    expect(mistakesAmong(found)).toEqual([
      expect.stringMatching(/prices-2027\.yaml.* no page shows this file/),
    ]);
  });

  test("a picture without words", () => {
    const answers = answersTo(["pictures/pictures-flat.yaml", /^(\w[\w-]*):/m, "other-$1:"]);
    const told = /has no words yet|no picture has this name/;
    expect(answers.filter((one) => told.test(one))).not.toEqual([]);
    for (const answer of answers.filter((one) => one.includes("has no words yet")))
      expect(answer).toMatch(/^content\/[\w/-]+\.(yaml|md):\d+ /);
  });
});

describe("What is only advised against is told in the same way, and published all the same:", () => {
  const changes: [string, Change, RegExp][] = [
    [
      "a phrase that fits any agency",
      ["pages/about.yaml", /^title: .*$/m, "title: Solutions"],
      /about\.yaml:\d+ title “Solutions” fits any agency/,
    ],
    [
      "an exclamation mark",
      ["pages/about.yaml", /^title: .*$/m, "title: Us!"],
      /title take out the exclamation mark/,
    ],
    [
      "a straight apostrophe",
      ["pages/about.yaml", /^title: .*$/m, "title: Raipur's"],
      /title write curly quotes/,
    ],
    [
      "a word that stands twice",
      [article, /\n## /, "\nLook at the the rest of it.\n\n## "],
      /Keyword-Research\.md:\d+ text look at “.*the the/,
    ],
    ["an article that is too short", [article, /\n## [\s\S]*$/, "\n"], /text the article has \d+ words; 900/],
    [
      "an article without a source",
      [article, /\]\(https?:[^)]*\)/g, "](/Contact)"],
      /Keyword-Research\.md:\d+ text name two sources or more/,
    ],
    [
      "a heading that leaves out a step",
      [article, /\n## /, "\n#### Lights\n\n## "],
      /text “#### Lights”: write ## here/,
    ],
    [
      "a title longer than search results show",
      ["pages/about.yaml", /^( {2}title: ).*$/m, `$1${"Boards ".repeat(9)}`],
      /about\.yaml:\d+ head\.title shorten this text to 60 characters or fewer/,
    ],
    [
      "a link whose words say nothing",
      [article, /\[[^\]]+\]\(\/Blog/, "[here](/Blog"],
      /text “here” doesn’t say where the link leads/,
    ],
    [
      "a topic that is too long or too short",
      ["services/print-media.yaml", /^( {4}text: ).*$/m, "$1Too few words."],
      /print-media\.yaml:\d+ topics \(entry 1\)\.text this text has 3 words; 60 to 120/,
    ],
    [
      "a promised day",
      ["services/print-media.yaml", /^( {2}time: ).*$/m, "$1Printed within two days."],
      /enquiry\.time promise no day/,
    ],
    [
      "a bill that charges more than the price list says",
      [story, /rate: 95000/, "rate: 150000"],
      /pankh-unipole\.md.* is billed at ₹150000, outside the range of “Unipole, 30 x 10 ft, one face, lit”/,
    ],
    [
      "a board of a size that has no price",
      ["inventory/outdoor.yaml", /^( {4}width: )40$/m, "$1 39"],
      /outdoor\.yaml.* add a row “Hoarding, 39 x 20 ft” to content\/prices\.yaml/,
    ],
  ];
  test.each(changes)("%s", (_what, change, answer) => {
    const found = foundWith(changed(change));
    expect(found.map(asLine)).toContainEqual(expect.stringMatching(answer));
    expect(mistakesAmong(found)).toEqual([]);
  });
});

describe("A draft with a wrong value tells it in words at its own address, and takes no other page along:", () => {
  const drafts: [string, Change, string, RegExp][] = [
    [
      "an article of a day that there isn’t",
      [article, /^date: .*$/m, "date: 2025-13-45\ndraft: true"],
      "/Blog/Keyword-Research",
      /^content\/blog\/Keyword-Research\.md:\d+ date write the date as year-month-day/,
    ],
    [
      "an article about a service that there isn’t",
      [article, /^service: .*$/m, "service: /Nowhere\ndraft: true"],
      "/Blog/Keyword-Research",
      /^content\/blog\/Keyword-Research\.md:\d+ service no service has the address \/Nowhere/,
    ],
    [
      "a story of a client that there isn’t",
      [story, /^client: .*$/m, "client: nobody\ndraft: true"],
      "/work/pankh-unipole",
      /^content\/stories\/pankh-unipole\.md:\d+ client there is no client “nobody”/,
    ],
    [
      "a society of many people",
      ["societies.yaml", /^([\s\S]*\n {2})people: \d+$/m, "$1people: many\n  draft: true"],
      `/societies/${readSocieties().at(-1)?.slug}`,
      /^content\/societies\.yaml:\d+ \(entry \d+\)\.people write a number without quotes here/,
    ],
  ];
  test.each(drafts)("%s", (_what, change, path, answer) => {
    vi.stubEnv("SHOW_UNPUBLISHED", "1");
    const content = openContent(process.cwd(), changed(change));
    withContent(content, () => {
      readSocieties();
      expect(mistakesInDraft(path).map(asLine)).toEqual([expect.stringMatching(answer)]);
      expect(mistakesInDraft("/About")).toEqual([]);
      readStoryList();
    });
    vi.unstubAllEnvs();
  });
});
