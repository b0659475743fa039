import type { Page } from "@playwright/test";
import { addDays, formatDay, interpolate } from "../../app/data/format.ts";
import { boardsPath } from "../../app/data/paths.ts";
import { readPlaceCopy } from "../../app/data/places/place-copy.server.ts";
import { readPlaces } from "../../app/data/places/places.server.ts";
import { findFreeDay, formatVacancy } from "../../app/data/places/vacancy.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readBoardCopy, readBoardPage } from "../../app/pages/services/boards/board-page.server.ts";
import { readBoardsPage } from "../../app/pages/services/boards/boards-page.server.ts";
import { formatNumber } from "../../formats/number.ts";
import { deep, expect, hydrated, listSheets, onDesktopToo, open, test } from "./fixtures.ts";

const { phone, email } = readSite();
const copy = readBoardCopy();
const places = readPlaceCopy();
const { copy: boardsCopy, builtOn } = readBoardsPage();
const boards = readPlaces();
const bookedBoard = boards.find(({ bookings, road }) => bookings[0] && !bookings[0].from && road);
const site = boards.find(({ subject }) => "site" in subject);
if (!bookedBoard || !site)
  throw new Error("a booked board on a road and a site are needed to try the pages of boards");

const freeFrom = findFreeDay(bookedBoard.bookings, builtOn);
const bookedText = interpolate(places.vacancy.from, { day: formatDay(freeFrom) });
const content = readBoardPage({ pattern: bookedBoard.path });

test("A booked board is free from its day on in India, without a new build", async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${freeFrom}T00:00:00+05:30`));
  await open(page, bookedBoard.path);
  await expect(page.getByRole("main").getByText(places.vacancy.now, { exact: true }).first()).toBeVisible();
});

onDesktopToo(
  "A board's first view shows its name, drawing, rent, vacancy and the button to the enquiry",
  async ({ page }) => {
    // What has the longest name has the highest first view.
    const [{ path, name, rent, bookings } = site] = boards.toSorted((a, b) => b.name.length - a.name.length);
    await open(page, path);
    const main = page.getByRole("main");
    for (const part of [
      main.getByRole("heading", { level: 1 }),
      main.getByText(`₹${formatNumber(rent?.from ?? 0)}`).first(),
      main.getByText(formatVacancy(places.vacancy, bookings, builtOn), { exact: true }).first(),
      main.getByRole("link", { name: copy.actions.enquire }),
      main.getByRole("img", { name }).first(),
    ])
      await expect(part, name).toBeInViewport({ ratio: 0.95 });
  },
);

test(
  "On a device with a share sheet, one press opens it with the board's text and address",
  deep,
  async ({ page }) => {
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
  },
);

const findMap = (page: Page) => page.getByRole("region", { name: boardsCopy.map.label });
const mappedBoards = boards.filter(({ at }) => at);

test("On the map signs that would touch are one, which opens when it is pressed; at the nearest every board has its own, large enough for a finger, which says its rent and when it is free and leads to its page also by keyboard, and one comes back to the whole city", async ({
  page,
}) => {
  await open(page, boardsPath);
  const map = findMap(page);
  await hydrated(map);
  const { several, nearer, further, open: openWords } = boardsCopy.map;
  const press = async (name: string) => {
    for (let step = 0; step < 3; step++) await page.getByRole("button", { name }).click();
  };
  const gathered = map.getByRole("link", { name: several.split("}: ").at(-1) ?? several });
  const [whole, gatheredCount] = [await map.getByRole("link").count(), await gathered.count()];
  expect(gatheredCount).toBeGreaterThan(0);
  expect(whole).toBeLessThan(mappedBoards.length);
  await gathered.first().click();
  await expect(map).toBeFocused();
  await expect.poll(() => map.getByRole("link").count()).toBeGreaterThan(whole);
  await gathered.or(map.getByRole("link")).first().focus();
  await press(nearer);
  await expect(gathered).toHaveCount(0);
  await expect(map.getByRole("link")).toHaveCount(mappedBoards.length);
  for (const { name, bookings } of mappedBoards) {
    const sign = map.getByRole("link", { name: new RegExp(`^${name}:`) });
    await expect(sign).toHaveAccessibleName(new RegExp(formatVacancy(places.vacancy, bookings, builtOn)));
    const { width = 0, height = 0 } = (await sign.boundingBox()) ?? {};
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
  }
  const [{ name, price, path } = site] = mappedBoards;
  const sign = map.getByRole("link", { name: new RegExp(`^${name}:`) });
  await sign.click();
  await expect(page.locator("[aria-live]").getByRole("listitem")).toContainText(price ?? name);
  await expect(page.getByRole("link", { name: openWords })).toHaveAttribute("href", path);
  await press(further);
  await expect(gathered).toHaveCount(gatheredCount);
  await expect(map.getByRole("link")).toHaveCount(whole);
  await press(nearer);
  await sign.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(path);
});

test(
  "Place, budget, day and light lead in four steps to the list that they leave",
  deep,
  async ({ page }) => {
    await open(page, boardsPath);
    const search = page.getByRole("search", { name: places.search.title });
    await search.getByLabel(places.filter.q).fill(site.area);
    await search.getByLabel(places.filter.month).selectOption({ index: 2 });
    const rupees = await search.getByLabel(places.filter.month).inputValue();
    const day = addDays(builtOn, 40);
    await search.getByLabel(places.search.from).fill(day);
    await search.getByRole("button", { name: places.search.lit }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${site.service}\\?.*#`));
    const filter = page.getByRole("search", { name: places.filter.title });
    await hydrated(filter.getByLabel(places.filter.q));
    const wishes = { q: site.area, month: rupees, free: day, light: "lit" };
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(wishes);
    await expect(filter.getByLabel(places.filter.q)).toHaveValue(site.area);
    await expect(filter.getByRole("combobox", { name: places.filter.light })).toHaveValue("lit");
  },
);

test("A printed board is one sheet of A4 with the agency's number at the bottom", deep, async ({ page }) => {
  const most = boards.toSorted((one, other) => other.boards.length - one.boards.length)[0] ?? site;
  await page.goto(most.path);
  expect(await listSheets(page)).toEqual(["594 × 841"]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`${phone.shown} · ${email}`)).toBeVisible();
});

for (const isUpright of [true, false])
  test(
    `The sheet for while ${isUpright ? "an upright board" : "a board that lies across"} is free says so in both languages and whom to call, has the code that leads to its page, and is printed on one sheet of A4`,
    deep,
    async ({ page }) => {
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
    },
  );
