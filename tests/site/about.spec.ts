import { readPeople } from "../../app/data/people.server.ts";
import { readAboutPage } from "../../app/pages/about/about-page.server.ts";
import { expect, test } from "./fixtures.ts";

const about = readAboutPage();

test("About says what the agency stands for, and shows who one talks to", async ({ page }) => {
  await page.goto("/About");
  await expect(page.getByRole("blockquote")).toContainText(about.quote);
  expect(about.quote).toMatch(/growth partner/i);
  for (const { picture } of about.team.pictures)
    await expect(page.getByRole("img", { name: picture.alt })).toHaveCount(1);
  for (const name of ["We strive to help our clients have a Global impact", "Our Promise"])
    await expect(page.getByRole("heading", { name })).toBeVisible();

  const { title, cards } = about.values;
  const values = page.getByRole("region", { name: title }).getByRole("listitem");
  await expect(values.getByRole("heading")).toHaveText(["Execution", "Accountability", "Growth", "Teamwork"]);
  await expect(values).toContainText(cards.map(({ text }) => text));

  const wall = page.getByRole("region", { name: about.people.title });
  await expect(wall).toContainText(about.people.text);
  const people = wall.getByRole("listitem");
  await expect(people.getByRole("heading")).toHaveText(readPeople().map(({ name }) => name));
  for (const [index, { key, job, languages, portrait }] of readPeople().entries()) {
    const person = people.nth(index);
    await expect(person).toHaveAttribute("id", key);
    await expect(person.getByText(job, { exact: true })).toBeVisible();
    await expect(person.getByRole("img", { name: portrait.alt })).toHaveCount(1);
    for (const language of languages) await expect(person).toContainText(language);
  }
});
