import { readFile } from "node:fs/promises";
import { interpolate } from "../../app/data/interpolate.ts";
import { planPath } from "../../app/data/paths.ts";
import { readServices } from "../../app/data/services.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { sumPlan } from "../../app/pages/services/places/plan-sums.ts";
import { expect, hydrated, test } from "./fixtures.ts";
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
  tick,
  totals,
} from "./plan-under-test.ts";

const serviceOfSites = readServices().find(({ path }) => path === outdoor?.service)?.name ?? "";
const { fields } = readContactPage().form;

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("The plan goes into the enquiry as readable lines, below what was written there", async ({ page }) => {
  await open(page, "/Contact");
  await page.getByRole("textbox", { name: fields.message.label }).fill("For our school.");
  await open(page, `${planPath}?s=${chosen.join(",")}&weeks=4`);
  await page.getByLabel(copy.when.note).fill("Admissions open in May");
  await page.getByRole("link", { name: copy.actions.enquire }).click();
  await expect(page).toHaveURL(/Contact/);
  await expect(page.getByRole("combobox", { name: fields.service.label })).toHaveValue(service.name);
  const message = page.getByRole("textbox", { name: fields.message.label });
  await expect(message).toHaveValue(/^For our school\./);
  for (const part of [...found.map(({ name }) => name), "Admissions open in May", `${planPath}?s=`])
    await expect(message).toHaveValue(new RegExp(part.replace("?", "\\?")));
});

test("Of two places taken out of the plan one right after the other, neither comes back", async ({
  page,
}) => {
  await open(page, `${planPath}?s=${chosen.join(",")}`);
  const remove = ({ name }: { name: string }) => interpolate(copy.sheet.remove, { name });
  const buttons = await Promise.all(
    [first, second].map((place) => page.getByRole("button", { name: remove(place) }).elementHandle()),
  );
  await page.evaluate((all) => {
    for (const button of all) (button as HTMLElement).click();
  }, buttons);
  await expect(page).toHaveURL(`${planPath}?s=${site.slug}`);
  await expect(page.getByRole("button", { name: remove(site) })).toBeFocused();
});

test("An enquiry about societies and sites names both services, and is for the one with more of them", async ({
  page,
}) => {
  const [, another] = outdoor?.sites ?? [];
  const services = [service.name, serviceOfSites];
  for (const [plan, wanted] of [
    [[first.slug, second.slug, site.slug], service.name],
    [[first.slug, another?.slug, site.slug], serviceOfSites],
  ] as const) {
    await open(page, `${planPath}?s=${plan.join(",")}`);
    const way = await page.getByRole("link", { name: copy.actions.enquire }).getAttribute("href");
    const { searchParams, hash } = new URL(way ?? "", page.url());
    expect(searchParams.get("service")).toBe(wanted);
    for (const name of services) expect(decodeURIComponent(hash)).toContain(name);
    await page.evaluate(() => localStorage.clear());
  }
});

for (const way of ["with Control held down", "with the middle button"] as const)
  test(`Opened in a new tab ${way}, the enquiry has the plan's lines too, and no server was told them`, async ({
    page,
    context,
  }) => {
    await open(page, `${planPath}?s=${chosen.join(",")}`);
    await page.getByLabel(copy.when.note).fill("Secret note");
    const asked: string[] = [];
    context.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page
        .getByRole("link", { name: copy.actions.enquire })
        .click(way === "with the middle button" ? { button: "middle" } : { modifiers: ["Control"] }),
    ]);
    await hydrated(tab);
    const message = tab.getByRole("textbox", { name: fields.message.label });
    for (const part of [...found.map(({ name }) => name), "Secret note"])
      await expect(message).toHaveValue(new RegExp(part));
    await expect(tab.getByRole("combobox", { name: fields.service.label })).toHaveValue(service.name);
    expect(new URL(tab.url()).hash, "once only, however often the tab is loaded").toBe("");
    expect(asked).not.toEqual([]);
    expect(asked.filter((one) => /secret/i.test(one) || one.includes(first.slug))).toEqual([]);
  });

test("The plan asks the server for nothing that says what is in the plan or the note", async ({ page }) => {
  await open(page, service.path);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
  await tick(page, first.name).check();
  await bar(page).getByRole("button").click();
  await page.getByLabel(copy.when.note).fill("Secret note");
  await page.getByRole("link", { name: copy.actions.enquire }).click();
  await expect(page.getByRole("textbox", { name: fields.message.label })).toHaveValue(/Secret note/);
  expect(asked.filter((one) => /secret/i.test(one) || one.includes(first.slug))).toEqual([]);
});

test("The plan can be taken along as a table and as a picture of its street", async ({ page }) => {
  const twins = entries.find((entry) => sumPlan([entry]).sizes.length < entry.boards.length);
  const taken = [...found, ...(twins ? [twins] : [])];
  await open(page, `${planPath}?s=${taken.map(({ slug }) => slug).join(",")}`);
  const [table] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: copy.actions.csv }).click(),
  ]);
  const lines = (await readFile(await table.path(), "utf8")).trim().split("\r\n");
  const sizes = taken.flatMap((entry) => sumPlan([entry]).sizes);
  expect(lines, "as many as the plan names sizes").toHaveLength(1 + sizes.length);
  expect(lines[1]).toContain(first.name);
  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: copy.actions.image }).click(),
  ]);
  const bytes = await readFile(await picture.path());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([taken.length * 720, 560]);
  expect(bytes.length, "a picture of something").toBeGreaterThan(40_000);
});

test("Printed, a plan is one sheet of A4, of many entries too, and so is the media kit of everything", async ({
  page,
}) => {
  const many = entries.slice(0, 16).map(({ slug }) => slug);
  for (const plan of [chosen, many, []]) {
    await open(page, planPath + (plan.length > 0 ? `?s=${plan.join(",")}` : ""));
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: copy.kit.title })).toBeHidden();
    await expect(totals(page)).toBeVisible({ visible: plan.length > 0 });
    await page.emulateMedia({ media: null });
    const sheet = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g), `${plan.length} entries`).toHaveLength(1);
    await page.evaluate(() => localStorage.clear());
  }
});

test("Two plans are printed side by side on one sheet of A4, each with its street", async ({ page }) => {
  const slugs = entries.map(({ slug }) => slug);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await open(page, `${planPath}?s=${slugs.slice(0, 16).join(",")}&with=${slugs.slice(14).join(",")}`);
  await page.getByRole("button", { name: copy.compare.print }).click();
  await page.emulateMedia({ media: "print" });
  const compare = page.getByRole("region", { name: copy.compare.title });
  await expect(compare.getByRole("img")).toHaveCount(2);
  await expect(compare.getByRole("button")).toHaveCount(0);
  await expect(totals(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
