import { readClients } from "../../app/data/clients.server.ts";
import { readHomePage } from "../../app/pages/home/home-page.server.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const home = readHomePage();

test("Home opens with its heading, a typed line and Get Services", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Empowering Your Brand with Strategic Advertising",
  );
  await page.getByRole("link", { name: "Get Services" }).click();
  await expect(page).toHaveURL("/Services");
});

test("the typed lines are whole for those who listen, and can be stopped", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  const lines = page.getByText(home.hero.typed.join(" "));
  await expect(lines).toHaveCount(1);
  const shown = lines.locator("xpath=../span[@aria-hidden]");
  await expect(shown).toHaveText(home.hero.typed[0] ?? "");
  await page.clock.runFor(12_000);
  const later = await shown.textContent();
  expect(later).not.toBe(home.hero.typed[0]);
  await page.getByRole("main").getByRole("button", { name: "Pause" }).first().click();
  const stopped = await shown.textContent();
  await page.clock.runFor(12_000);
  await expect(shown).toHaveText(stopped ?? "");
  await expect(page.getByRole("main").getByRole("button", { name: "Play" }).first()).toBeVisible();
});

test("the typed line stands still where motion is unwelcome", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  await page.clock.runFor(12_000);
  const shown = page.getByText(home.hero.typed.join(" ")).locator("xpath=../span[@aria-hidden]");
  await expect(shown).toHaveText(home.hero.typed[0] ?? "");
});

test("typing moves nothing on the page", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  const heights = new Set<string>();
  for (let index = 0; index < 24; index += 1) {
    await page.clock.runFor(700);
    const box = await page.getByRole("heading", { level: 1 }).boundingBox();
    const link = await page.getByRole("link", { name: "Get Services" }).boundingBox();
    heights.add(JSON.stringify([box, link]));
  }
  expect(heights.size).toBe(1);
});

test("six services are listed in the specification's words", async ({ page }) => {
  await page.goto("/");
  const names = [
    "OUTDOOR ADVERTISING",
    "DIGITAL MARKETING",
    "DESIGNING SERVICES",
    "AUDIO VISUAL",
    "BRANDING & STRATEGY",
    "PRINT MEDIA",
  ];
  expect(home.services.items.map(({ label }) => label)).toEqual(names);
  for (const { label, path } of home.services.items)
    await expect(page.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", path);
});

test("About Us and Explore Our Work lead on", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "About Us" })).toHaveAttribute("href", "/about");
  await expect(page.getByRole("link", { name: "Explore Our Work" })).toHaveAttribute("href", "/portfolio");
});

test("Our Expertise has six cards, each leading to its service with its points ticked", async ({ page }) => {
  await page.goto("/#services");
  const section = page.locator("#services");
  await expect(section.getByRole("heading", { level: 2 })).toHaveText("Our Expertise");
  await expect(section).toBeInViewport();
  const cards = section.getByRole("article");
  await expect(cards).toHaveCount(6);
  for (const [index, { title, path, points }] of home.expertise.cards.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(title);
    await expect(card.getByRole("link")).toHaveAttribute("href", path);
    expect(await card.getByRole("listitem").allTextContents()).toEqual(points);
  }
});

test("OUR CLIENTS shows the mark of every client", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "OUR CLIENTS" });
  await expect(section).toContainText(home.clients.text);
  await expect(section.getByRole("img")).toHaveCount(readClients().length);
});

test("the blog block has three teasers, each leading to its own article", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "BLOGS Latest Insights" });
  const articles = section.getByRole("article");
  await expect(articles).toHaveCount(3);
  expect(home.blog.teasers.map(({ category }) => category)).toEqual([
    "Social Media",
    "Influencer Marketing",
    "Digital Marketing",
  ]);
  for (const [index, teaser] of home.blog.teasers.entries()) {
    await expect(articles.nth(index)).toContainText(teaser.category);
    await expect(articles.nth(index)).toContainText(teaser.date);
    await expect(articles.nth(index).getByRole("link", { name: teaser.title, exact: true })).toHaveAttribute(
      "href",
      teaser.link,
    );
    await expect(articles.nth(index).getByRole("link", { name: "Read More" })).toHaveAttribute(
      "href",
      teaser.link,
    );
  }
});

test("Home ends with the call for projects", async ({ page }) => {
  await page.goto("/");
  const call = page.getByRole("region", { name: "Need help with a project?" });
  await expect(call.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/Contact");
});
