import { describe, expect, test } from "vitest";
import { checkContent } from "../../app/check-content.server.ts";
import { getField } from "../../app/data/open-content.server.ts";
import { readText } from "./content-file.ts";
import { describeFile, type Entry, listEntries } from "./content-index.ts";
import { kinds } from "./entry-kinds.ts";
import { planRemoval } from "./removal.ts";

checkContent();

function entries(kind: string): Entry[] {
  return listEntries(kinds[kind] as (typeof kinds)[string]);
}

/** How often a text links to an address. */
function links(text: string | undefined, address: string): number {
  return (text ?? "").split(`](${address})`).length - 1;
}

describe("A removed entry", () => {
  test("takes every link to it along, and the linked words stay", () => {
    const linked = entries("article").find(({ file }) => file === "blog/Influencer-Marketing.md") as Entry;
    const address = "/Blog/Influencer-Marketing";
    const { texts } = planRemoval(linked, "/Blog");
    expect(texts[linked.file]).toBeUndefined();
    const others = Object.keys(texts).filter((file) => file.endsWith(".md") && file !== linked.file);
    expect(others.length).toBeGreaterThan(0);
    for (const file of others) {
      const [, words = ""] = new RegExp(`\\[([^\\]]*)\\]\\(${address}\\)`).exec(readText(file) ?? "") ?? [];
      expect(links(readText(file), address)).toBeGreaterThan(0);
      expect(links(texts[file], address)).toBe(0);
      expect(texts[file]).toContain(words);
    }
    expect(texts["redirects.yaml"]).toContain(`from: ${address}, to: /Blog`);
  });

  test("isn't removed if something must take its place, and the error names that place", () => {
    const [client] = entries("client");
    const { blockers } = planRemoval(client as Entry);
    expect(blockers.map(({ remedy }) => remedy).join()).toContain("is named here; choose another first");
  });

  test("leaves no gap in the menu's order if it was a service", () => {
    const all = entries("service").toSorted((a, b) => orderOf(a) - orderOf(b));
    const [, second] = all;
    const { texts } = planRemoval(second as Entry);
    const later = all.slice(2);
    expect(later.length).toBeGreaterThan(1);
    for (const one of later) expect(texts[one.file]).toMatch(new RegExp(`^order: ${orderOf(one) - 1}$`, "m"));
  });

  test("changes no other line of the list if it was a society that nothing else names", () => {
    const [, society] = entries("society");
    const { texts, mentions, blockers } = planRemoval(society as Entry);
    expect([Object.keys(texts), blockers]).toEqual([["societies.yaml", "hi/societies.yaml"], []]);
    expect(mentions, "its words in Hindi go with it").toEqual([describeFile("hi/societies.yaml").title]);
    const kept = (texts["societies.yaml"] ?? "").split("\n");
    const lines = (readText("societies.yaml") ?? "").split("\n");
    expect(kept.length).toBeLessThan(lines.length);
    expect(kept.filter((line) => !lines.includes(line))).toEqual([]);
    expect(kept.join("\n")).not.toContain(`name: ${society?.title}`);
  });
});

function orderOf({ facts }: Entry): number {
  return Number(getField(facts, "order"));
}
