import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { checkContent, findDraftMistakes } from "./check-content.server.ts";
import { readArticles } from "./data/articles.server.ts";
import { type ContentError, formatFindings } from "./data/content-error.ts";
import { openContent, withContent } from "./data/open-content.server.ts";
import { readSocieties } from "./data/places/inventory.server.ts";
import { readStoryList } from "./data/stories.server.ts";

type Change = [file: string, from: RegExp, to: string];
type Case = [title: string, change: Change, finding: RegExp];

const article = "blog/Keyword-Research.md";
const story = "stories/pankh-unipole.md";
const formatLine = ({ file, line, field, remedy }: ContentError) => `${file}:${line} ${field} ${remedy}`;

function findingsWith(files: Record<string, string>): ContentError[] {
  return withContent(openContent(process.cwd(), files), checkContent);
}

/** The files of `content/` with these changes made. */
function applyChanges(...changes: Change[]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [file, pattern, replacement] of changes) {
    const path = `content/${file}`;
    const text = files[path] ?? readFileSync(path, "utf8");
    files[path] = text.replace(pattern, replacement);
    expect(files[path], `nothing to change in ${file}`).not.toBe(text);
  }
  return files;
}

/** Makes all these changes at once, because reading everything is slow, and expects one finding for each. */
function findEach(cases: Case[]): ContentError[] {
  const findings = findingsWith(applyChanges(...cases.map(([, change]) => change)));
  const lines = findings.map(formatLine);
  for (const [title, , finding] of cases)
    expect(
      lines.filter((line) => finding.test(line)),
      `${title} is not found among\n${lines.join("\n")}`,
    ).toHaveLength(1);
  return findings;
}

