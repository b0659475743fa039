import { readSite } from "../../app/data/site.server.ts";
import { readClientsPage } from "../../app/pages/clients/clients-page.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { expect, onDesktopToo, open, test } from "./fixtures.ts";
import { sliderOn } from "./slider-view.ts";

const { phone, chat, email, openingHours, labels } = readSite();

test("Clients shows every client's mark, in a slider and on a wall", async ({ page }) => {
  const { clients, slider, wall } = readClientsPage();
  await open(page, "/Clients");
  await expect(sliderOn(page, slider).getByRole("img")).toHaveCount(clients.length);
  const marks = page.getByRole("region", { name: wall.title });
  await expect(marks.getByRole("img")).toHaveText(clients.map(({ name }) => name));
});

test("Contact leads to a person", onDesktopToo, async ({ page, isMobile }) => {
  const { details, form } = readContactPage();
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
