import { readArticles } from "../../app/data/articles.server.ts";
import { hindiPath } from "../../app/data/language.ts";
import { inLanguage } from "../../app/data/open-content.server.ts";
import { readPaths } from "../../app/data/paths.server.ts";
import { readServices } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { readHomePage } from "../../app/pages/home/home-page.server.ts";
import { readPlanCopy } from "../../app/pages/services/places/plan-copy.server.ts";
import { readSocieties } from "../../app/pages/services/places/societies.server.ts";
import { expect, hydrated, onDesktopToo } from "./fixtures.ts";
import { test } from "./form-service.ts";

const english = readSite();
const { inHindi, societyPath = "" } = readPaths();
const hindi = inLanguage("hi", () => ({
  site: readSite(),
  home: readHomePage(),
  form: readContactPage().form,
  plan: readPlanCopy(),
  societies: readSocieties(),
}));

test("The header leads to the same page in Hindi and back", onDesktopToo, async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: english.otherLanguage, exact: true }).click();
  await expect(page).toHaveURL("/hi");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hindi.home.hero.title);
  await header.getByRole("link", { name: hindi.site.otherLanguage, exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
});

test("The service that a visitor came to ask for stays chosen in the other language", async ({ page }) => {
  const name = readServices()[4]?.name ?? "";
  const query = `?${new URLSearchParams({ service: name })}`;
  for (const [from, to, word] of [
    ["/Contact", "/hi/Contact", english.otherLanguage],
    ["/hi/Contact", "/Contact", hindi.site.otherLanguage],
  ] as const) {
    await page.goto(from + query);
    await hydrated(page);
    await page.getByRole("banner").getByRole("link", { name: word, exact: true }).click();
    await expect(page).toHaveURL(to + query);
    await expect(page.locator("select[name=service]")).toHaveValue(name);
  }
});

test("A page that isn’t there in Hindi leads to the home page in Hindi", async ({ page }) => {
  await page.goto("/Clients?from=elsewhere");
  await page.getByRole("contentinfo").getByRole("link", { name: english.otherLanguage, exact: true }).click();
  await expect(page).toHaveURL("/hi");
});

test("A page in Hindi links to Hindi where there is Hindi, and to English elsewhere", async ({ page }) => {
  await page.goto("/hi");
  const links = await page
    .locator("a[href^='/']")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  const paths = links.map((href) => href?.replace(/[?#].*/, "").toLowerCase() ?? "");
  expect(paths).toContain("/hi/contact");
  expect(paths).toContain("/about");
  for (const path of inHindi.filter((one) => one !== "/")) expect(paths).not.toContain(path.toLowerCase());
});

test("A title that is there in English alone is marked as English on a page in Hindi", async ({ page }) => {
  const inEnglish = readArticles().filter((one) => !inHindi.includes(one.path));
  const article = inHindi.find((path) => path.startsWith("/Blog/")) ?? "";
  for (const path of ["/hi", hindiPath(article)]) {
    await page.goto(path);
    const links = inEnglish.map(({ title }) => page.getByRole("link", { name: title }).all());
    const titles = (await Promise.all(links)).flat();
    expect(titles.length).toBeGreaterThan(2);
    for (const title of titles)
      await expect(title.locator("xpath=descendant-or-self::*[@lang]")).toHaveAttribute("lang", "en-IN");
  }
});

test("Hindi is set as large on the first page of a visit as on every later one", async ({ page }) => {
  const heading = page
    .getByRole("contentinfo")
    .getByRole("heading", { name: hindi.site.footer.contactTitle });
  const width = async () => {
    await expect
      .poll(() =>
        page.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family} ${status}`)),
      )
      .toContainEqual(expect.stringMatching(/^"?Anek Text"? loaded$/));
    return heading.evaluate((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return words.getBoundingClientRect().width;
    });
  };
  await page.goto("/hi");
  await hydrated(page);
  const first = await width();
  await page.reload();
  await hydrated(page);
  expect(await width()).toBeCloseTo(first, 1);
});

test("The choice of Hindi is remembered: the link stands out, and nobody is sent anywhere", async ({
  page,
}) => {
  await page.goto("/");
  const link = page.getByRole("banner").getByRole("link", { name: english.otherLanguage, exact: true });
  await hydrated(page);
  await expect(link).not.toHaveAttribute("data-chosen");
  await link.click();
  await expect(page).toHaveURL("/hi");
  await page.goto("/Contact");
  await expect(page).toHaveURL("/Contact");
  await expect(link).toHaveAttribute("data-chosen");
});

test("An enquiry from the page in Hindi says that it came from there, and is thanked for in Hindi", async ({
  page,
  service,
}) => {
  const { fields, status, services } = hindi.form;
  await page.goto("/hi/Contact");
  await hydrated(page);
  await page.getByLabel(fields.name.label, { exact: true }).fill("आशा वर्मा");
  await page.getByLabel(fields.phone.label, { exact: true }).fill("98765 43210");
  const [first] = services;
  await page.getByLabel(fields.service.label, { exact: true }).selectOption({ label: first?.label ?? "" });
  await page.getByLabel(fields.message.label, { exact: true }).fill("तेलीबांधा पर एक होर्डिंग चाहिए।");
  await page.getByRole("button", { name: hindi.form.button }).click();
  await expect(page.getByRole("status")).toHaveText(status.sent);
  const [post] = service.posts;
  expect([post?.fields.get("language"), post?.language]).toEqual(["hi", "hi"]);
  expect(post?.fields.get("service")).toBe(readServices()[0]?.name);
  expect(post?.fields.get("name")).toBe("आशा वर्मा");
});

test("What is ticked in Hindi stands in the plan in both languages", async ({ page }) => {
  const [, society] = hindi.societies;
  const twin = readSocieties()[1];
  if (!society || !twin) throw new Error("a second society is needed");
  expect(society.slug).toBe(twin.slug);
  await page.goto(hindiPath(societyPath));
  await hydrated(page);
  // Behind the name stands “EN”, since the society's own page is there in English alone.
  await page.getByRole("article", { name: society.name }).getByRole("checkbox").check();
  await page
    .getByRole("region", { name: hindi.plan.bar.title, exact: true })
    .getByRole("button", { name: hindi.plan.bar.see })
    .click();
  await expect(page).toHaveURL(`/hi/plan?s=${twin.slug}`);
  await expect(page.getByRole("region", { name: hindi.plan.sheet.title })).toContainText(society.name);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: hindi.site.otherLanguage, exact: true })
    .click();
  await expect(page).toHaveURL(`/plan?s=${twin.slug}`);
  await expect(page.getByRole("region", { name: readPlanCopy().sheet.title })).toContainText(twin.name);
});

test("Pages in English fetch no Devanagari typeface", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
  for (const [path, wanted] of [
    ["/", false],
    ["/hi", true],
  ] as const) {
    fonts.length = 0;
    await page.goto(path);
    await expect.poll(() => fonts.some((url) => url.includes("bricolage-text"))).toBe(true);
    await expect.poll(() => fonts.some((url) => url.includes("anek-text"))).toBe(wanted);
  }
});
