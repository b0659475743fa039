import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readArticles } from "../app/data/articles.server.ts";
import { readClients } from "../app/data/clients.server.ts";
import { inLanguage, openContent, withContent } from "../app/data/open-content.server.ts";
import { listPaths, readPaths } from "../app/data/paths.server.ts";
import { readSocieties } from "../app/data/places/inventory.server.ts";
import { readPlaces } from "../app/data/places/places.server.ts";
import { readRedirects } from "../app/data/redirects.server.ts";
import { readShell } from "../app/data/shell.server.ts";
import { describeSpecialDays } from "../app/data/site.server.ts";
import { readBlogBackPage, readBlogList } from "../app/pages/blog/blog-page.server.ts";
import { readCareerPage } from "../app/pages/career/career-page.server.ts";
import { readContactPage } from "../app/pages/contact/contact-page.server.ts";
import { describeOrganisation } from "../app/seo/page-meta.server.ts";
import { inputsDigest } from "../pipeline/build-freshness.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const contentOf = (file: string) => readFileSync(`content/${file}`, "utf8");
const markAsDraft = (text: string) => text.replace("---\n", "---\ndraft: true\n");

/** An article of this day that is like another. */
function articleOf(day: string): string {
  const article = contentOf("blog/Keyword-Research.md").replace(/^updated: .*\n/m, "");
  return article.replace(/^date: .*$/m, `date: ${day}`).replace(/^(metaTitle): .*$/m, `$1: Of ${day}`);
}

function withFiles<T>(files: Record<string, string>, read: () => T): T {
  const changes = Object.entries(files).map(([file, text]) => [`content/${file}`, text]);
  return withContent(openContent(process.cwd(), Object.fromEntries(changes)), read);
}

test("an article, a service and a society that stand in content/ and nowhere else are shown wherever there are lists", () => {
  const added = {
    "blog/Lanes.md": articleOf("2025-02-10"),
    "services/lamp-post-boards.yaml": contentOf("services/event-promotion.yaml")
      .replace(/^name: .*$/m, "name: Lamp Post Boards")
      .replace(/^order: .*$/m, `order: ${readShell().services.length + 1}`)
      .replace(/^path: .*$/m, "path: /Lamp-Post-Boards"),
    "prices.yaml": contentOf("prices.yaml").replace(
      /^ {2}- key: event-promotion\n(?: {4}.*\n)+/m,
      (part) => part + part.replace(/event-promotion/i, "lamps").replace(/\/Event-.*$/m, "/Lamp-Post-Boards"),
    ),
    "societies.yaml": contentOf("societies.yaml").replace(
      /^- key: (?:.*\n)+?(?=- key)/m,
      (entry) => entry + entry.replace(/^- key: .*$/m, "- key: trial").replace(/name: .*$/m, "name: A Trial"),
    ),
  };
  withFiles(added, () => {
    expect(readPaths().canonicalPaths).toEqual(
      expect.arrayContaining(["/Blog/Lanes", "/Lamp-Post-Boards", "/societies/a-trial"]),
    );
    expect(readBlogList().map(({ link }) => link)).toContain("/Blog/Lanes");
    expect(readShell().services.map(({ path }) => path)).toContain("/Lamp-Post-Boards");
    expect(readContactPage().form.services.map(({ label }) => label)).toContain("Lamp Post Boards");
    expect(readPlaces().map(({ name }) => name)).toContain("A Trial");
  });
});

describe("A draft", () => {
  const drafts = {
    "blog/Keyword-Research.md": markAsDraft(contentOf("blog/Keyword-Research.md")),
    "stories/pankh-unipole.md": markAsDraft(contentOf("stories/pankh-unipole.md")),
    "services/print-media.yaml": `draft: true\n${contentOf("services/print-media.yaml")}`,
    "societies.yaml": contentOf("societies.yaml").replace(/^- key: .*$/m, "$&\n  draft: true"),
    "clients.yaml": contentOf("clients.yaml").replace(/^- key: .*$/m, "$&\n  draft: true"),
  };
  const addresses = ["/Blog/Keyword-Research", "/work/pankh-unipole", "/Print-Media-in-Raipur"];
  const listShown = () => readPaths().canonicalPaths.filter((address) => addresses.includes(address));
  const lists = () => [readSocieties().length, readClients().length];

  test("of an article, a story, a service, a society or a client is shown to nobody", () => {
    expect(listShown()).toHaveLength(3);
    expect(withFiles(drafts, listShown)).toEqual([]);
    expect(withFiles(drafts, lists)).toEqual(lists().map((count) => count - 1));
  });

  test("is shown on the author's own computer", () => {
    vi.stubEnv("SHOW_UNPUBLISHED", "1");
    expect(withFiles(drafts, listShown)).toHaveLength(3);
  });
});

