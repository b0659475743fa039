import { readServices } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { readServicePageCopy } from "../../app/pages/services/service-page.server.ts";
import { readTextPages } from "../../app/pages/text/text-page.server.ts";
import { expect, test } from "./fixtures.ts";

const { questions } = readServicePageCopy();
const { footer, menu } = readSite();
const page = readTextPages().find(({ path }) => path === questions.path);
const asked = [...(page?.body ?? "").matchAll(/^## (.+)$/gm)].map(([, question = ""]) => question);

test("Every question that people ask before they book has an address and an answer", async ({
  page: tab,
}) => {
  await tab.goto(questions.path);
  expect(asked).not.toEqual([]);
  for (const question of asked) {
    const heading = tab.getByRole("heading", { level: 2, name: question, exact: true });
    await expect(heading).toHaveAttribute("id", /./);
    await expect(heading.locator("xpath=following-sibling::*[1]")).toHaveText(/\S/);
  }
});

test("The questions are reached from every service, from Contact and from the foot of each page, and from no menu", async ({
  page: tab,
}) => {
  for (const path of [...readServices().map((service) => service.path), "/Contact"]) {
    await tab.goto(path);
    await expect(
      tab.getByRole("main").getByRole("link", { name: questions.label, exact: true }),
      path,
    ).toHaveAttribute("href", questions.path);
  }
  expect(readContactPage().useful.questions.path).toBe(questions.path);
  const label = footer.legal.find(({ path }) => path === questions.path)?.label ?? "";
  await tab.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(page?.title ?? "");
  expect(menu.map(({ path }) => path)).not.toContain(questions.path);
});
