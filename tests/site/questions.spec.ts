import { readSite } from "../../app/data/site.server.ts";
import { readServicePageCopy } from "../../app/pages/services/service-page.server.ts";
import { readTextPages } from "../../app/pages/text/text-page.server.ts";
import { expect, test } from "./fixtures.ts";

const { label, path } = readServicePageCopy().questions;
const { footer, menu } = readSite();
const text = readTextPages().find((candidate) => candidate.path === path);
const questions = [...(text?.body ?? "").matchAll(/^## (.+)$/gm)].map(([, question = ""]) => question);

test("every question before booking has an answer, an address and a way to it", async ({ page }) => {
  await page.goto("/Contact");
  const link = page.getByRole("main").getByRole("link", { name: label, exact: true });
  await expect(link).toHaveAttribute("href", path);
  expect(menu.map((entry) => entry.path)).not.toContain(path);
  const inFoot = footer.legal.find((entry) => entry.path === path)?.label ?? "";
  await page.getByRole("contentinfo").getByRole("link", { name: inFoot, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text?.title ?? "");
  expect(questions).not.toEqual([]);
  for (const name of questions) {
    const heading = page.getByRole("heading", { level: 2, name, exact: true });
    await expect(heading).toHaveAttribute("id", /./);
    await expect(heading.locator("xpath=following-sibling::*[1]")).toHaveText(/\S/);
  }
});
