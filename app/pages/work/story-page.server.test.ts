import { expect, test } from "vitest";
import { readStories } from "../../data/stories.server.ts";
import { readStoryPage } from "./story-page.server.ts";

test.for(readStories())(
  "$path begins each part with one paragraph, and a table that follows it, and folds the rest",
  ({ path }) => {
    const page = readStoryPage({ pattern: path });
    for (const { lead, rest } of [page.brief, page.plan, page.counted]) {
      expect(lead.match(/<p>/g)).toHaveLength(1);
      expect(rest).not.toMatch(/^<div class="table/);
    }
    expect([page.counted.lead, page.counted.rest].join("").match(/<table/g)).toHaveLength(1);
  },
);
