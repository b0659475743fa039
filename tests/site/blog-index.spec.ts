import { readBlogList } from "../../app/pages/blog/blog-list.server.ts";
import { readBlogIndex } from "../../app/pages/blog/blog-page.server.ts";
import { expect, onDesktopToo, test } from "./fixtures.ts";

const page = readBlogIndex();
const list = readBlogList();

test("The front page leads with the on-page SEO article and a link to read it whole", async ({
  page: tab,
}) => {
  await tab.goto("/Blog");
  const lead = tab.getByRole("article", { name: page.featured.title, exact: true });
  await expect(lead.getByRole("heading", { level: 2, name: page.featured.title })).toBeVisible();
  await expect(lead.getByText(page.featured.standfirst)).toBeVisible();
  const link = lead.getByRole("link", { name: page.featured.action });
  await expect(link).toHaveAttribute("href", "/Blog/SEO-Optimization");
  await link.click();
  await expect(tab.getByRole("heading", { level: 1, name: page.featured.title })).toBeVisible();
});

test("The cards show every article but the first four, newest first: 10 to 5 of the specification's ten", async ({
  page: tab,
}) => {
  await tab.goto("/Blog");
  const cards = tab.getByRole("region", { name: page.cards.title }).getByRole("article");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(
    list
      .slice(4)
      .map(({ title }) => title)
      .toReversed(),
  );
});

test("A card has its picture, date, title, Read more, the social links and the author line", async ({
  page: tab,
}) => {
  await tab.goto("/Blog");
  const cards = tab.getByRole("region", { name: page.cards.title }).getByRole("article");
  for (const [index, entry] of list.slice(4).toReversed().entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("img", { name: entry.altTag })).toBeAttached();
    await expect(card.getByText(entry.date, { exact: true })).toBeVisible();
    await expect(card.getByText(entry.writer, { exact: true })).toBeVisible();
    await expect(card.getByRole("link", { name: entry.title, exact: true })).toHaveAttribute(
      "href",
      entry.link,
    );
    await expect(card.getByRole("link", { name: `${page.cards.more} ${entry.title}` })).toHaveAttribute(
      "href",
      entry.link,
    );
    for (const { name, url } of page.sidebar.socialLinks)
      await expect(card.getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute("href", url);
  }
});

test("The buttons 1 and 2 lead to the blog's two pages, and the one we are on is marked", async ({
  page: tab,
}) => {
  await tab.goto("/Blog");
  const pager = tab.getByRole("navigation", { name: page.pager.label });
  const one = pager.getByRole("link", { name: "1" });
  const two = pager.getByRole("link", { name: "2" });
  await expect(one).toHaveAttribute("href", "/Blog");
  await expect(one).toHaveAttribute("aria-current", "page");
  await expect(two).toHaveAttribute("href", "/Blog/2");
  await expect(two).not.toHaveAttribute("aria-current");
  await two.click();
  await expect(tab).toHaveURL(/\/Blog\/2$/);
  await expect(two).toHaveAttribute("aria-current", "page");
  await one.click();
  await expect(tab).toHaveURL(/\/Blog$/);
});

test("The sidebar has a search box, all recent posts, and the four profiles to follow", async ({
  page: tab,
}) => {
  await tab.goto("/Blog");
  const sidebar = tab.getByRole("complementary", { name: page.sidebar.label });
  await expect(sidebar.getByPlaceholder(page.sidebar.search, { exact: true })).toBeVisible();
  const recent = sidebar.getByRole("region", { name: page.sidebar.recent });
  await expect(recent.getByRole("link")).toHaveText(list.map(({ title }) => title).toReversed());
  await expect(sidebar.getByRole("heading", { name: page.sidebar.follow })).toBeVisible();
  const follow = sidebar.getByRole("list", { name: page.sidebar.follow }).getByRole("link");
  await expect(follow).toHaveText(
    ["Instagram", "Facebook", "LinkedIn", "YouTube"].map((name) => new RegExp(name)),
  );
  for (const link of await follow.all()) await expect(link).toHaveAttribute("target", "_blank");
});

test(
  "The sidebar stands beside the lead story on a wide screen and below the cards on a phone",
  onDesktopToo,
  async ({ page: tab, viewport }) => {
    await tab.goto("/Blog");
    const sidebar = await tab.getByRole("complementary", { name: page.sidebar.label }).boundingBox();
    const lead = await tab.getByRole("article", { name: page.featured.title, exact: true }).boundingBox();
    const pager = await tab.getByRole("navigation", { name: page.pager.label }).boundingBox();
    if (!sidebar || !lead || !pager) throw new Error("Something of the page isn't drawn");
    if (viewport && viewport.width >= 1024) {
      expect(sidebar.x).toBeGreaterThan(lead.x + lead.width);
      expect(sidebar.y).toBeCloseTo(lead.y, -1);
    } else {
      expect(sidebar.y).toBeGreaterThan(pager.y + pager.height);
    }
  },
);

for (const path of ["/Blog", "/Blog/2", "/Blog/Holiday-Sales-Strategies", "/Blog/Influencer-Marketing"]) {
  test(`${path} is never wider than the screen, down to 320 px`, async ({ page: tab }) => {
    await tab.goto(path);
    for (const width of [320, 360, 768, 1024, 1280]) {
      await tab.setViewportSize({ width, height: 800 });
      const sticksOut = await tab.getByRole("main").evaluate((main, edge) => {
        const all = [...main.querySelectorAll<HTMLElement>("*")].filter(
          (one) => !one.closest(".table table, picture"),
        );
        return all
          .filter((one) => one.getBoundingClientRect().right > edge + 0.5)
          .map((one) => one.outerHTML.slice(0, 120));
      }, width);
      expect(sticksOut, `${width} px`).toEqual([]);
    }
  });
}
