import { readPeople } from "../../app/data/people.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { expect, onDesktopToo, test } from "./fixtures.ts";

const { details, form, useful, people } = readContactPage();
const { phone, chat, email, address, hours, labels } = readSite();

test("The Contact page rings, writes and chats at a tap, and says where and when somebody is there", async ({
  page,
}) => {
  await page.goto("/Contact");
  const ways = page.getByRole("region", { name: details.title });
  await expect(ways.getByRole("link", { name: phone.shown })).toHaveAttribute("href", `tel:${phone.number}`);
  await expect(ways.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  const chatLink = ways.getByRole("link", { name: labels.chat });
  await expect(chatLink).toHaveAttribute("href", new RegExp(`^https://wa\\.me/${chat.number}\\?`));
  await expect(chatLink).toHaveAttribute("target", "_blank");
  await expect(ways.getByText(address.street)).toBeVisible();
  await expect(ways.getByText(hours)).toBeVisible();
});

test(
  "The form stands left of the ways to reach a person where there is room, and above them on a phone",
  onDesktopToo,
  async ({ page }) => {
    await page.goto("/Contact");
    const board = await page.getByRole("form", { name: form.title }).boundingBox();
    const sign = await page.getByRole("heading", { name: details.title }).boundingBox();
    if (!board || !sign) throw new Error("The form or the ways to reach a person are not shown");
    if ((page.viewportSize()?.width ?? 0) >= 1024) expect(board.x + board.width).toBeLessThan(sign.x);
    else expect(board.y + board.height).toBeLessThan(sign.y);
  },
);

test("The Contact page tells what to put in the message", async ({ page }) => {
  await page.goto("/Contact");
  for (const { title } of useful.points)
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
});

test("The Contact page says who answers what, and in which languages", async ({ page }) => {
  await page.goto("/Contact");
  const answering = page.getByRole("region", { name: people.title }).getByRole("listitem");
  const expected = readPeople().filter(({ answers }) => answers);
  expect(expected.length).toBeGreaterThan(1);
  await expect(answering).toHaveCount(expected.length);
  for (const [index, { name, answers = "", languages }] of expected.entries()) {
    await expect(answering.nth(index).getByRole("heading")).toHaveText(name);
    await expect(answering.nth(index)).toContainText(answers);
    await expect(answering.nth(index)).toContainText(languages.join(", "));
  }
});
