import type { Page } from "@playwright/test";
import { addDays, formatDay, interpolate } from "../../app/data/format.ts";
import { boardsPath, planPath } from "../../app/data/paths.ts";
import { readInventoryCopy } from "../../app/data/places/inventory-copy.server.ts";
import { readPlaces } from "../../app/data/places/places.server.ts";
import { findFreeDay, formatVacancy } from "../../app/data/places/vacancy.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readBoardCopy, readBoardPage } from "../../app/pages/services/boards/board-page.server.ts";
import { readBoardsPage } from "../../app/pages/services/boards/boards-page.server.ts";
import { indianDay } from "../../formats/indian-day.ts";
import { formatNumber } from "../../formats/number.ts";
import { expect, hydrated, listSheets, onDesktopToo, open, test } from "./fixtures.ts";

const { phone, email, chat } = readSite();
const copy = readBoardCopy();
const plan = readInventoryCopy();
const { copy: boardsCopy, builtOn } = readBoardsPage();
const boards = readPlaces();
const bookedBoard = boards.find(({ bookings, road }) => bookings[0] && !bookings[0].from && road);
const liftBoard = boards.find(({ road }) => !road);
const site = boards.find(({ subject }) => "site" in subject);
if (!bookedBoard || !liftBoard || !site)
  throw new Error("a booked board on a road, one in a lift and a site are needed to try the pages of boards");

const freeFrom = findFreeDay(bookedBoard.bookings, builtOn);
const bookedText = interpolate(plan.vacancy.from, { day: formatDay(freeFrom) });
const midnight = Date.parse(`${freeFrom}T00:00:00+05:30`);
const content = readBoardPage({ pattern: bookedBoard.path });

const queryOf = async (page: Page, link: string) =>
  new URL((await page.getByRole("link", { name: link }).getAttribute("href")) ?? "");

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("A board's page shows what it is, when it is free, what it costs and how long it is read; it can be shared and asked about on WhatsApp, and added to a plan", async ({
    page,
  }) => {
    await page.goto(bookedBoard.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(bookedBoard.name);
    const { reach, nearby, prices } = content;
    const facts = [
      bookedBoard.place,
      bookedBoard.blurb,
      bookedBoard.size,
      bookedText,
      reach.answer,
      ...reach.lines,
    ];
    for (const words of facts)
      await expect(page.getByRole("main").getByText(words, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("img", { name: bookedBoard.name })).toHaveCount(2);
    for (const { name, path } of nearby.list)
      await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    for (const { range } of prices.parts.flatMap(({ rows }) => rows))
      await expect(page.getByRole("table").getByText(range)).toBeVisible();
    const query = await queryOf(page, copy.actions.share);
    for (const words of [bookedBoard.name, bookedBoard.place, bookedBoard.size, bookedText, bookedBoard.path])
      expect(query.searchParams.get("text")).toContain(words);
    const question = await queryOf(page, copy.actions.chat);
    expect(question.pathname).toBe(`/${chat.number}`);
    for (const words of [bookedBoard.name, bookedBoard.path])
      expect(question.searchParams.get("text")).toContain(words);
    await page.getByRole("button", { name: copy.actions.add }).click();
    await expect(page).toHaveURL(`${planPath}?s=${bookedBoard.slug}`);
  });
});

test("A booked board is free from its day on in India, without a new build; one in a lift is read standing", async ({
  page,
}) => {
  for (const [time, text] of [
    [midnight - 60_000, bookedText],
    [midnight, plan.vacancy.now],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await open(page, bookedBoard.path);
    await expect(page.getByRole("main").getByText(text, { exact: true }).first()).toBeVisible();
  }
  await open(page, liftBoard.path);
  await expect(page.getByText(copy.reach.standing)).toBeVisible();
});

test(
  "A board's first view shows its name, drawing, rent, vacancy and the button to the enquiry",
  onDesktopToo,
  async ({ page }) => {
    // What has the longest name has the highest first view.
    const longestFirst = boards.toSorted((one, other) => other.name.length - one.name.length);
    for (const { path, name, rent, bookings } of longestFirst.slice(0, 3)) {
      await open(page, path);
      const main = page.getByRole("main");
      for (const part of [
        main.getByRole("heading", { level: 1 }),
        main.getByText(`₹${formatNumber(rent?.from ?? 0)}`).first(),
        main.getByText(formatVacancy(plan.vacancy, bookings, builtOn), { exact: true }).first(),
        main.getByRole("link", { name: copy.actions.enquire }),
        main.getByRole("img", { name }).first(),
      ])
        await expect(part, name).toBeInViewport({ ratio: 0.95 });
    }
  },
);

test("A board's page lets a visitor add it to the plan, remove it, and enquire about it", async ({
  page,
}) => {
  await open(page, site.path);
  const [addedText, plans] = [copy.actions.added, page.getByRole("link", { name: copy.actions.see })];
  await page.getByRole("button", { name: copy.actions.add }).click();
  await expect(page.getByRole("button", { name: addedText })).toHaveAttribute("aria-pressed", "true");
  await expect(plans).toBeVisible();
  await page.getByRole("button", { name: addedText }).click();
  await expect(plans).toHaveCount(0);
  await page.getByRole("link", { name: copy.actions.enquire }).click();
  await expect(page.getByRole("textbox").last()).toHaveValue(new RegExp(site.name));
});

test("On a device with a share sheet, one press opens it with the board's text and address", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.title = JSON.stringify(data);
    };
  });
  await open(page, bookedBoard.path);
  await page.getByRole("link", { name: copy.actions.share }).click();
  await expect(page).toHaveTitle(/"url"/);
  expect(JSON.parse(await page.title())).toEqual({
    title: bookedBoard.name,
    text: interpolate(content.message, { vacancy: bookedText }),
    url: expect.stringContaining(bookedBoard.path),
  });
});

