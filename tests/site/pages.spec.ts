import { readSite } from "../../app/data/site.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { expect, open, test } from "./fixtures.ts";

const { phone, openingHours } = readSite();

test("on a phone Contact begins with its heading and the number, and says until when somebody picks up", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-11-30T12:00:00+05:30");
  await open(page, "/Contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole("link", { name: phone.shown }).first()).toBeInViewport({ ratio: 1 });
  const [monday] = openingHours?.filter(({ days }) => days.includes("Monday")) ?? [];
  expect(monday?.closes).toBe("19:00");
  await expect(main.getByText(readContactPage().details.open.replace("{time}", "7 pm"))).toBeInViewport();
});
