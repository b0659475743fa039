import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { formatDay, interpolate } from "../../app/data/format.ts";
import { formatBoards } from "../../app/data/places/board-sizes.ts";
import { readSiteInventories } from "../../app/data/places/inventory.server.ts";
import { readPlaceCopy } from "../../app/data/places/place-copy.server.ts";
import { matchPlaces, sumPlaces } from "../../app/data/places/place-sums.ts";
import { readPlaces } from "../../app/data/places/places.server.ts";
import { findFreeDay } from "../../app/data/places/vacancy.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { readBoardsPage } from "../../app/pages/services/boards/boards-page.server.ts";
import {
  listForFilter,
  readInventoryPage,
  readSocietyPage,
} from "../../app/pages/services/places/inventory/inventory-page.server.ts";
import { calculatePlan } from "../../app/pages/services/plan/plan-costs.tsx";
import { readPlanPage } from "../../app/pages/services/plan/plan-page.server.ts";
import { formatRange } from "../../app/pages/services/plan/plan-words.ts";
import { maxWeeks, planPath } from "../../app/plan/plan-address.ts";
import { readPlanCopy } from "../../app/plan/plan-copy.server.ts";
import { indianDay } from "../../formats/indian-day.ts";
import { formatNumber } from "../../formats/number.ts";
import { expectUsable } from "./expect-usable.ts";
import {
  deep,
  expect,
  hydrated,
  listSheets,
  onDesktopToo,
  open,
  test,
  waitUntilLaidOut,
} from "./fixtures.ts";

const plan = { ...readPlanPage(), copy: { ...readPlaceCopy(), ...readPlanCopy() } };
const { copy, places: allPlaces } = plan;
const boards = readBoardsPage();
const { service, societies } = readSocietyPage();
const { fields } = readContactPage().form;
const { labels } = readSite();
const [outdoor] = readSiteInventories();
const [, first, second] = societies;
const [site, anotherSite] = outdoor?.sites ?? [];
if (!outdoor || !first || !second || !site || !anotherSite)
  throw new Error("two societies and two sites are needed to try a plan");

const slugs = [first.slug, second.slug, site.slug];
const { matches: places } = matchPlaces(slugs, allPlaces);
const sums = sumPlaces(places);
const address = `${planPath}?s=${slugs.join(",")}`;
const removeName = ({ name }: { name: string }) => interpolate(copy.sheet.remove, { name });

const tick = (page: Page, { name }: { name: string }) =>
  page.getByRole("article", { name, exact: true }).getByRole("checkbox");
const bar = (page: Page) => page.getByRole("region", { name: copy.bar.title, exact: true });
const totals = (page: Page) => page.getByRole("region", { name: copy.totals.title });
const findEnquiryLink = (page: Page) => page.getByRole("link", { name: copy.actions.enquire }).first();
const message = (page: Page) => page.getByRole("textbox", { name: fields.message.label });
const forget = (page: Page) => page.evaluate(() => localStorage.clear());

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Requests, from here on, that say what is in the plan or its note. */
function listLeaks(source: BrowserContext): string[] {
  const leaks: string[] = [];
  source.on("request", (request) => {
    const text = request.url() + (request.postData() ?? "");
    if (/secret/i.test(text) || slugs.some((slug) => text.includes(slug))) leaks.push(text);
  });
  return leaks;
}