describe("Content that would break the site is refused with the file, the line and the remedy:", () => {
  const duplicateName = /(?<=^(?:- | {2})name: )(.+)([\s\S]*?^(?:- | {2})name: ).+/m;

  test("invalid files, all in one run", () => {
    findEach([
      [
        "the same client twice",
        ["clients.yaml", duplicateName, "$1$2$1"],
        /^content\/clients\.yaml:\d+ \(entry 2\)\.name two clients have the name “/,
      ],
      [
        "a placeholder that nothing is filled in for",
        ["plan.yaml", /^gone: "/m, `gone: "{nams} `],
        /^content\/plan\.yaml:\d+ gone .*for \{nams\} here/,
      ],
      [
        "a field by a wrong name",
        ["pages/about.yaml", /^title: /m, "titel: "],
        /^content\/pages\/about\.yaml:\d+ titel there is no field named “titel”/,
      ],
      [
        "the same society twice",
        ["societies.yaml", duplicateName, "$1$2$1"],
        /^content\/societies\.yaml:\d+ \(entry 2\)\.name the society “.+” stands here twice/,
      ],
      [
        "the same picture twice in a slider",
        ["portfolio.yaml", /(?<=pieces: \[)([\w-]+), [\w-]+/, "$1, $1"],
        /^content\/portfolio\.yaml:\d+ sliders \(entry \d\)\.pieces \(entry \d\) “.*” is shown in this row already; choose another$/,
      ],
      [
        "a place whose latitude and longitude have changed places",
        [story, /(?<=at: \[)(\d+\.\d+), (\d+\.\d+)/, "$2, $1"],
        /^content\/stories\/pankh-unipole\.md:\d+ map\.marks .*\(entry 1\) this .*have the two changed places\?$/,
      ],
      [
        "a redirect that leads nowhere and is not gone either",
        ["redirects.yaml", /^redirects:[\s\S]*/m, "redirects:\n  - { from: /jobs }\n"],
        /^content\/redirects\.yaml:\d+ redirects \(entry 1\)\.from write either where this address leads/,
      ],
      [
        "a second table of first months, from which on the text would be lost",
        ["pages/questions.md", /^\{first months\}$/m, "$&\n\nAnd once more:\n\n$&"],
        /^content\/pages\/questions\.md:17 \{first months\} .* can stand in a text once; keep one of these lines/,
      ],
      [
        "a field of the file that is missing, though a group of the file has one of the same name",
        ["services/print-media.yaml", /^title: .*$/m, ""],
        /^content\/services\/print-media\.yaml\D+ title this field is missing/,
      ],
      [
        "a text cut off by a #, so that its reader finds it wrong",
        ["site.yaml", /^(hours: \S+) (.*)$/m, "$1 # $2"],
        /^content\/site\.yaml:\d+ hours the text ends before “#/,
      ],
    ]);
  });

  test("several mistakes of one file, in its fields and in its texts", () => {
    const file = "pages/about.yaml";
    findEach([
      ["an empty title", [file, /^title: .*$/m, 'title: ""'], /about\.yaml:\d+ title write something here/],
      [
        "a description that is missing",
        [file, /^ {2}description: .*\n/m, ""],
        /about\.yaml:\d+ head\.description this field is missing/,
      ],
      ["a gap", [file, /^quote: "/m, "$&??? "], /about\.yaml:\d+ quote “\?\?\?.*” stands in for a text/],
    ]);
    findEach([
      [
        "a colon in a text",
        [file, /^title: .*$/m, "title: Us: who"],
        /about\.yaml:5 .* put this text in quotes/,
      ],
      ["a missing space", [file, /^quoteNote: /m, "quoteNote:"], /about\.yaml:7 .* a space is missing after/],
    ]);
  });

  test("a quotation that its article hasn’t, a place of a plan to begin with that the lists don’t have", () => {
    findEach([
      [
        "a sentence on a board that its article doesn’t say",
        ["blog/SEO-Optimization.md", /^quote: .*$/m, "quote: Nobody wrote this."],
        /^content\/blog\/SEO-Optimization\.md:\d+ quote the article doesn’t say “Nobody wrote this\.”; copy a sentence/,
      ],
      [
        "a plan to begin with that names a place that the lists don’t have",
        ["pages/boards.yaml", /(places: )\[gole-bazar-kiosks/, "$1[gole-bazaar"],
        /^content\/pages\/boards\.yaml:\d+ packages\.list Diwali: no society and no site is called “gole-bazaar”/,
      ],
    ]);
  });

  test("what doesn’t exist, or isn’t there yet", () => {
    findEach([
      [
        "an article announced on Home before its day",
        ["blog/Influencer-Marketing.md", /^date: .*\nupdated: .*$/m, "date: 2099-01-01"],
        /^content\/pages\/home\.yaml:\d+ blog\.teasers \(entry 2\)\.article visitors can’t/,
      ],
      [
        "an author who was taken out of the people",
        [article, /^author: .*$/m, "author: somebody-else"],
        /^content\/blog\/Keyword-Research\.md:\d+ author there is no “somebody-else” in content\/people\.yaml; put the person back there, or name one of \w/,
      ],
      [
        "a work of a client that is not there",
        ["pictures/pictures-flat.yaml", /(?<=-hoarding: \{ client: )\w+/, "nobody"],
        /^content\/pictures\/pictures-flat\.yaml:\d+ [\w-]+-hoarding\.client there is no client “nobody”/,
      ],
      [
        "a service that opens with a price that isn't in the list",
        ["services/print-media.yaml", /^( {2}price: )"Newspaper.*$/m, '$1"A page"'],
        /^content\/services\/print-media\.yaml:\d+ facts\.price content\/prices\.yaml has no row “A page”/,
      ],
    ]);
  });

  test("a price in Hindi left empty, though the list has a Hindi name for it", () => {
    findEach([
      [
        "the price",
        ["hi/services/outdoor-advertising.yaml", /^( {2}price:) .*$/m, "$1"],
        /^content\/hi\/services\/outdoor-advertising\.yaml:\d+ facts\.price content\/hi\/prices\.yaml has no row/,
      ],
    ]);
  });

  test("files that contradict each other", () => {
    findEach([
      [
        "a bill whose months are not those of its weeks",
        [story, /months: 3, rate: 95000/, "months: 2, rate: 95000"],
        /^content\/stories\/pankh-unipole\.md.* 13 weeks are paid by months; write months: 3/,
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
        "a picture in an article that does not exist",
        [article, /\n## /, "\n![A gate](gate-at-nite)\n\n## "],
        /^content\/blog\/Keyword-Research\.md:\d+ text there is no picture named “gate-at-nite”/,
      ],
      [
        "a link to an article whose day has not come",
        ["blog/Benefits-of-Outdoor-Advertising.md", /^date: .*\nupdated: .*$/m, "date: 2099-01-01"],
        /^content\/blog\/High-Quality-Content\.md:\d+ text the link \/Blog\/Benefits-of-Outdoor-Advertising leads to a page that isn’t there before 2099-01-01/,
      ],
      [
        "a story whose plan names a place that the lists don’t have",
        [story, /^( {2}places: ).*$/m, "$1[mowa-flyover]"],
        /^content\/stories\/pankh-unipole\.md:\d+ plan\.places no society and no site is called “mowa-flyover”/,
      ],
      [
        "a title that another page has",
        ["pages/career.yaml", /^( {2}title: ).*$/m, `$1${JSON.stringify(readArticles()[0]?.metaTitle)}`],
        /^content\/pages\/career\.yaml:\d+ head\.title content\/blog\/\S* has the same; each page needs its own/,
      ],
      [
        "a script in a text of one line",
        ["pages/about.yaml", /^quote: "/m, "$&<script>alert(1)</script> "],
        /^content\/pages\/about\.yaml:\d+ quote “.*<script>.*” holds program code/,
      ],
      [
        "another client’s work in a story",
        [story, /^artwork:\n {2}- .*$/m, "artwork:\n  - setu-portrait"],
        /^content\/stories\/pankh-unipole\.md:\d+ artwork \(entry 1\) “setu-portrait” was made for another client; choose a work for .+/,
      ],
      [
        "a question without an answer",
        ["pages/questions.md", /^### .*$/m, "### Do you paint walls?\n\n$&"],
        /^content\/pages\/questions\.md:\d+ text “### Do you paint walls\?” has no text below it; write it/,
      ],
      [
        "a gap that is still to be written",
        ["pages/about.yaml", /^title: .*$/m, "title: ??? Who we are"],
        /^content\/pages\/about\.yaml:\d+ title “\?\?\?.*” stands in for a text that is still to come/,
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
    ]);
  });

  test("a blank in an old address's new one is named", () => {
    const text = "redirects:\n  - { from: /jobs, to: /Contact us }\n";
    expect(findingsWith({ "content/redirects.yaml": text }).map(formatLine)).toEqual([
      expect.stringMatching(/^content\/redirects\.yaml:2 redirects \(entry 1\)\.to there is a blank/),
    ]);
  });

  test("impossible redirects, also from where the server itself answers", () => {
    const entries = [
      "from: /about/, to: /",
      "from: /jobs, to: /carers",
      "from: /About-us, to: /contact-US",
      "from: /Contact-us, to: /",
      "from: /%43ontact-US, to: /",
      "from: /Desk/numbers, to: /",
      "from: /artwork/old-board.pdf, to: /",
    ];
    const text = `redirects:\n${entries.map((entry) => `  - { ${entry} }\n`).join("")}`;
    expect(findingsWith({ "content/redirects.yaml": text }).map(formatLine).slice(0, 6)).toEqual([
      expect.stringMatching(/^content\/redirects\.yaml:2 redirects \(entry 1\)\.from \/about\/ has a page/),
      expect.stringMatching(/:3 redirects \(entry 2\)\.to the link \/carers leads nowhere/),
      expect.stringMatching(/:4 redirects \(entry 3\)\.to \/contact-US is itself a redirect; write the page/),
      expect.stringMatching(/:6 .*\.from \/%43ontact-US is the same address as \/Contact-us in entry 4/),
      expect.stringMatching(/:7 .* \/Desk\/numbers belongs to the server itself; take this redirect out/),
      expect.stringMatching(/:8 .* \/artwork\/old-board\.pdf belongs to the server itself/),
    ]);
  });

  test("a file that no page shows, and a picture without a description", () => {
    const words = applyChanges(["pictures/pictures-flat.yaml", /^(\w[\w-]*):/m, "other-$1:"]);
    const remedies = [words, { "content/pages/prices-2027.yaml": "title: x\n" }]
      .flatMap(findingsWith)
      .map(({ remedy }) => remedy);
    expect(remedies).toContainEqual(expect.stringMatching(/no page shows this file/));
    expect(remedies).toContainEqual(expect.stringMatching(/has no words yet|no picture has this name/));
  });
});

test("advice that much of a file needs is one line, with how many places need it", () => {
  const file = "content/hi/inventory/outdoor.yaml";
  const findings = findingsWith({ [file]: "title: बोर्ड\n" });
  const lines = formatFindings(findings)
    .split("\n")
    .filter((line) => line.includes(file));
  expect(findings.filter((finding) => finding.file === file).length).toBeGreaterThan(20);
  expect(lines).toEqual([expect.stringMatching(/: in \d{2,} places, here first: visitors read the English/)]);
});

test("advice is reported in the same way but doesn’t stop the build", () => {
  const findings = findEach([
    [
      "a word that stands twice",
      [article, /\n## /, "\nLook at the the rest of it.\n\n## "],
      /Keyword-Research\.md:\d+ text look at “.*the the/,
    ],
    [
      "a heading that skips a level",
      ["blog/SEO-Optimization.md", /\n## /, "\n#### "],
      /SEO-Optimization\.md:\d+ text “#### .*”: write ## here; a step is left out/,
    ],
    [
      "a title longer than search results show",
      ["pages/about.yaml", /^( {2}title: ).*$/m, `$1${"Boards ".repeat(9)}`],
      /about\.yaml:\d+ head\.title shorten this text to 60 characters or fewer/,
    ],
    [
      "a bill that charges more than the price list says",
      [story, /rate: 95000/, "rate: 150000"],
      /pankh-unipole\.md.* is billed at ₹150000, outside the range of “Unipole, 30 x 10 ft, one face, lit”/,
    ],
    [
      "a board of a size that has no price",
      ["inventory/outdoor.yaml", /^( {4}width: )40$/m, "$1 39"],
      /outdoor\.yaml.* add a row “Hoarding, 39 x 20 ft” with board: .* to content\/prices\.yaml/,
    ],
  ]);
  expect(findings.filter(({ isAdvice }) => !isAdvice)).toEqual([]);
});

test.each<[string, Change, string, RegExp]>([
  [
    "an article with an impossible date",
    [article, /^date: .*$/m, "date: 2025-13-45\ndraft: true"],
    "/Blog/Keyword-Research",
    /^content\/blog\/Keyword-Research\.md:\d+ date write the date as year-month-day/,
  ],
  [
    "a society of many people",
    ["societies.yaml", /^([\s\S]*\n {2})people: \d+$/m, "$1people: many\n  draft: true"],
    `/societies/${readSocieties().at(-1)?.slug}`,
    /^content\/societies\.yaml:\d+ \(entry \d+\)\.people write a whole number without quotes/,
  ],
])(
  "a draft reports its mistake at its own address and leaves other pages alone: %s",
  (_title, change, path, finding) => {
    vi.stubEnv("SHOW_UNPUBLISHED", "1");
    withContent(openContent(process.cwd(), applyChanges(change)), () => {
      readSocieties();
      expect(findDraftMistakes(path).map(formatLine)).toEqual([expect.stringMatching(finding)]);
      expect(findDraftMistakes("/About")).toEqual([]);
      readStoryList();
    });
    vi.unstubAllEnvs();
  },
);
