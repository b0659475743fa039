import { readPeople } from "../../app/data/people.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { expect, onDesktopToo, test } from "./fixtures.ts";

const { details, form, useful, people } = readContactPage();
const { phone, chat, email, address, hours, labels } = readSite();

test("Contact rings, writes and chats at a tap, and says who answers", async ({ page }) => {
  await page.goto("/Contact");
  const ways = page.getByRole("region", { name: details.title });
  await expect(ways.getByRole("link", { name: phone.shown })).toHaveAttribute("href", `tel:${phone.number}`);
  await expect(ways.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  const chatLink = ways.getByRole("link", { name: labels.chat });
  await expect(chatLink).toHaveAttribute("href", new RegExp(`^https://wa\\.me/${chat.number}\\?`));
  await expect(chatLink).toHaveAttribute("target", "_blank");
  await expect(ways.getByText(address.street)).toBeVisible();
  await expect(ways.getByText(hours)).toBeVisible();
  for (const { title } of useful.points)
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  const answering = page.getByRole("region", { name: people.title }).getByRole("listitem");
  const expected = readPeople().filter(({ answers }) => answers);
  await expect(answering.getByRole("heading")).toHaveText(expected.map(({ name }) => name));
  await expect(answering).toContainText(expected.map(({ answers = "" }) => answers));
  await expect(answering).toContainText(expected.map(({ languages }) => languages.join(", ")));
});

test(
  "the form stands beside or above the ways to reach a person",
  onDesktopToo,
  async ({ page, isMobile }) => {
    await page.goto("/Contact");
    const board = await page.getByRole("form", { name: form.title }).boundingBox();
    const sign = await page.getByRole("heading", { name: details.title }).boundingBox();
    if (!board || !sign) throw new Error("The form or the ways to reach a person are not shown");
    if (isMobile) expect(board.y + board.height).toBeLessThan(sign.y);
    else expect(board.x + board.width).toBeLessThan(sign.x);
  },
);
