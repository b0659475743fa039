import { readPeople } from "../../app/data/people.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readAboutPage } from "../../app/pages/about/about-page.server.ts";
import { readClientsPage } from "../../app/pages/clients/clients-page.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { readServicePageCopy } from "../../app/pages/services/service-page.server.ts";
import { readTextPages } from "../../app/pages/text/text-page.server.ts";
import { expect, onDesktopToo, open, test } from "./fixtures.ts";
import { sliderOn } from "./slider-view.ts";

const { phone, chat, email, address, hours, openingHours, labels, footer, menu } = readSite();

test("About says what the agency stands for, and shows whom a client will talk to", async ({ page }) => {
  const { quote, team, values, people } = readAboutPage();
  await page.goto("/About");
  await expect(page.getByRole("blockquote")).toContainText(quote);
  expect(quote).toMatch(/growth partner/i);
  for (const { picture } of team.pictures)
    await expect(page.getByRole("img", { name: picture.alt })).toHaveCount(1);
  for (const name of ["We strive to help our clients have a Global impact", "Our Promise"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  const cards = page.getByRole("region", { name: values.title }).getByRole("listitem");
  await expect(cards.getByRole("heading")).toHaveText(["Execution", "Accountability", "Growth", "Teamwork"]);
  await expect(cards).toContainText(values.cards.map(({ text }) => text));

  const wall = page.getByRole("region", { name: people.title });
  await expect(wall).toContainText(people.text);
  const items = wall.getByRole("listitem");
  await expect(items.getByRole("heading")).toHaveText(readPeople().map(({ name }) => name));
  for (const [index, { key, job, languages, portrait }] of readPeople().entries()) {
    await expect(items.nth(index)).toHaveAttribute("id", key);
    await expect(items.nth(index).getByRole("img", { name: portrait.alt })).toHaveCount(1);
    for (const words of [job, ...languages]) await expect(items.nth(index)).toContainText(words);
  }
});

test("Clients shows every client's mark, in a slider and on a wall, and the stories of some", async ({
  page,
}) => {
  const { clients, title, text, slider, wall, stories } = readClientsPage();
  await open(page, "/Clients");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText(text)).toBeVisible();
  await expect(sliderOn(page, slider).getByRole("img")).toHaveCount(clients.length);
  const marks = page.getByRole("region", { name: wall.title });
  await expect(marks.getByRole("img")).toHaveText(clients.map(({ name }) => name));
  for (const { name } of clients) await expect(marks.getByRole("img", { name, exact: true })).toHaveCount(1);
  const told = page.getByRole("region", { name: stories.title });
  await expect(told.getByRole("heading", { level: 3 })).toHaveText(stories.entries.map(({ title }) => title));
  await marks.getByRole("link", { name: wall.yours.label }).click();
  await expect(page).toHaveURL(new RegExp(`${wall.yours.path}$`));
});

test("Contact leads to a person, and says who answers what", onDesktopToo, async ({ page, isMobile }) => {
  const { details, form, useful, people } = readContactPage();
  await page.goto("/Contact");
  const contactRegion = page.getByRole("region", { name: details.title });
  await expect(contactRegion.getByRole("link", { name: phone.shown })).toHaveAttribute(
    "href",
    `tel:${phone.number}`,
  );
  await expect(contactRegion.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  const chatLink = contactRegion.getByRole("link", { name: labels.chat });
  await expect(chatLink).toHaveAttribute("href", new RegExp(`^https://wa\\.me/${chat.number}\\?`));
  await expect(chatLink).toHaveAttribute("target", "_blank");
  await expect(contactRegion.getByText(address.street)).toBeVisible();
  await expect(contactRegion.getByText(hours)).toBeVisible();
  for (const { title } of useful.points)
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  const contactPeople = page.getByRole("region", { name: people.title }).getByRole("listitem");
  const expected = readPeople().filter(({ answers }) => answers);
  await expect(contactPeople.getByRole("heading")).toHaveText(expected.map(({ name }) => name));
  await expect(contactPeople).toContainText(expected.map(({ answers = "" }) => answers));
  await expect(contactPeople).toContainText(expected.map(({ languages }) => languages.join(", ")));
  const board = await page.getByRole("form", { name: form.title }).boundingBox();
  const headingBox = await page.getByRole("heading", { name: details.title }).boundingBox();
  if (!board || !headingBox) throw new Error("The form or the ways to reach a person are not shown");
  if (isMobile) expect(board.y + board.height, "the form stands above").toBeLessThan(headingBox.y);
  else expect(board.x + board.width, "the form stands on the left").toBeLessThan(headingBox.x);
});

test("on a phone Contact begins with the number, and says until when somebody picks up", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-30T12:00:00+05:30");
  await open(page, "/Contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: phone.shown }).first()).toBeInViewport({ ratio: 1 });
  const [monday] = openingHours?.filter(({ days }) => days.includes("Monday")) ?? [];
  expect(monday?.closes).toBe("19:00");
  await expect(main.getByText(readContactPage().details.open.replace("{time}", "7 pm"))).toBeInViewport();
});

test("every question before booking has an answer, an address and a way to it", async ({ page }) => {
  const { label, path } = readServicePageCopy().questions;
  const { title, body } = readTextPages().find((candidate) => candidate.path === path) ?? { body: "" };
  const questions = [...body.matchAll(/^## (.+)$/gm)].map(([, question = ""]) => question);
  await page.goto("/Contact");
  const link = page.getByRole("main").getByRole("link", { name: label, exact: true });
  await expect(link).toHaveAttribute("href", path);
  expect(menu.map((entry) => entry.path)).not.toContain(path);
  const name = footer.legal.find((entry) => entry.path === path)?.label ?? "";
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  expect(questions).not.toEqual([]);
  for (const question of questions) {
    const heading = page.getByRole("heading", { level: 2, name: question, exact: true });
    await expect(heading).toHaveAttribute("id", /./);
    await expect(heading.locator("xpath=following-sibling::*[1]")).toHaveText(/\S/);
  }
});
