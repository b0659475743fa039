import { describe, expect, test } from "vitest";
import { checkContent } from "../app/check-content.server.ts";
import { getField, withContent } from "../app/data/open-content.server.ts";
import { readPortfolio } from "../app/pages/portfolio/portfolio.server.ts";
import { readText } from "./content-file.ts";
import { type Entry, listEntries } from "./content-index.ts";
import { type EntryKind, findKind } from "./entry-kinds.ts";
import { Removal } from "./removal.ts";
import { openPending } from "./validation.ts";

checkContent();

function entries(kind: string): Entry[] {
  return listEntries(findKind(kind) as EntryKind);
}

/** How often a text links to an address. */
function links(text: string | undefined, address: string): number {
  return (text ?? "").split(`](${address})`).length - 1;
}

test.each(["nabh", "kadamba", "amaltas"])(
  "the client %s, hidden, leaves every place at once, its stories too, and nothing stands in the way",
  (key) => {
    const client = entries("client").find(({ facts }) => getField(facts, "key") === key) as Entry;
    const draft = (readText("clients.yaml") ?? "").replace(
      `- key: ${key}\n`,
      `- key: ${key}\n  draft: true\n`,
    );
    const { blockers, mentions, texts } = new Removal(client, { "clients.yaml": draft });
    expect([key, blockers]).toEqual([key, []]);
    expect(mentions.join("\n")).toMatch(/^Works on the portfolio: .* instead\)$/m);
    expect(
      Object.keys(texts).filter((file) => texts[file] === undefined),
      "no file goes",
    ).toEqual([]);
    const stories = entries("story").filter(({ facts }) => getField(facts, "client") === key);
    for (const { file } of stories) expect(texts[file]).toContain("\ndraft: true\n");
    const { sliders, websites } = withContent(openPending(texts), readPortfolio);
    const shown = [...sliders.flatMap(({ pieces }) => pieces), ...websites.items];
    expect(shown.filter((work) => work.client === client.title)).toEqual([]);
    expect(shown.length).toBeGreaterThan(38);
  },
);

describe("A removed entry", () => {
  test("takes every link to it along, and the linked words stay", () => {
    const article = entries("article").find(({ file }) => file === "blog/Influencer-Marketing.md") as Entry;
    const address = "/Blog/Influencer-Marketing";
    const { texts } = new Removal(article);
    expect(texts[article.file]).toBeUndefined();
    const otherFiles = Object.keys(texts).filter((file) => file.endsWith(".md") && file !== article.file);
    expect(otherFiles.length).toBeGreaterThan(0);
    for (const file of otherFiles) {
      const [, words = ""] = new RegExp(`\\[([^\\]]*)\\]\\(${address}\\)`).exec(readText(file) ?? "") ?? [];
      expect(links(readText(file), address)).toBeGreaterThan(0);
      expect(links(texts[file], address)).toBe(0);
      expect(texts[file]).toContain(words);
    }
    expect(texts["redirects.yaml"]).toContain(`from: ${address}, to: /Blog`);
  });

  test("leaves its boards to let; each place that needs something else, and each sentence that still names it, is listed at once", () => {
    const [key] = /(?<=^\w+:\n {2}client: ).*/m.exec(readText("posters.yaml") ?? "") ?? [];
    const client = entries("client").find(({ facts }) => getField(facts, "key") === key) as Entry;
    const { blockers, sentences, texts } = new Removal(client);
    const works = readPortfolio().sliders.flatMap(({ pieces }) =>
      pieces.filter((work) => work.client === client.title),
    );
    expect(works.length).toBeGreaterThan(1);
    expect(blockers.filter(({ remedy }) => remedy.endsWith("choose one of another client"))).toHaveLength(
      works.length,
    );
    expect(texts["posters.yaml"]).not.toContain(`client: ${key}`);
    expect(texts["societies.yaml"]).not.toMatch(new RegExp(`poster: ${key}\\b`));
    const naming = Object.entries(texts).filter(([, text]) => text?.includes(client.title));
    expect(sentences.map(({ file }) => file)).toEqual(
      expect.arrayContaining(naming.map(([file]) => `content/${file}`)),
    );
  });
});
