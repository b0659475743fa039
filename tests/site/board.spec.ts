import type { Page } from "@playwright/test";
import { dayText } from "../../app/data/day-text.ts";
import { interpolate } from "../../app/data/interpolate.ts";
import { boardsPath, planPath } from "../../app/data/paths.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readBoardPage } from "../../app/pages/services/board/board-page.server.ts";
import { readBoardsPage } from "../../app/pages/services/boards/boards-page.server.ts";
import { readBoardCopy } from "../../app/pages/services/places/board-copy.server.ts";
import { readBoards } from "../../app/pages/services/places/boards.server.ts";
import { readPlanCopy } from "../../app/pages/services/places/plan-copy.server.ts";
import { vacancyText } from "../../app/pages/services/places/vacancy.ts";
import { expect, hydrated, onDesktopToo, test } from "./fixtures.ts";

const copy = readBoardCopy();
const plan = readPlanCopy();
const boards = readBoards();
const booked = boards.find(({ freeFrom, road }) => freeFrom && road);
const standing = boards.find(({ road }) => !road);
const site = boards.find(({ drawn }) => "site" in drawn);
if (!booked?.freeFrom || !booked.road || !standing || !site)
  throw new Error("a booked board on a road, one in a lift and a site are needed to try the pages of boards");

const bookedOn = plan.vacancy.from.replace("{day}", dayText(booked.freeFrom));
const page = readBoardPage({ pattern: booked.path });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("A board's page shows what it is, from when it is free, what it costs and for how long it is read", async ({
    page: tab,
  }) => {
    await tab.goto(booked.path);
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(booked.name);
    const facts = tab.getByRole("main");
    for (const words of [
      booked.place,
      booked.blurb,
      booked.size,
      bookedOn,
      booked.source ?? "",
      page.reach.answer,
    ])
      await expect(facts.getByText(words, { exact: true }).first()).toBeVisible();
    for (const line of page.reach.lines) await expect(tab.getByText(line)).toBeVisible();
    await expect(tab.getByRole("img", { name: booked.name })).toHaveCount(2);
    for (const { name, path } of page.nearby.list)
      await expect(tab.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    for (const { range } of page.prices.parts.flatMap(({ rows }) => rows))
      await expect(tab.getByRole("table").getByText(range)).toBeVisible();
  });

  test("A board is sent by WhatsApp, asked about there, and put into a plan", async ({ page: tab }) => {
    await tab.goto(booked.path);
    const sent = new URL(
      (await tab.getByRole("link", { name: copy.actions.share }).getAttribute("href")) ?? "",
    );
    for (const words of [
      booked.name,
      booked.place,
      booked.size,
      bookedOn,
      page.facts.list[0]?.[1] ?? "",
      booked.path,
    ])
      expect(sent.searchParams.get("text")).toContain(words);
    const asked = new URL(
      (await tab.getByRole("link", { name: copy.actions.chat }).getAttribute("href")) ?? "",
    );
    expect(asked.pathname).toBe(`/${readSite().chat.number}`);
    for (const words of [booked.name, booked.path]) expect(asked.searchParams.get("text")).toContain(words);
    await tab.getByRole("button", { name: copy.actions.add }).click();
    await expect(tab).toHaveURL(`${planPath}?s=${booked.slug}`);
  });
});

test("A booked board is free on the day it is read once its day has come, without a new build", async ({
  page: tab,
}) => {
  await tab.clock.setFixedTime(new Date(`${booked.freeFrom}T00:30:00+05:30`));
  await tab.goto(booked.path);
  await hydrated(tab);
  await expect(tab.getByRole("definition").first()).toHaveText(plan.vacancy.now);
  await tab.clock.setFixedTime(new Date(Date.parse(`${booked.freeFrom}T00:00:00+05:30`) - 60_000));
  await tab.reload();
  await hydrated(tab);
  await expect(tab.getByRole("definition").first()).toHaveText(bookedOn);
});

test("Only boards that are lit after dark are drawn with lamps", async ({ page: tab }) => {
  const hoardings = boards.filter(({ drawn }) => "site" in drawn && drawn.site.kind === "hoarding");
  for (const { path, name, drawn } of hoardings) {
    await tab.goto(path);
    const lamps = tab.getByRole("img", { name }).first().locator('[fill="var(--lamps)"]');
    expect((await lamps.count()) > 0, name).toBe("site" in drawn && drawn.site.lit);
  }
});

test("Nobody drives past a board in a lift, and its page says so", async ({ page: tab }) => {
  await tab.goto(standing.path);
  await expect(tab.getByText(copy.reach.standing)).toBeVisible();
  await expect(tab.getByText(copy.reach.source)).toHaveCount(0);
});

test("From a board's page one enquires about that board, and puts it into the plan and takes it out", async ({
  page: tab,
}) => {
  await tab.goto(site.path);
  await hydrated(tab);
  await tab.getByRole("button", { name: copy.actions.add }).click();
  await expect(tab.getByRole("button", { name: copy.actions.added })).toHaveAttribute("aria-pressed", "true");
  await expect(tab.getByRole("link", { name: copy.actions.see })).toBeVisible();
  await tab.getByRole("button", { name: copy.actions.added }).click();
  await expect(tab.getByRole("link", { name: copy.actions.see })).toHaveCount(0);
  await tab.getByRole("link", { name: copy.actions.enquire }).click();
  await expect(tab.getByRole("textbox").last()).toHaveValue(new RegExp(site.name));
});

