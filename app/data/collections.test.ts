import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isTaken } from "./collections.ts";
import { contentDaysFile, findLastChange } from "./last-change.server.ts";
import { openContent, withContent } from "./open-content.server.ts";
import { listPaths, refuseAddress } from "./paths.server.ts";

test("no page can have an address at which the server answers or the build keeps files", () => {
  const names = "500 api artwork assets away desk healthz hi pictures readyz".split(" ");
  for (const name of names)
    expect([name, isTaken(`/${name}`), isTaken(`/${name.toUpperCase()}`)]).toEqual([name, true, true]);
  expect(isTaken("/desk-calendars")).toBe(false);
});

test.each([
  ["pages/about.md", "/about is the address of another page"],
  ["pages/print-media-in-raipur.md", "/print-media-in-raipur is the address of another page"],
  ["blog/2.md", "/Blog/2 is the address of another page"],
  ["blog/नया.md", "the file’s name becomes the page’s address"],
  ["services/print-media.yaml", "path: /healthz is the address of another page", "/healthz"],
  ["services/print-media.yaml", "path: write / and a name of letters", "/prints/a4"],
  [
    "services/print-media.yaml",
    "path: /Audio-Visuals-in-Raipur is the address of",
    "/Audio-Visuals-in-Raipur",
  ],
])("the page of %s is refused its address: %s", (file, remedy, path = "") => {
  const source = path ? readFileSync(`content/${file}`, "utf8").replace(/^path: .*$/m, `path: ${path}`) : "";
  const content = openContent(process.cwd(), { [`content/${file}`]: source || "---\ntitle: Terms\n---\n" });
  expect(() => withContent(content, () => refuseAddress(file))).toThrow(`content/${file}: ${remedy}`);
});

test("a page has last changed when its own file did, or another whose words it shows", () => {
  const [outdoor = ""] = listPaths("sites");
  const dates = {
    "pages/home.yaml": "01",
    "clients.yaml": "02",
    "prices.yaml": "03",
    "inventory/outdoor.yaml": "04",
  };
  const days = Object.entries(dates).map(([file, date]) => [file, { digest: "", day: `2026-11-${date}` }]);
  const content = openContent(process.cwd(), { [contentDaysFile]: JSON.stringify(Object.fromEntries(days)) });
  const changed = (path: string) => withContent(content, () => findLastChange(path));
  expect(["/", "/Services", outdoor, "/career"].map(changed)).toEqual([
    "2026-11-02",
    "2026-11-03",
    "2026-11-04",
    undefined,
  ]);
});
