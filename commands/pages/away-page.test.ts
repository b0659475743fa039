import { expect, test } from "vitest";
import { readSite } from "../../app/data/site.server.ts";
import { awayPage } from "./away-page.ts";

test("the page for when the server doesn't answer has the telephone number, and loads nothing from it", async () => {
  const html = await awayPage(async (page) => page);
  const { number, shown } = readSite().phone;
  expect(html).toContain(`<a href="tel:${number}">Call ${shown}</a>`);
  expect(html).not.toMatch(/<link|\ssrc=|url\(/);
});
