import { listContent } from "../../app/data/peek-content.server.ts";
import { readServices } from "../../app/data/services.server.ts";
import { readStories, readStoryCopy } from "../../app/data/stories.server.ts";
import { readPlanCopy } from "../../app/pages/services/places/plan-copy.server.ts";
import { readPlanEntries } from "../../app/pages/services/places/plan-entries.server.ts";
import { readStoryPage } from "../../app/pages/work/story-page.server.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const stories = readStories();
const copy = readStoryCopy();
const rupees = (text: string) => Number(text.replace(/[^\d]/g, ""));

test("There is a page for every file of stories, and one of them tells of a failure", () => {
  expect(stories.map(({ file }) => file).sort()).toEqual(
    listContent("stories", ".md").map((name) => `content/stories/${name}`),
  );
  expect(stories.filter(({ outcome }) => outcome === "failed").length).toBeGreaterThan(0);
});

for (const { path, title, sample, outcome, days } of stories) {
  test(`${path} says in its first line that it is a sample, and whether it failed`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const firstLine = (await main.innerText()).trim().split("\n")[0];
    if (sample) expect(firstLine).toBe(copy.sample);
    await expect(main.getByText(copy.failed, { exact: true }).and(main.locator("article p"))).toHaveCount(
      outcome === "failed" ? 1 : 0,
    );
  });

  test(`${path} tells brief, plan, place, artwork, bill, days, count and what failed, in this order`, async ({
    page,
  }) => {
    await page.goto(path);
    const parts = page.getByRole("article").first().getByRole("heading", { level: 2 });
    await expect(parts).toHaveText(Object.values(readStoryPage({ pattern: path }).copy.parts));
    await expect(
      page.getByRole("region", { name: copy.parts.days, exact: true }).getByRole("listitem"),
    ).toHaveCount(days.length);
  });

  test(`${path} has a bill whose lines, sum and GST add up`, async ({ page }) => {
    await page.goto(path);
    const rows = await page
      .getByRole("region", { name: copy.parts.bill, exact: true })
      .getByRole("row")
      .allInnerTexts();
    const amounts = rows.slice(1).map((row) => rupees(/₹[\d,]+\s*$/.exec(row)?.[0] ?? ""));
    const [sum = 0, gst = 0, total = 0] = amounts.slice(-3);
    for (const [index, row] of rows.slice(1, -3).entries()) {
      const [, worked = ""] = row.split("\t");
      expect(worked).toContain("×");
      const factors = worked.split("×").map(rupees);
      expect(amounts[index], row).toBe(factors.reduce((all, one) => all * one, 1));
    }
    expect(amounts.slice(0, -3).reduce((all, one) => all + one, 0)).toBe(sum);
    expect(gst).toBe(Math.round(sum * 0.18));
    expect(total).toBe(sum + gst);
  });

  test(`${path} opens exactly its plan: its places, its weeks and its first day`, async ({ page }) => {
    const { plan } = stories.find((one) => one.path === path) ?? {};
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("link", { name: copy.openPlan }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(readPlanCopy().opening.title);
    await hydrated(page);
    const words = readPlanCopy();
    for (const slug of plan?.places ?? []) {
      const { name } = readPlanEntries().find((entry) => entry.slug === slug) ?? { name: slug };
      await expect(page.getByRole("main")).toContainText(name);
    }
    await expect(page.getByLabel(words.when.weeks, { exact: true })).toHaveValue(String(plan?.weeks));
    await expect(page.getByLabel(words.when.start, { exact: true })).toHaveValue(plan?.start ?? "");
  });
}

test("The portfolio lists every story, with what came of it", async ({ page }) => {
  await page.goto("/Portfolio");
  const list = page.getByRole("region", { name: copy.list.title });
  await expect(list.getByRole("listitem")).toHaveCount(stories.length);
  for (const { title, path, result } of stories) {
    await expect(list.getByRole("link", { name: title })).toHaveAttribute("href", path);
    await expect(list).toContainText(result);
  }
});

test("A service lists the stories that it had a part in, and none besides", async ({ page }) => {
  for (const { path } of readServices()) {
    await page.goto(path);
    const own = stories.filter(({ services }) => services.includes(path)).map(({ title }) => title);
    const titles = page.getByRole("region", { name: copy.list.title }).getByRole("heading", { level: 3 });
    await expect(titles).toHaveText(own);
  }
});

test("A campaign on Showcase leads to its client’s story", async ({ page }) => {
  await page.goto("/Showcase");
  const links = page.getByRole("main").getByRole("link", { name: copy.list.showcase });
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all())
    expect(stories.map(({ path }) => path)).toContain(await link.getAttribute("href"));
});
