import { planPath } from "../../app/data/paths.ts";
import { maxWeeks } from "../../app/data/plan-address.ts";
import { indianNumber } from "../../app/pages/services/indian-number.ts";
import { boardsText } from "../../app/pages/services/places/plan-figures.ts";
import { findChosen, sumPlan } from "../../app/pages/services/places/plan-sums.ts";
import { readSocietyPage } from "../../app/pages/services/society/society-page.server.ts";
import { expect, hydrated, onDesktopToo, test } from "./fixtures.ts";
import {
  bar,
  chosen,
  copy,
  entries,
  first,
  found,
  open,
  outdoor,
  second,
  service,
  site,
  societies,
  sums,
  tick,
  totals,
} from "./plan-under-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("What is ticked is added up at the foot, is heard, and stays from one inventory to the next", async ({
  page,
}) => {
  await open(page, service.path);
  await expect(bar(page)).toBeHidden();
  await tick(page, first.name).check();
  await tick(page, second.name).focus();
  await page.keyboard.press("Space");
  await expect(tick(page, second.name)).toHaveAccessibleName(
    new RegExp(`${copy.tick.added}.*${second.name}`),
  );
  await expect(bar(page)).toContainText(indianNumber(first.people + second.people));
  const sizes = boardsText(copy, sumPlan(findChosen([first.slug, second.slug], entries).found)).join(", ");
  await expect(bar(page).getByText(sizes)).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: indianNumber(first.flats + second.flats) }),
  ).toHaveCount(1);
  await open(page, outdoor?.service ?? "");
  await tick(page, site.name).check();
  await bar(page).getByRole("button", { name: copy.bar.see }).click();
  await expect(page).toHaveURL(`${planPath}?s=${chosen.join(",")}`);
  await expect(totals(page)).toContainText(indianNumber(sums.people));
  await page.goBack();
  await expect(tick(page, site.name)).toBeChecked();
});

test("What is ticked in one tab is ticked in the other", async ({ page, context }) => {
  await open(page, service.path);
  const other = await context.newPage();
  await open(other, service.path);
  await tick(other, first.name).check();
  await expect(tick(page, first.name)).toBeChecked();
  await expect(bar(page)).toContainText(indianNumber(first.people));
  await tick(page, first.name).uncheck();
  await expect(tick(other, first.name)).not.toBeChecked();
});

test("Each inventory leads to the media kit of everything", async ({ page }) => {
  for (const path of [service.path, outdoor?.service ?? ""]) {
    await page.goto(path);
    await page.getByRole("link", { name: copy.kit.link }).click();
    await expect(page).toHaveURL(`${planPath}#media-kit`);
    await expect(page.getByRole("heading", { name: copy.kit.title })).toBeInViewport();
  }
});

test(
  "The bar covers neither what has the focus nor the way to chat, and moves nothing",
  onDesktopToo,
  async ({ page }) => {
    await open(page, service.path);
    const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
    await tick(page, first.name).check();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);
    const chat = page.getByRole("complementary").getByRole("link").last();
    for (const { name } of societies) {
      await page.evaluate(() => scrollBy(0, -600));
      await tick(page, name).focus();
      const { foot, top, right } = await bar(page).evaluate((element) => {
        const { top, right } = element.getBoundingClientRect();
        return { foot: document.activeElement?.getBoundingClientRect().bottom ?? 0, top, right };
      });
      expect(foot, name).toBeLessThanOrEqual(top);
      const corner = await chat.boundingBox();
      if (corner && corner.y < top + 60) expect(right).toBeLessThanOrEqual(corner.x);
    }
  },
);

test("The plan shows what is chosen on one street, added up, and its parts can be taken out", async ({
  page,
}) => {
  await open(page, `${planPath}?s=${chosen.join(",")}&weeks=4&start=2026-12-01`);
  const street = page.getByRole("region", { name: copy.street.label }).getByRole("img");
  for (const { name } of found) await expect(street).toHaveAccessibleName(new RegExp(name));
  for (const poster of [...first.boards, ...second.boards, site].map((one) => one.poster))
    for (const line of poster.lines) await expect(street).toContainText(line);
  for (const figure of ["societies", "people", "flats", "sites", "boards", "squareFeet"] as const)
    await expect(
      totals(page)
        .locator("div")
        .filter({ hasText: copy.totals[figure] })
        .getByText(indianNumber(sums[figure])),
    ).toBeVisible();
  const sheet = page.getByRole("region", { name: copy.sheet.title });
  for (const text of found.flatMap((entry) => boardsText(copy, sumPlan([entry]))))
    await expect(sheet).toContainText(text);
  await expect(page.getByText("1 December 2026 to 28 December 2026")).toBeVisible();
  await page.getByRole("button", { name: copy.foreign.keep }).click();
  await page.getByRole("button", { name: copy.sheet.remove.replace("{name}", first.name) }).click();
  await expect(totals(page)).toContainText(indianNumber(second.people));
  await expect(page).toHaveURL(new RegExp(`s=${chosen.slice(1).join(",")}`));
  await open(page, planPath);
  await expect(totals(page), "kept in this browser").toContainText(indianNumber(second.people));
});

test("A society that is no longer there is named and left out, and no address breaks the page", async ({
  page,
}) => {
  await open(page, `${planPath}?s=${first.slug},old-town-towers`);
  await expect(page.getByText(copy.gone.replace("{names}", "old town towers"))).toBeVisible();
  await expect(totals(page)).toContainText(indianNumber(first.people));
  for (const strange of [
    "?s=%3Cb%3E,,%E0%A4%A,%00",
    "?s=__proto__&with=constructor&weeks=-1&start=x",
    "?&&=s",
  ]) {
    await open(page, planPath + strange);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy.opening.title);
  }
});