test("Ticked places are added up and announced, go from one inventory to the next, and are in the plan and the enquiry", async ({
  page,
}) => {
  await open(page, service.path);
  await expect(bar(page)).toBeHidden();
  await tick(page, first).check();
  await tick(page, second).focus();
  await page.keyboard.press("Space");
  await expect(tick(page, second)).toHaveAccessibleName(new RegExp(`${copy.tick.added}.*${second.name}`));
  const twoPlaces = sumPlaces(places.slice(0, 2));
  for (const text of [formatNumber(twoPlaces.people), formatBoards(copy, twoPlaces).join(", ")])
    await expect(bar(page)).toContainText(text);
  await expect(page.getByRole("status").filter({ hasText: formatNumber(twoPlaces.flats) })).toHaveCount(1);
  await open(page, outdoor.service);
  await tick(page, site).check();
  await bar(page).getByRole("button", { name: copy.bar.see }).click();
  await expect(page).toHaveURL(address);
  for (const figure of ["societies", "people", "flats", "sites", "boards", "squareFeet"] as const) {
    const line = totals(page).locator("div").filter({ hasText: copy.totals[figure] });
    await expect(line.getByText(formatNumber(sums[figure])), figure).toBeVisible();
  }
  await page.getByLabel(copy.when.note).fill("For our school.");
  await findEnquiryLink(page).click();
  await expect(message(page)).toHaveValue(/For our school/);
  const ofMostPlaces = page.getByRole("combobox", { name: fields.service.label });
  await expect(ofMostPlaces).toHaveValue(service.name);
  await open(page, outdoor.service);
  await hydrated(page.locator("form astro-island button"));
  await expect(tick(page, site)).toBeChecked();
});

test("An enquiry opened in a new tab has the plan's lines too, and no server saw them", async ({
  page,
  context,
}) => {
  await open(page, address);
  await page.getByLabel(copy.when.note).fill("Secret note");
  const leaks = listLeaks(context);
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    findEnquiryLink(page).click({ modifiers: ["Control"] }),
  ]);
  await hydrated(tab);
  for (const words of [...places.map(({ name }) => name), "Secret note"])
    await expect(message(tab)).toHaveValue(new RegExp(words));
  expect(new URL(tab.url()).hash, "once only, however often the tab is loaded").toBe("");
  expect(leaks).toEqual([]);
});

test(
  "A place ticked in one tab is ticked in the other, and the menu of any page leads to the plan",
  deep,
  async ({ page, context }) => {
    await open(page, service.path);
    await hydrated(page.locator("form astro-island button"));
    const secondPage = await context.newPage();
    await open(secondPage, service.path);
    await tick(secondPage, first).check();
    await expect(tick(page, first)).toBeChecked();
    await expect(bar(page)).toContainText(formatNumber(first.people));
    await open(secondPage, "/About");
    await secondPage.getByRole("button", { name: labels.openMenu }).click();
    await secondPage.getByRole("link", { name: interpolate(copy.link, { n: 1 }) }).click();
    await expect(secondPage).toHaveURL(`${planPath}?s=${first.slug}`);
    await tick(page, first).uncheck();
    const opener = secondPage.getByRole("button", { name: labels.openMenu });
    await expect(opener).toHaveText(labels.openMenu, { useInnerText: true });
  },
);

onDesktopToo(
  "The bar covers neither the focused element nor the chat link, and moves nothing",
  async ({ page }) => {
    await open(page, service.path);
    await waitUntilLaidOut(page);
    await tick(page, first).scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))),
    );
    const before = await tick(page, first).boundingBox();
    await tick(page, first).check();
    await expect(bar(page)).toContainText(formatNumber(first.people));
    expect(await tick(page, first).boundingBox()).toEqual(before);
    const chat = page.getByRole("complementary").getByRole("link").last();
    for (const society of societies.slice(0, 4)) {
      await page.evaluate(() => scrollBy(0, -600));
      await tick(page, society).focus();
      const { foot, top, right } = await bar(page).evaluate((element) => {
        const { top, right } = element.getBoundingClientRect();
        return { foot: document.activeElement?.getBoundingClientRect().bottom ?? 0, top, right };
      });
      expect(foot, society.name).toBeLessThanOrEqual(top);
      const corner = await chat.boundingBox();
      if (corner && corner.y + corner.height > top) expect(right).toBeLessThanOrEqual(corner.x);
    }
  },
);