describe("An article with a later date", () => {
  const isShown = () =>
    withFiles({ "blog/Waiting.md": articleOf("2026-12-24") }, () =>
      [listPaths("article"), readArticles().map((article) => article.path)].map((list) =>
        list.includes("/Blog/Waiting"),
      ),
    );

  test.each([
    ["2026-12-23", false],
    ["2026-12-24", true],
  ])("is shown in a site built as of %s: %s", (day, isExpected) => {
    vi.stubEnv("PUBLISH_AS_OF", day);
    expect(isShown()).toEqual([isExpected, isExpected]);
  });

  test.each([
    ["2026-12-23T18:29:59Z", false],
    ["2026-12-23T18:30:00Z", true],
  ])(
    "appears when its day begins in India, wherever the computer is: at %s it is shown: %s",
    (time, isExpected) => {
      vi.stubEnv("TZ", "America/New_York");
      vi.setSystemTime(time);
      expect(isShown()).toEqual([isExpected, isExpected]);
    },
  );

  test("makes the built site out of date on its day, and not before", () => {
    using folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-dates-"));
    mkdirSync(path.join(folder.path, "content/blog"), { recursive: true });
    writeFileSync(path.join(folder.path, "content/blog/Waiting.md"), articleOf("2026-12-24"));
    const [early, eve, day] = ["2026-12-01T12:00:00Z", "2026-12-23T18:29:59Z", "2026-12-23T18:30:00Z"].map(
      (time) => {
        vi.setSystemTime(time);
        return inputsDigest(folder.path);
      },
    );
    expect(early).toBe(eve);
    expect(day).not.toBe(eve);
  });
});

test.each([
  ["2027-10-30", ["Diwali: closed 28–30 October", "Holi: 22 March, 10 am to 2 pm"], 2],
  ["2027-10-31", ["Holi: 22 March, 10 am to 2 pm"], 1],
])(
  "as of %s visitors and search engines are told of the special days that aren’t over, and of such positions",
  (day, words, count) => {
    vi.stubEnv("PUBLISH_AS_OF", day);
    const days =
      '  - { name: Diwali, from: 2027-10-28, until: 2027-10-30 }\n  - { key: holi, name: Holi, from: 2028-03-22, opens: "10:00", closes: "14:00" }';
    const site = contentOf("site.yaml").replace(/(?<=^specialDays:\n)( .*\n)*/m, `${days}\n`);
    const hindi = contentOf("hi/site.yaml").replace(/(?<=^specialDays:\n) .*$/m, "  holi: { name: होली }");
    const career = contentOf("pages/career.yaml").replace(
      /(?<=^positions:[^}]*)(?= })/m,
      ", until: 2027-10-30",
    );
    withFiles({ "site.yaml": site, "hi/site.yaml": hindi, "pages/career.yaml": career }, () => {
      const [designer] = readCareerPage().positions.list;
      expect(designer?.text.endsWith(" Apply by 30 October 2027.")).toBe(count === 2);
      expect(describeSpecialDays().map((entry) => entry.words)).toEqual(words);
      expect(describeOrganisation()).toMatchObject({ specialOpeningHoursSpecification: { length: count } });
      expect(inLanguage("hi", describeSpecialDays).at(-1)?.words).toBe(
        "होली: 22 मार्च, सुबह\u00A010 से दोपहर\u00A02\u00A0बजे तक",
      );
    });
  },
);

test("the blog has a third page with its own title once there are seventeen articles", () => {
  const days = Array.from(
    { length: 17 - listPaths("article").length },
    (_, index) => `2025-03-${10 + index}`,
  );
  const articles = Object.fromEntries(days.map((day) => [`blog/Lane-${day}.md`, articleOf(day)]));
  const titles = withFiles(articles, () =>
    ["/Blog/2", ...listPaths("blog page")].map((pattern) => readBlogBackPage({ pattern }).head.title),
  );
  expect(titles).toEqual([expect.stringContaining("Page 2"), expect.stringContaining("Page 3")]);
});

test("an old address redirects where content says, or is gone, also when a browser encodes it", () => {
  const text =
    "redirects:\n  - { from: /Rate-card, to: /Services }\n  - { from: /दरें, to: /Services }\n  - { from: /Jobs-2019, gone: true }\n";
  expect(withFiles({ "redirects.yaml": text }, readRedirects)).toEqual([
    { from: "/Rate-card", to: "/Services", status: 301 },
    { from: encodeURI("/दरें"), to: "/Services", status: 301 },
    { from: "/Jobs-2019", status: 410 },
  ]);
});
