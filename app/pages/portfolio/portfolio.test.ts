import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openContent, withContent } from "../../data/open-content.server.ts";
import { readPortfolio } from "./portfolio.server.ts";

/** The videos that are shown where the file names the first one so. */
function readVideos(link: string, change = (text: string) => text) {
  const text = readFileSync("content/portfolio.yaml", "utf8").replace("aqz-KE-bpKQ", JSON.stringify(link));
  const content = openContent(process.cwd(), { "content/portfolio.yaml": change(text) });
  return withContent(content, readPortfolio).videos.items.map(({ id }) => id);
}

test("a video is named by any link that YouTube gives", () => {
  for (const link of [
    "aqz-KE-bpKQ",
    " https://youtu.be/aqz-KE-bpKQ?si=AbC-12_x ",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=42s",
    "https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ",
    "youtube.com/shorts/aqz-KE-bpKQ",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
    "https://youtube.com/live/aqz-KE-bpKQ?feature=share",
  ])
    expect([link, readVideos(link)[0]]).toEqual([link, "aqz-KE-bpKQ"]);
});

test("a link that leads to no video of YouTube’s is refused", () => {
  for (const link of [
    "https://vimeo.com/12345",
    "https://youtube.com/@agency",
    "https://evil.example/watch?v=aqz-KE-bpKQ",
  ])
    expect(() => readVideos(link), link).toThrow(/paste the video’s link/);
});

test("videos can be added and taken out", () => {
  const line = /^ {4}- \{ id: eRsGyueVLvQ.*\n/m;
  expect(readVideos("aqz-KE-bpKQ", (text) => text.replace(line, ""))).toHaveLength(8);
  expect(readVideos("aqz-KE-bpKQ", (text) => text.replace(line, (video) => video + video))).toHaveLength(10);
});
