import type { Page } from "@playwright/test";
import { interpolate } from "../../app/data/format.ts";
import { readPlaces } from "../../app/data/places/places.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readHomePage } from "../../app/pages/home/home-page.server.ts";
import { readPlanPage } from "../../app/pages/services/plan/plan-page.server.ts";
import { deep, expect, open, test } from "./fixtures.ts";
import { enquiryForm } from "./forms-under-test.ts";

const { labels } = readSite();
const home = readHomePage();
const typed = home.hero.typed.map(({ letters }) => letters.join("").replaceAll("\n", " "));

/** What is seen of them, beside the whole of them for those who listen. */
const findLine = (page: Page) => page.getByText(typed.join(" ")).locator("xpath=../span[@aria-hidden]");

test("the typed lines are read out in full, move nothing else on the page, and can be stopped", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/");
  const line = findLine(page);
  await expect(line).toHaveText(typed[0] ?? "");
  const places = new Set<string>();
  for (let index = 0; index < 24; index += 1) {
    await page.clock.runFor(700);
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    const link = await page.getByRole("link", { name: "Get Services" }).boundingBox();
    places.add(JSON.stringify([heading, link]));
  }
  expect(places.size).toBe(1);
  await expect(line).not.toHaveText(typed[0] ?? "");
  await page.getByRole("main").getByRole("button", { name: labels.pause }).first().click();
  const stoppedText = await line.textContent();
  await page.clock.runFor(12_000);
  await expect(line).toHaveText(stoppedText ?? "");
  await expect(page.getByRole("main").getByRole("button", { name: labels.play }).first()).toBeVisible();
});

test("the typed lines stand still for visitors who prefer less motion", deep, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await open(page, "/");
  await page.clock.runFor(12_000);
  await expect(findLine(page)).toHaveText(typed[0] ?? "");
});

const { painter } = home.hero;
const { enquiry } = painter;
const brush = (page: Page) => page.getByRole("button", { name: painter.title });
const board = (page: Page) => page.getByRole("textbox", { name: painter.line });

test("a visitor writes on the hoarding, sixty letters in Hindi, too, is told when no driver could read it, and takes the line into the enquiry", async ({
  page,
}) => {
  await open(page, "/");
  await brush(page).click();
  await board(page).press("Control+A");
  await page.keyboard.insertText("क्षि".repeat(61));
  await expect(board(page), "each is written with several signs").toHaveValue("क्षि".repeat(60));
  const sizeOf = () => board(page).evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  await board(page).fill("Admissions open");
  const large = await sizeOf();
  const easy = painter.count.replace("{words}", "2").replace("{metres}", String.raw`\d+`);
  await expect(page.getByRole("status")).toHaveText(new RegExp(`^${easy}$`));
  await board(page).fill("Admissions are open for every class from nursery to twelve");
  expect(await sizeOf()).toBeLessThan(large);
  await expect(page.getByRole("status")).toHaveText(painter.tooMany.replace("{words}", "10"));
  await board(page).fill("Admissions open");
  await page.getByLabel(painter.shop).fill("Kadamba School");
  await page.getByRole("radio", { name: painter.grounds.leaf }).check();
  await page.getByRole("link", { name: painter.put }).click();
  const message = interpolate(enquiry.message, { line: "Admissions open", shop: "Kadamba School" });
  await expect(enquiryForm.field(page, "message")).toHaveValue(message);
  await expect(enquiryForm.field(page, "service")).toHaveValue(enquiry.service);
});

test(
  "a line that was put up, or that a link brings, hangs on the page of every board and in the plan's street, without what could turn it round",
  deep,
  async ({ page }) => {
    await open(page, "/");
    await brush(page).click();
    await board(page).fill("Admissions open");
    await page.getByRole("link", { name: painter.put }).click();
    await expect(page).toHaveURL(/Contact/);
    const [site] = readPlaces().filter(({ medium }) => medium === "site");
    await open(page, site?.path ?? "");
    await expect(page.getByRole("figure").first()).toContainText("“Admissions open”");
    await expect(page.locator("[data-board] text").first()).toHaveText("Admissions");
    await open(page, `/plan?s=${site?.slug}`);
    const street = page.getByRole("region", { name: readPlanPage().copy.street.label });
    await expect(street.locator("[data-board] text").first()).toHaveText("Admissions");
    await open(page, `${site?.path}?line=${encodeURIComponent("Open\u202e <b>now</b>")}`);
    await expect(page.getByRole("figure").first()).toContainText("“Open <b>now</b>”");
  },
);

test(
  "a line that a friend sent stands on the hoarding, without what could pass for another or turn it round",
  deep,
  async ({ page }) => {
    await open(page, `/?line=${encodeURIComponent(`Open\n till\u202e nine <b>${"!".repeat(99)}`)}`);
    await expect(board(page)).toHaveValue(`Open till nine <b>${"!".repeat(42)}`);
    await board(page).press("Escape");
    await expect(board(page)).toHaveCount(0);
    await expect(brush(page)).toBeFocused();
  },
);