test("Where the system has a sheet for sending, one press opens it with the board's words and address", async ({
  page: tab,
}) => {
  await tab.addInitScript(() => {
    navigator.share = async (shared) => {
      document.title = JSON.stringify(shared);
    };
  });
  await tab.goto(booked.path);
  await hydrated(tab);
  await tab.getByRole("link", { name: copy.actions.share }).click();
  await expect(tab).toHaveTitle(/"url"/);
  const shared = JSON.parse(await tab.title());
  expect(shared).toEqual({
    title: booked.name,
    text: interpolate(page.message, { vacancy: bookedOn }),
    url: expect.stringContaining(booked.path),
  });
});

test("The artwork's template comes as PDF and as SVG", async ({ page: tab }) => {
  await tab.goto(booked.path);
  for (const [name, type] of [
    [copy.template.pdf, "application/pdf"],
    [copy.template.svg, "image/svg+xml"],
  ] as const) {
    const address = await tab.getByRole("link", { name }).getAttribute("href");
    const answer = await tab.request.get(address ?? "");
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, expect.stringContaining(type)]);
  }
});

test(
  "Every board has its number on the map, which leads to its page by keyboard too, and its line in the list",
  onDesktopToo,
  async ({ page: tab }) => {
    await tab.goto(boardsPath);
    const map = tab.getByRole("region", { name: readBoardsPage().copy.map.label });
    const placed = boards.filter(({ at }) => at);
    await expect(map.getByRole("link")).toHaveCount(placed.length);
    for (const { name, size, freeFrom } of boards) {
      const line = tab.getByRole("listitem").filter({ has: tab.getByRole("link", { name, exact: true }) });
      await expect(line).toContainText(size);
      await expect(line).toContainText(vacancyText(plan.vacancy, freeFrom, readBoardsPage().builtOn));
    }
    const [first] = placed;
    await hydrated(tab);
    await map.focus();
    await tab.keyboard.press("Tab");
    await expect(map.getByRole("link", { name: `1: ${first?.name}`, exact: true })).toBeFocused();
    await tab.keyboard.press("Enter");
    await expect(tab).toHaveURL(first?.path ?? "");
  },
);

test("All boards come as a spreadsheet, each with its size, the day from which it is free and its page", async ({
  page: tab,
}) => {
  await tab.goto(boardsPath);
  const link = tab.getByRole("link", { name: readBoardsPage().copy.csv.link });
  const answer = await tab.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toContain("text/csv");
  const [, ...lines] = (await answer.text()).trim().split("\r\n");
  expect(lines).toHaveLength(boards.length);
  for (const [at, { name, size, freeFrom = plan.vacancy.now, path }] of boards.entries())
    for (const words of [name, size, `,${freeFrom},`, path]) expect(lines[at]).toContain(words);
});

test("The preview of a plan’s link is a picture of its own", async ({ page: tab }) => {
  const picture = await previewOf(tab, `${planPath}?s=${booked.slug}`);
  const answer = await tab.request.get(new URL(picture ?? "", tab.url()).pathname);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  expect(picture).not.toBe(await previewOf(tab, booked.path));
});

test("The inventory leads to each board's page, and can show what is free and what is free first", async ({
  page: tab,
}) => {
  await tab.clock.setFixedTime(new Date(Date.parse(`${booked.freeFrom}T00:00:00+05:30`) - 60_000));
  await tab.goto(booked.service);
  await hydrated(tab);
  const cards = tab.getByRole("article");
  await expect(card(tab, booked.name)).toContainText(bookedOn);
  await tab.getByLabel(plan.filter.free).selectOption(plan.filter.now);
  await expect(card(tab, booked.name)).toBeHidden();
  await tab.getByLabel(plan.filter.free).selectOption(interpolate(plan.filter.within, { n: 30 }));
  await expect(card(tab, booked.name)).toBeVisible();
  await tab.getByLabel(plan.filter.sort).selectOption(plan.filter.order.free);
  await expect(cards.first()).toContainText(plan.vacancy.now);
  await card(tab, booked.name).getByRole("link", { name: booked.name, exact: true }).click();
  await expect(tab).toHaveURL(booked.path);
});

test("A plan says which of its boards are not free when it begins, and from when all of them are", async ({
  page: tab,
}) => {
  const start = "2026-01-01";
  await tab.goto(`${planPath}?s=${booked.slug}&weeks=4&start=${start}`);
  await hydrated(tab);
  const late = interpolate(plan.when.late, {
    start: dayText(start),
    names: booked.name,
    day: dayText(booked.freeFrom ?? ""),
  });
  await expect(tab.getByText(late)).toBeVisible();
  await tab.getByLabel(plan.when.start).fill(booked.freeFrom ?? "");
  await expect(tab.getByText(late)).toHaveCount(0);
});

async function previewOf(tab: Page, path: string): Promise<string | null> {
  await tab.goto(path);
  return tab.locator('meta[property="og:image"]').getAttribute("content");
}

const card = (tab: Page, name: string) => tab.getByRole("article", { name, exact: true });

test("Printed, a board is one sheet of A4 with the agency's number at its foot", async ({ page }) => {
  const { phone, email } = readSite();
  const several = boards.filter((board) => board.boards.length > 1);
  for (const { path } of [booked, standing, site, ...several]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(`${phone.shown} · ${email}`)).toBeVisible();
    await page.emulateMedia({ media: null });
    const sheet = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g), path).toHaveLength(1);
  }
});
