import type { Page } from "@playwright/test";
import { findChosen, sumPlan } from "../../app/pages/services/places/plan-sums.ts";
import { readSiteInventories } from "../../app/pages/services/places/sites.server.ts";
import { readPlanPage } from "../../app/pages/services/plan/plan-page.server.ts";
import { readSocietyPage } from "../../app/pages/services/society/society-page.server.ts";
import { hydrated } from "./fixtures.ts";

export const { copy, entries } = readPlanPage();
export const { service, societies } = readSocietyPage();
export const [outdoor] = readSiteInventories();

const [one, other] = societies.slice(1);
const board = outdoor?.sites[0];
if (!one || !other || !board) throw new Error("two societies and a site are needed to try a plan");

/** Two societies and a site, which a visitor chooses. */
export const [first, second, site] = [one, other, board];
export const chosen = [first.slug, second.slug, site.slug];
export const { found } = findChosen(chosen, entries);
export const sums = sumPlan(found);

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const tick = (page: Page, name: string) =>
  page.getByRole("article", { name, exact: true }).getByRole("checkbox");
export const bar = (page: Page) => page.getByRole("region", { name: copy.bar.title, exact: true });
export const totals = (page: Page) => page.getByRole("region", { name: copy.totals.title });