test("A plan shows its places and posters on one street, its boards by size, what they cost, and when it runs, names what no longer exists, and has the way to the enquiry at most a window away", async ({
  page,
}) => {
  await open(page, `${address},old-town-towers&weeks=8&start=2036-12-01`);
  const head = await page.getByRole("heading", { level: 1 }).boundingBox();
  const link = await findEnquiryLink(page).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect((link?.y ?? height * 2) - (head?.y ?? 0)).toBeLessThan(height);
  await expect(page.getByText(interpolate(copy.gone, { names: "old town towers" }))).toBeVisible();
  const kit = page.getByRole("region", { name: copy.kit.title });
  await expect(kit, "only for whoever came for it").toHaveCount(0);
  const street = page.getByRole("region", { name: copy.street.label }).getByRole("img");
  for (const { name } of places) await expect(street).toHaveAccessibleName(new RegExp(name));
  for (const { poster } of [...first.boards, ...second.boards, site])
    for (const line of poster.lines) await expect(street).toContainText(line);
  const sheet = page.getByRole("region", { name: copy.sheet.title });
  for (const text of places.flatMap((place) => formatBoards(copy, sumPlaces([place]))))
    await expect(sheet).toContainText(text);
  const { total } = calculatePlan(plan, places, { weeks: 8 });
  await expect(page.getByRole("region", { name: copy.costs.title })).toContainText(formatRange(plan, total));
  await expect(page.getByText("1 December 2036 to 25 January 2037")).toBeVisible();
});

test(
  "An empty plan's street is as wide as the window, and its empty hoarding is in its middle",
  deep,
  async ({ page }) => {
    await open(page, planPath);
    const street = page.getByRole("region", { name: copy.street.label });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const edges = await street
        .locator("svg")
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect()).map(({ left, right }) => [left, right]),
        );
      expect(Math.min(...edges.flat())).toBeLessThanOrEqual(0);
      expect(Math.max(...edges.flat())).toBeGreaterThanOrEqual(width);
      const sign = await street.getByText(copy.street.empty[0] ?? "", { exact: true }).boundingBox();
      expect(Math.abs((sign?.x ?? 0) + (sign?.width ?? 0) / 2 - width / 2)).toBeLessThan(width / 10);
    }
  },
);

test("Two places removed one right after the other both stay removed", async ({ page }) => {
  await open(page, address);
  const remove = (place: { name: string }) => page.getByRole("button", { name: removeName(place) });
  const buttons = await Promise.all([first, second].map((place) => remove(place).elementHandle()));
  await page.evaluate((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  }, buttons);
  await expect(page).toHaveURL(`${planPath}?s=${site.slug}`);
  await expect(remove(site)).toBeFocused();
});