test("The artwork's template comes as SVG, also from its former address", async ({ page }) => {
  await page.goto(bookedBoard.path);
  const template = await page.getByRole("link", { name: copy.template.svg }).getAttribute("href");
  const response = await page.request.get(template?.replace("svg", "pdf") ?? "");
  expect([response.status(), response.headers()["content-type"]]).toEqual([
    200,
    expect.stringContaining("image/svg+xml"),
  ]);
});

const findMap = (page: Page) => page.getByRole("region", { name: boardsCopy.map.label });
const mappedBoards = boards.filter(({ at }) => at);
const signOf = (page: Page, { name }: { name: string }) =>
  findMap(page).getByRole("link", { name: new RegExp(`^${name}:`) });

test(
  "On the map signs that would touch are one, which opens when it is pressed; at the nearest every board has its own, large enough for a finger, which says its rent and when it is free and leads to its page also by keyboard, and one comes back to the whole city",
  onDesktopToo,
  async ({ page }) => {
    await open(page, boardsPath);
    const map = findMap(page);
    await hydrated(map);
    const { several, nearer, further, open: openWords } = boardsCopy.map;
    const gathered = map.getByRole("link", { name: several.split("}: ").at(-1) ?? several });
    const [whole, gatheredCount] = [await map.getByRole("link").count(), await gathered.count()];
    expect(gatheredCount).toBeGreaterThan(0);
    expect(whole).toBeLessThan(mappedBoards.length);
    await gathered.first().click();
    await expect(map).toBeFocused();
    await expect.poll(() => map.getByRole("link").count()).toBeGreaterThan(whole);
    await gathered.or(map.getByRole("link")).first().focus();
    for (let step = 0; step < 3; step++) await page.getByRole("button", { name: nearer }).click();
    await expect(gathered).toHaveCount(0);
    await expect(map.getByRole("link")).toHaveCount(mappedBoards.length);
    const least = (page.viewportSize()?.width ?? 0) < 768 ? 44 : 24;
    for (const { name, price, path, bookings } of mappedBoards) {
      const sign = signOf(page, { name });
      await expect(sign).toHaveAccessibleName(new RegExp(formatVacancy(plan.vacancy, bookings, builtOn)));
      await sign.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await sign.boundingBox()) ?? {};
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(least);
      await page.mouse.click(x + width / 2, y + height / 2);
      await expect(page.locator("[aria-live]").getByRole("listitem")).toContainText(price ?? name);
      await expect(page.getByRole("link", { name: openWords })).toHaveAttribute("href", path);
    }
    for (let step = 0; step < 3; step++) await page.getByRole("button", { name: further }).click();
    await expect(gathered).toHaveCount(gatheredCount);
    await expect(map.getByRole("link")).toHaveCount(whole);
    const single = map.getByRole("link", { name: new RegExp(plan.vacancy.now) }).first();
    for (let step = 0; step < 3; step++) await page.getByRole("button", { name: nearer }).click();
    const path = (await single.getAttribute("href")) ?? "";
    await single.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path);
  },
);

test("Every board has its line in the list below the map and in the spreadsheet", async ({ page }) => {
  await page.goto(boardsPath);
  const csv = await page.getByRole("link", { name: boardsCopy.csv.link }).getAttribute("href");
  const response = await page.request.get(csv ?? "");
  expect(response.headers()["content-type"]).toContain("text/csv");
  const [, ...rows] = (await response.text()).trim().split("\r\n");
  expect(rows).toHaveLength(boards.length);
  for (const [index, { name, size, bookings, path }] of boards.entries()) {
    const line = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name, exact: true }) })
      .first();
    for (const words of [size, formatVacancy(plan.vacancy, bookings, builtOn)])
      await expect(line).toContainText(words);
    const freeDay = findFreeDay(bookings, builtOn).replace(builtOn, plan.vacancy.now);
    for (const words of [name, size, `,"${freeDay}",`, path]) expect(rows[index]).toContain(words);
  }
});

