import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inLanguage, openContent, withContent } from "./open-content.server.ts";
import { readStories, readStoryList } from "./stories.server.ts";

test("a Hindi page lists the stories that are told in Hindi, and no other", () => {
  const { path = "" } = readStories()[0] ?? {};
  const file = `${path.replace("/work/", "stories/")}.md`;
  const [, body] = readFileSync(`content/${file}`, "utf8").split("\n---\n");
  const inHindi = (words?: string) =>
    withContent(openContent(process.cwd(), { [`content/hi/${file}`]: words }), () =>
      inLanguage("hi", readStoryList),
    ).entries.map((story) => [story.path, story.title]);
  expect(inHindi().flat()).not.toContain(path);
  expect(inHindi(`---\ntitle: पूरी बात\n---\n${body}`)).toContainEqual([path, "पूरी बात"]);
});
