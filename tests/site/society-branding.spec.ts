import type { Locator } from "@playwright/test";
import { readSite } from "../../app/data/site.server.ts";
import { enquiryPath } from "../../app/pages/services/enquiry-path.ts";
import { readSocietyPage } from "../../app/pages/services/society/society-page.server.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const path = "/Society-Branding-in-Raipur";
const {
  service,
  facts,
  copy: shared,
  societyCopy: copy,
  societies,
  inventory,
  totalsTitle,
} = readSocietyPage();
const { card } = copy;

test.beforeEach(async ({ page }) => {
  await page.goto(path);
});

test("The page opens with its title, its line and a way to enquire", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(service.title);
  await expect(page.getByText(service.tagline)).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: shared.enquireNow.label, exact: true }),
  ).toHaveAttribute("href", enquiryPath("/Contact", { service: "Society Branding" }));
});

test("The totals are the sums of all societies", async ({ page }) => {
  const strip = page.getByRole("region", { name: totalsTitle });
  const flats = societies.reduce((sum, one) => sum + one.flats, 0);
  const shown = [
    [copy.totals.societies, societies.length],
    [copy.totals.people, societies.reduce((sum, { people }) => sum + people, 0)],
    [copy.totals.flats, flats],
  ] as const;
  for (const [label, sum] of shown) expect(await fact(strip, label)).toBe(sum.toLocaleString("en-IN"));
  expect(await outlines(strip.locator("[data-windows]"))).toBe(flats);
});

test("A card for every society is shown, in the list's order", async ({ page }) => {
  const list = page.getByRole("region", { name: inventory.title });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(societies.map(({ name }) => name));
});

test("Every society shows its facts, and its enquiry carries its name", async ({ page }) => {
  for (const society of societies) {
    const shown = page.getByRole("article", { name: society.name, exact: true });
    await expect(shown.getByText(society.address, { exact: true })).toBeVisible();
    await expect(shown.getByText(society.blurb)).toBeVisible();
    await expect(shown.getByRole("heading", { level: 4 })).toHaveText([card.society, card.media]);
    const facts = [
      [card.people, society.peopleText],
      [card.flats, String(society.flats)],
      [society.units.label, society.units.text],
      [card.board, society.board],
      [card.size, society.size],
      [card.visibility, society.visibility],
    ] as const;
    for (const [label, value] of facts)
      expect(await fact(shown, label), `${label} of ${society.name}`).toBe(value);

    const link = shown.getByRole("link", { name: shared.enquireNow.label });
    await expect(link).toHaveAccessibleName(new RegExp(society.name));
    const target = new URL((await link.getAttribute("href")) ?? "", page.url());
    expect(target.pathname, society.name).toBe("/Contact");
    expect(target.searchParams.get("society")).toBe(society.name);
    expect(target.searchParams.get("service")).toBe("Society Branding");
  }
});

test("Every society is drawn with a window for every flat and every board it has", async ({ page }) => {
  for (const society of societies) {
    const drawing = page
      .getByRole("article", { name: society.name, exact: true })
      .getByRole("img", { name: society.name });
    expect(await outlines(drawing.locator("[data-windows]")), society.name).toBe(society.flats);
    expect(await outlines(drawing.locator("[data-towers]")), society.name).toBe(society.towers);
    const { label, count } = society.units;
    expect(await outlines(drawing.locator("[data-bungalows]")), society.name).toBe(
      label === "Bungalows" ? count : 0,
    );
    if (label === "Blocks") expect(society.towers, society.name).toBe(count);

    const boards = drawing.locator("[data-board]");
    expect(
      await boards.evaluateAll((all) => all.map((one) => one.getAttribute("data-board"))),
      society.name,
    ).toEqual(society.boards.map(({ kind }) => kind));
    for (const [at, { width, height, poster }] of society.boards.entries()) {
      const text = (await boards.nth(at).textContent()) ?? "";
      for (const line of poster.lines) expect(text).toContain(line);
      for (const feet of [width, height])
        expect(text).toContain(copy.drawing.feet.replace("{n}", String(feet)));
    }
  }
});

test("Posters and measures are drawn large enough to be read", async ({ page }) => {
  await hydrated(page);
  const drawings = page.getByRole("region", { name: inventory.title }).getByRole("img");
  const sizes = await drawings.evaluateAll((all) =>
    all.map((drawing) => {
      const boards = drawing.querySelector<SVGGElement>("g[id$=-boards]");
      const use = drawing.querySelector<SVGUseElement>("use[href$=-boards]");
      const shown = use?.getBoundingClientRect().width ? use : boards;
      const scale = shown?.getScreenCTM()?.a ?? 0;
      const measure = Number(shown?.closest("[font-size]")?.getAttribute("font-size"));
      const posters = [...(boards?.querySelectorAll("text[fill][font-size]") ?? [])];
      return {
        name: drawing.getAttribute("aria-label"),
        measure: measure * scale,
        poster: Math.min(...posters.map((text) => Number(text.getAttribute("font-size")))) * scale,
      };
    }),
  );
  expect(sizes).toHaveLength(societies.length);
  for (const { name, measure, poster } of sizes) {
    expect(measure, `measures of ${name}`).toBeGreaterThanOrEqual(13);
    expect(poster, `posters of ${name}`).toBeGreaterThanOrEqual(12);
  }
});

test("Nobody has to scroll sideways, from the narrowest phone to a wide screen", async ({ page }) => {
  for (const width of [320, 360, 480, 543, 544, 640, 768, 1023, 1024, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("Printed, the page is its facts and the inventory alone, with the way to book at its foot", async ({
  page,
}) => {
  const { phone, email } = readSite();
  const booking = page.getByText(copy.kit.line).locator("..");
  await expect(booking).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(booking).toBeVisible();
  await expect(booking).toContainText(phone.shown);
  await expect(booking).toContainText(email);
  await expect(page.getByRole("article")).toHaveCount(societies.length);
  await expect(page.getByRole("region", { name: totalsTitle })).toBeVisible();
  await expect(page.getByRole("region", { name: facts.titles.title })).toContainText(facts.need);
  for (const gone of [
    page.getByRole("contentinfo"),
    page.getByRole("navigation"),
    page.getByRole("heading", { name: service.enquiry.title }),
    page.getByRole("heading", { name: service.closing.title }),
    page.getByRole("link", { name: shared.enquireNow.label }),
  ])
    await expect(gone).toHaveCount(0);
});

test("The printed inventory is two sheets of A4", async ({ page, browserName }) => {
  expect(browserName, "only Chromium prints to PDF").toBe("chromium");
  await hydrated(page);
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
  expect(sheet).toMatch(/\/MediaBox\s*\[0 0 59[45]\S* 84[12]\S*\]/);
});

/** What stands beside a fact's name. */
async function fact(within: Locator, name: string): Promise<string | null> {
  return within
    .locator("div:has(> dt)")
    .filter({ has: within.page().getByText(name, { exact: true }) })
    .locator("dd")
    .textContent();
}

/** How many closed outlines the paths draw. */
async function outlines(paths: Locator): Promise<number> {
  return paths.evaluateAll((all) =>
    all.reduce((sum, path) => sum + (path.getAttribute("d")?.match(/z/g)?.length ?? 0), 0),
  );
}
