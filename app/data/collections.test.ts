import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isTaken } from "./collections.ts";
import { openContent, withContent } from "./open-content.server.ts";
import { refuseAddress } from "./paths.server.ts";

test("no page can have an address at which the server answers or the build keeps files", () => {
  const names = "500 api artwork assets away desk editor healthz hi pictures readyz".split(" ");
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