test("What is made one’s own, taken out, emptied or put back is said, and the focus goes on", async ({
  page,
}) => {
  const said = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const press = async (name: string) => {
    await button(name).focus();
    await page.keyboard.press("Enter");
  };
  const remove = (name: string) => copy.sheet.remove.replace("{name}", name);
  const sheet = page.getByRole("heading", { name: copy.sheet.title });
  await open(page, `${planPath}?s=${chosen.join(",")}&weeks=4`);
  await expect(button(copy.actions.empty), "it is somebody else’s").toHaveCount(0);
  await press(copy.foreign.keep);
  await said(copy.foreign.kept);
  await expect(sheet).toBeFocused();
  await press(remove(first.name));
  await said(copy.sheet.removed.replace("{name}", first.name));
  await expect(button(remove(second.name))).toBeFocused();
  await press(remove(site.name));
  await expect(button(remove(second.name))).toBeFocused();
  for (const deed of [remove(second.name), copy.actions.empty]) {
    await press(deed);
    await expect(page.getByRole("heading", { name: copy.start.title })).toBeFocused();
    await page.reload();
    await hydrated(page);
    await press(copy.start.putBack);
    await said(copy.start.isBack);
    await expect(sheet).toBeFocused();
    await expect(page).toHaveURL(`${planPath}?s=${second.slug}&weeks=4`);
  }
  await press(copy.actions.compare);
  await press(copy.compare.drop);
  await said(copy.compare.dropped);
  await expect(page.getByRole("heading", { name: copy.actions.title })).toBeFocused();
  await open(page, planPath);
  await expect(totals(page), "kept in this browser").toContainText(indianNumber(second.people));
  await press(copy.actions.empty);
  await said(copy.actions.emptied);
});

test("Weeks that a plan can’t have are told at their field, and the plan has none until they are right", async ({
  page,
}) => {
  await open(page, `${planPath}?s=${first.slug}`);
  const most = String(maxWeeks);
  const weeks = page.getByRole("spinbutton", { name: copy.when.weeks });
  const problem = copy.when.weeksWrong.replace("{most}", most);
  for (const wrong of ["0", String(maxWeeks + 1), "1.5"]) {
    await weeks.fill("4");
    await expect(page.getByText(copy.when.span.weeks.replace("{n}", "4"))).toBeVisible();
    await weeks.fill(wrong);
    await expect(weeks).toHaveAccessibleDescription(new RegExp(problem));
    await expect(page.getByRole("status").filter({ hasText: problem })).toHaveCount(1);
    await expect(page).toHaveURL(`${planPath}?s=${first.slug}`);
  }
  await weeks.fill("");
  await expect(weeks).toHaveAccessibleDescription(copy.when.weeksHint.replace("{most}", most));
});

test("Two plans stand side by side, with the difference", async ({ page }) => {
  await open(page, `${planPath}?s=${first.slug}&with=${second.slug}`);
  const compare = page.getByRole("region", { name: copy.compare.title });
  await expect(compare.getByRole("article")).toHaveCount(2);
  const more = Math.abs(first.people - second.people);
  await expect(compare).toContainText(copy.compare.difference.replace("{n}", indianNumber(more)));
  await page.getByRole("button", { name: copy.compare.swap }).click();
  await expect(totals(page)).toContainText(indianNumber(second.people));
  await page.getByRole("button", { name: copy.compare.drop }).click();
  await expect(compare).toHaveCount(0);
});

test("The list can be narrowed and sorted, says how many remain, and keeps that in its address", async ({
  page,
}) => {
  await open(page, service.path);
  const { filter, kinds } = copy;
  const list = page.getByRole("region", { name: readSocietyPage().inventory.title });
  const cards = list.getByRole("article");
  await page.getByRole("combobox", { name: filter.sort }).selectOption(filter.order.flats);
  const byFlats = [...societies].sort((a, b) => b.flats - a.flats).map(({ name }) => name);
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(byFlats);
  await page.getByRole("combobox", { name: filter.kind, exact: true }).selectOption(kinds.pylon);
  const pylons = societies.filter(({ boards }) => boards.some(({ kind }) => kind === "pylon"));
  await expect(cards.locator("h3:visible")).toHaveCount(pylons.length);
  await expect(list.locator("h3"), "what is left out keeps its place").toHaveText(byFlats);
  await expect(
    page.getByText(
      filter.remain.some.replace("{n}", String(pylons.length)).replace("{all}", String(societies.length)),
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/sort=flats/);
  const area = page.getByRole("combobox", { name: filter.area });
  for (const town of ["Shankar Nagar", "Raipur"]) {
    await area.selectOption(town);
    const there = pylons.filter(({ address }) => address.includes(town));
    await expect(cards.locator("h3:visible"), town).toHaveCount(there.length);
  }
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("combobox", { name: filter.kind, exact: true })).toHaveValue(kinds.pylon);
  await page.getByRole("button", { name: filter.clear }).click();
  await expect(cards.locator("h3:visible")).toHaveCount(societies.length);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("ticked cards go to the plan's page, which says what to do with its address", async ({ page }) => {
    await page.goto(service.path);
    await tick(page, first.name).check();
    await tick(page, second.name).check();
    await bar(page).getByRole("button", { name: copy.bar.see }).click();
    await expect(page).toHaveURL(new RegExp(`${planPath}\\?s=${first.slug}&s=${second.slug}$`));
    await expect(page.getByText(copy.start.noScript)).toBeVisible();
    await expect(page.getByRole("link", { name: copy.start.write })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button"), "none that nothing would answer").toHaveCount(0);
  });
});