test("Adopting, removing, emptying and restoring are announced and saved, and the focus moves on", async ({
  page,
}) => {
  const expectSaid = (text: string) =>
    expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const press = async (name: string) => {
    await button(name).focus();
    await page.keyboard.press("Enter");
  };
  const sheet = page.getByRole("heading", { name: copy.sheet.title });
  await open(page, `${address}&weeks=4`);
  await expect(button(copy.actions.empty), "it is somebody else’s").toHaveCount(0);
  await press(copy.foreign.keep);
  await expectSaid(copy.foreign.kept);
  await expect(sheet).toBeFocused();
  await press(removeName(first));
  await expectSaid(interpolate(copy.sheet.removed, { name: first.name }));
  await expect(button(removeName(second))).toBeFocused();
  await press(interpolate(copy.sheet.putBack, { names: first.name }));
  await expectSaid(interpolate(copy.sheet.isBack, { names: first.name }));
  await expect(button(removeName(first))).toBeFocused();
  await press(removeName(first));
  await expect(button(removeName(second))).toBeFocused();
  await press(removeName(site));
  await expect(button(removeName(second))).toBeFocused();
  await press(copy.actions.empty);
  await expect(page.getByRole("heading", { name: copy.start.title })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await press(copy.start.putBack);
  await expectSaid(copy.start.isBack);
  await expect(sheet).toBeFocused();
  await expect(page).toHaveURL(`${planPath}?s=${second.slug}&weeks=4`);
  await open(page, planPath);
  await expect(totals(page), "kept in this browser").toContainText(formatNumber(second.people));
});

test(
  "Weeks that a plan can’t have, and a first day that is past, bring an error at their field, move no other and count for nothing",
  deep,
  async ({ page }) => {
    await open(page, `${planPath}?s=${first.slug}`);
    const weeks = page.getByRole("spinbutton", { name: copy.when.weeks });
    const problem = interpolate(copy.when.weeksWrong, { most: String(maxWeeks) });
    await weeks.fill("4");
    await expect(page.getByText(interpolate(copy.when.span.weeks, { n: 4 }), { exact: true })).toBeVisible();
    const note = page.getByRole("textbox", { name: copy.when.note });
    const measureTop = () => note.evaluate((field) => field.getBoundingClientRect().top + scrollY);
    const top = await measureTop();
    await weeks.fill("1.5");
    await expect(weeks).toHaveAccessibleDescription(new RegExp(problem));
    await expect(page.getByRole("status").filter({ hasText: problem })).toHaveCount(1);
    const start = page.getByLabel(copy.when.start, { exact: true });
    await start.fill("2020-01-01");
    await expect(start).toHaveAccessibleDescription(copy.when.past);
    expect(await measureTop()).toBe(top);
    await expect(page).toHaveURL(`${planPath}?s=${first.slug}`);
    await start.focus();
    await page.keyboard.type("011220991");
    await expect(start, "no year of more than four digits").toHaveValue(/^\d{4}-/);
    await start.fill("2036-01-01");
    await expect(start).toHaveAccessibleDescription("");
    await expect(findEnquiryLink(page)).toHaveAttribute("href", /2036/);
  },
);

test(
  "A plan that is set aside is compared once it differs, and two plans are shown side by side with their differences",
  deep,
  async ({ page }) => {
    await open(page, `${planPath}?s=${first.slug}#media-kit`);
    const compare = page.getByRole("region", { name: copy.compare.title });
    await page.getByRole("button", { name: copy.actions.compare }).click();
    await expect(page.getByText(copy.compare.aside)).toBeFocused();
    await expect(compare, "not with itself").toHaveCount(0);
    const kit = page.getByRole("region", { name: copy.kit.title });
    const kitTick = (place: { name: string }) => kit.getByRole("checkbox", { name: place.name });
    await kit.locator("summary").first().click();
    await expect(kitTick(first)).toBeChecked();
    await kitTick(second).check();
    await expect(compare.getByRole("article")).toHaveCount(2);
    await kitTick(first).uncheck();
    await expect(compare.getByRole("article")).toHaveCount(2);
    const n = formatNumber(Math.abs(first.people - second.people));
    await expect(compare).toContainText(interpolate(copy.compare.difference, { n }));
    await page.getByRole("button", { name: copy.compare.swap }).click();
    await expect(totals(page)).toContainText(formatNumber(first.people));
  },
);

test("The list can be searched, filtered by the whole first month and sorted, also by a shared address and after the way back, and says what comes nearest when nothing fits", async ({
  page,
}) => {
  const { filter, kinds, row } = copy;
  const choose = (label: string) => page.getByRole("combobox", { name: label, exact: true });
  const names = page.getByRole("article").getByRole("heading", { level: 3 });
  const listed = listForFilter(readInventoryPage({ pattern: outdoor.service }).places);
  const sites = listed.toSorted((a, b) => (a.month ?? Infinity) - (b.month ?? Infinity));
  const [cheapest] = sites;
  if (!cheapest?.month) throw new Error("a site with a price is needed");
  const sum = formatNumber(cheapest.month);
  await open(page, `${outdoor.service}?month=1000`);
  await hydrated(page.getByLabel(filter.q));
  await expect(names).toHaveCount(0);
  const price = interpolate(row.month, { from: sum });
  await expect(page.getByRole("status").filter({ hasText: price })).toContainText(cheapest.name);
  const value = interpolate(filter.upTo, { sum });
  await page.getByRole("button", { name: interpolate(filter.loosen.month, { value }) }).click();
  await expect(names).toHaveText([cheapest.name]);
  await expect(page.getByRole("article")).toContainText(price);
  await names.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cheapest.name);
  await page.goBack();
  await expect(choose(`${filter.month} ${filter.monthExtra}`)).toHaveValue(String(cheapest.month));
  await expect(names).toHaveText([cheapest.name]);
  await page.getByRole("button", { name: filter.clear }).click();
  await page.getByRole("button", { name: filter.title }).click();
  await choose(filter.sort).selectOption(filter.order.month);
  await expect(names).toHaveText(sites.map(({ name }) => name));
  await choose(filter.kind).selectOption(kinds.kiosk);
  const kiosks = sites.filter((site) => site.kinds.includes(kinds.kiosk));
  const found = interpolate(filter.remain.some, { n: kiosks.length, all: sites.length });
  await expect(page.getByText(found)).toBeVisible();
  const searchBox = page.getByRole("searchbox", { name: filter.q });
  await searchBox.fill(kiosks[0]?.name.slice(0, 5) ?? "");
  await expect(names).toHaveText(kiosks.slice(0, 1).map(({ name }) => name));
  await expect(page).toHaveURL(/[?&]q=/);
});

