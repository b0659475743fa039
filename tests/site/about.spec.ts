import { readPeople } from "../../app/data/people.server.ts";
import { readAboutPage } from "../../app/pages/about/about-page.server.ts";
import { expect, test } from "./fixtures.ts";

const about = readAboutPage();

test("About says that the agency is a growth partner, and shows three pictures of the team's work", async ({
  page,
}) => {
  await page.goto("/About");
  await expect(page.getByRole("blockquote")).toContainText(about.quote);
  expect(about.quote).toMatch(/growth partner/i);
  for (const { picture } of about.team.pictures)
    await expect(page.getByRole("img", { name: picture.alt })).toHaveCount(1);
});

test("About shows who one talks to: name, job, languages and a portrait each, and says that they are samples", async ({
  page,
}) => {
  await page.goto("/About");
  const wall = page.getByRole("region", { name: about.people.title });
  await expect(wall).toContainText(about.people.text);
  const people = wall.getByRole("listitem");
  await expect(people).toHaveCount(readPeople().length);
  for (const [index, { key, name, job, languages, portrait }] of readPeople().entries()) {
    const person = people.nth(index);
    await expect(person).toHaveAttribute("id", key);
    await expect(person.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(person.getByText(job, { exact: true })).toBeVisible();
    await expect(person.getByRole("img", { name: portrait.alt })).toHaveCount(1);
    for (const language of languages) await expect(person).toContainText(language);
  }
});

test("About names the mission, the promise and four values in a short sentence each", async ({ page }) => {
  await page.goto("/About");
  await expect(
    page.getByRole("heading", { name: "We strive to help our clients have a Global impact" }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Our Promise" })).toBeVisible();
  expect(about.values.cards.map(({ title }) => title)).toEqual([
    "Execution",
    "Accountability",
    "Growth",
    "Teamwork",
  ]);
  const cards = page.getByRole("region", { name: about.values.title }).getByRole("listitem");
  for (const [index, { title, text }] of about.values.cards.entries()) {
    await expect(cards.nth(index).getByRole("heading")).toHaveText(title);
    await expect(cards.nth(index)).toContainText(text);
  }
});