test("A plan to begin with shows what its first month comes to, and opens with that sum, to be changed", async ({
  page,
}) => {
  await open(page, boardsPath);
  const [first] = readBoardsPage().packages;
  if (!first) throw new Error("content/pages/boards.yaml needs a package");
  const entry = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: first.name }) });
  const rupees = /₹[\d,]*\d/g;
  const sums = (await entry.innerText()).match(rupees);
  await entry.getByRole("link", { name: boardsCopy.packages.open }).click();
  const month = page.getByText(plan.costs.first, { exact: true }).locator("..");
  await expect(month).toContainText(String(sums?.[0]));
  expect((await month.innerText()).match(rupees)).toEqual(sums);
});

test("What falls free next month is listed, and place, budget, day and light lead in four steps to the list that they leave", async ({
  page,
}) => {
  await open(page, boardsPath);
  const { month } = readBoardsPage();
  const list = page.getByRole("heading", { name: month.title }).locator("..");
  await expect(list.getByRole("listitem")).toHaveCount(month.boards.length);
  for (const { name, bookings } of month.boards)
    await expect(list.getByRole("listitem").filter({ hasText: name })).toContainText(
      formatVacancy(plan.vacancy, bookings, builtOn),
    );
  const search = page.getByRole("search", { name: plan.search.title });
  await search.getByLabel(plan.filter.q).fill(site.area);
  await search.getByLabel(plan.filter.month).selectOption({ index: 2 });
  const rupees = await search.getByLabel(plan.filter.month).inputValue();
  const day = addDays(builtOn, 40);
  await search.getByLabel(plan.search.from).fill(day);
  await search.getByRole("button", { name: plan.search.lit }).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${site.service}\\?.*#`));
  const filter = page.getByRole("search", { name: plan.filter.title });
  await hydrated(filter.getByLabel(plan.filter.q));
  const wishes = { q: site.area, month: rupees, free: day, light: "lit" };
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(wishes);
  await expect(filter.getByLabel(plan.filter.q)).toHaveValue(site.area);
  await expect(filter.getByRole("combobox", { name: plan.filter.light })).toHaveValue("lit");
});

test("A plan says which of its boards are not free when it starts, and from when all of them are", async ({
  page,
}) => {
  const start = indianDay();
  await open(page, `${planPath}?s=${bookedBoard.slug}&weeks=4&start=${start}`);
  const words = { start: formatDay(start), names: bookedBoard.name, day: formatDay(freeFrom) };
  const lateNotice = page.getByText(interpolate(plan.when.late, words));
  await expect(lateNotice).toBeVisible();
  await page.getByLabel(plan.when.start).fill(freeFrom);
  await expect(lateNotice).toHaveCount(0);
});

test("A printed board is one sheet of A4 with the agency's number at the bottom", async ({ page }) => {
  const most = boards.toSorted((one, other) => other.boards.length - one.boards.length)[0] ?? site;
  for (const { path } of [bookedBoard, liftBoard, most]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(`${phone.shown} · ${email}`)).toBeVisible();
    await page.emulateMedia({ media: null });
    expect(await listSheets(page), path).toEqual(["594 × 841"]);
  }
});

for (const isUpright of [true, false])
  test(`The sheet for while ${isUpright ? "an upright board" : "a board that lies across"} is free says so in both languages and whom to call, has the code that leads to its page, and is printed on one sheet of A4`, async ({
    page,
  }) => {
    const { path } =
      boards.find(({ boards: [first] }) => first && first.width < first.height === isUpright) ?? site;
    const { hi, en, first, print } = copy.free;
    await open(page, path);
    await page.getByRole("link", { name: copy.template.free }).click();
    for (const words of [hi, en, phone.shown, first.phone, first.address])
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    const code = page.getByRole("img");
    await expect(code).toHaveAccessibleName(new RegExp(`${path}\\?utm_source=board&utm_campaign=`));
    await page.evaluate(() => {
      window.print = () => {
        document.title = "Printed";
      };
    });
    await page.getByRole("button", { name: print }).click();
    await expect(page).toHaveTitle("Printed");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(first.phone)).toBeHidden();
    await page.emulateMedia({ media: null });
    expect(await listSheets(page)).toEqual([isUpright ? "594 × 841" : "841 × 594"]);
  });