test("A board's page lets a visitor add it to the plan and remove it", async ({ page }) => {
  await open(page, readPlaces()[0]?.path ?? "");
  const { add, added, see } = copy.toggle;
  const plans = page.getByRole("link", { name: see });
  await page.getByRole("button", { name: add }).click();
  await expect(page.getByRole("button", { name: added })).toHaveAttribute("aria-pressed", "true");
  await expect(plans).toBeVisible();
  await page.getByRole("button", { name: added }).click();
  await expect(plans).toHaveCount(0);
});

test(
  "A plan says which of its boards are not free when it starts, and from when all of them are",
  deep,
  async ({ page }) => {
    const bookedBoard = readPlaces().find(({ bookings: [booking] }) => booking && !booking.from);
    if (!bookedBoard) throw new Error("a booked board is needed to try when a plan can start");
    const [start, freeFrom] = [indianDay(), findFreeDay(bookedBoard.bookings, boards.builtOn)];
    await open(page, `${planPath}?s=${bookedBoard.slug}&weeks=4&start=${start}`);
    const words = { start: formatDay(start), names: bookedBoard.name, day: formatDay(freeFrom) };
    const lateNotice = page.getByText(interpolate(copy.when.late, words));
    await expect(lateNotice).toBeVisible();
    await page.getByLabel(copy.when.start).fill(freeFrom);
    await expect(lateNotice).toHaveCount(0);
  },
);

test(
  "A plan that is compared can be used by everyone, and so can a list while the plan's bar is shown",
  deep,
  async ({ page }) => {
    await page.goto(`${address},old-towers&with=${anotherSite.slug}&weeks=4`);
    await page.getByRole("region", { name: copy.compare.title, exact: true }).waitFor();
    await expectUsable(page);
    await open(page, service.path);
    await tick(page, first).check();
    await bar(page).waitFor();
    await expectUsable(page);
  },
);

test("A plan can be downloaded as a table", deep, async ({ page }) => {
  await open(page, address);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: copy.actions.csv }).click(),
  ]);
  expect((await readFile(await file.path())).toString()).toContain(first.name);
});

test(
  "A printed plan is one sheet of A4, even with many places, and so is the full media kit",
  deep,
  async ({ page }) => {
    for (const choice of [allPlaces.slice(0, 16).map(({ slug }) => slug), []]) {
      await open(page, planPath + (choice.length > 0 ? `?s=${choice.join(",")}` : ""));
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { name: copy.kit.title })).toBeHidden();
      await expect(totals(page)).toBeVisible({ visible: choice.length > 0 });
      await page.emulateMedia({ media: null });
      expect(await listSheets(page), `${choice.length} places`).toHaveLength(1);
      await forget(page);
    }
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("ticked cards go to the plan's page, which says what to do with its address", async ({ page }) => {
    await page.goto(service.path);
    await tick(page, first).check();
    await tick(page, second).check();
    await bar(page).getByRole("button", { name: copy.bar.see }).click();
    await expect(page).toHaveURL(new RegExp(`${planPath}\\?s=${first.slug}&s=${second.slug}$`));
    await expect(page.getByText(copy.start.noScript)).toBeVisible();
    await expect(page.getByRole("link", { name: copy.start.write })).toBeVisible();
    const search = page.getByRole("search", { name: copy.search.title }).getByRole("button");
    const answered = await search.count();
    const buttons = page.getByRole("main").getByRole("button");
    await expect(buttons, "none that nothing would answer").toHaveCount(answered);
  });
});
