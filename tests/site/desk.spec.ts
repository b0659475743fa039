import { type Place, readPlaces } from "../../app/data/places/places.server.ts";
import { drawBoardCode } from "../../app/pages/services/boards/board-code.server.ts";
import { words } from "../../desk/words.ts";
import { readBuildEnvironment } from "../../pipeline/build-settings.ts";
import { formatReminder } from "../../server/submission/indian-time.ts";
import { createPerson, password } from "../server/fixtures/create-desk-client.ts";
import { makeEnquiry } from "../server/fixtures/make-submission.ts";
import { button, expect, state, test, title } from "./desk/fixtures.ts";
import { deep, open } from "./fixtures.ts";
import { enquiryForm } from "./forms-under-test.ts";

const { name, service, message } = enquiryForm.description.values as Record<
  "name" | "service" | "message",
  string
>;

test("whoever scans a board's code and writes is found on the desk with that board by whoever signs in", async ({
  page,
  browser,
  desk,
}) => {
  const [board] = readPlaces() as [Place];
  const code = drawBoardCode(board, readBuildEnvironment(process.env).siteUrl);
  const published = await page.request.get(`/artwork/${board.slug}-qr.svg`);
  expect(await published.text()).toContain(`d="${code.path}"`);
  const visitor = await browser.newPage({ baseURL: desk.origin });
  await visitor.clock.install();
  const { pathname, search } = new URL(code.address);
  await open(visitor, pathname + search);
  await enquiryForm.openAndFill(visitor);
  // Nobody fills a form in two seconds, and who does is taken for a machine.
  await visitor.clock.fastForward(5_000);
  await enquiryForm.send(visitor);
  await expect(visitor.getByRole("status")).toHaveText(enquiryForm.description.copy.status.sent);
  await visitor.close();

  await createPerson(desk, "Meera", "owner");
  await page.goto("/desk");
  await page.getByLabel(words.email).fill("meera@example.com");
  await page.getByLabel(words.password, { exact: true }).fill("not this one at all");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("wrong");
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("searchbox").fill("nothing like it");
  await expect(page.getByText(words.nothingFound)).toBeVisible();
  await page.getByRole("searchbox").fill(name.slice(0, 3));
  await page.getByRole("link", { name: `${name} ${words.kinds.enquiry} · ${service}` }).click();
  await expect(title(page, name)).toBeFocused();
  await expect(page.getByRole("region", { name: words.sentLabel })).toContainText(message);
  for (const text of [`board / ${board.slug}`, board.name, board.path, `/Contact, from ${board.path}`])
    await expect(page.getByText(text, { exact: true }).last()).toBeVisible();
  // No mail is set up here, so nothing waits to be mailed.
  await expect(page.getByText(words.mail.unmailed)).toHaveCount(0);
});

test("an enquiry is noted, quoted and won for ₹41,890, which the numbers tell", async ({
  page,
  context,
  desk,
}) => {
  const { id } = await desk.keep(makeEnquiry({ name, service }));
  await desk.signIn(context, "Meera", "owner");
  await page.goto(`/desk/s/${id}`);
  await page.getByLabel(words.notes.label).fill("Called.\nWants a quote.");
  await button(page, words.notes.button).click();
  await expect(page.getByText("Called.\nWants a quote.")).toBeVisible();
  await expect(page.getByLabel(words.notes.label)).toHaveValue("");
  await button(page, words.states.quoted).click();
  await page.getByLabel(words.stage.amount).fill("₹41,890/-");
  await button(page, words.stage.save).click();
  await expect(state(page, "₹41,890")).toBeVisible();
  const won = new RegExp(`^${words.states.won} on `);
  await button(page, words.states.won).click();
  await expect(state(page, won)).toBeVisible();
  // Won by mistake: the amount doesn't hide on what is new again.
  await button(page, words.states.won).click();
  await expect(state(page, words.states.new)).toBeVisible();
  await expect(page.getByLabel(words.stage.amount)).toHaveValue("41,890");
  await button(page, words.states.won).click();
  await expect(state(page, won)).toBeVisible();
  await button(page, words.states.lost).click();
  await expect(state(page, words.states.lost)).toBeVisible();
  // The list is where one sees that a line is missing.
  await page.getByRole("article").getByRole("link", { name: words.pages.inbox }).click();
  await button(page, words.undo).last().click();
  await expect(page.getByText(words.undone(name)).first()).toBeVisible();
  await page.goto(`/desk/s/${id}`);
  await expect(state(page, won)).toBeVisible();
  await page.getByLabel(words.stage.wonOn).fill("2026-03-31");
  await button(page, words.stage.save).click();
  await expect(page.getByText(words.stage.amountDone(name, 41_890, "31 Mar 2026")).first()).toBeVisible();
  await expect(page.getByLabel(words.stage.wonOn)).toHaveValue("2026-03-31");
  await expect(state(page, words.stateOf({ state: "won", wonOn: "2026-03-31" }))).toBeVisible();
  // The same customer's next order, and a press too many.
  await page.getByRole("link", { name: words.adding.again }).click();
  const nameField = page.getByLabel(words.name, { exact: true });
  await expect(nameField).toHaveValue(name);
  await page.getByLabel(words.reminder.label).fill("2030-01-31");
  await page.getByLabel(words.reminder.time).fill("16:00");
  await button(page, words.adding.save).click();
  await expect(state(page, words.remindOn(formatReminder("2030-01-31T16:00"), false))).toBeVisible();
  await button(page, words.undo).last().click();
  await expect(nameField).toHaveValue(name);
  await expect(page.getByLabel(words.reminder.time)).toHaveValue("16:00");
  await page.goto("/desk/numbers");
  await expect(page.getByText(words.numbers.lead)).toBeVisible();
  const outcomes = page.getByRole("region", { name: words.numbers.outcomes.about, exact: true });
  await expect(outcomes.getByRole("row", { name: service })).toHaveText(`${service}11₹41,890`);
});

test(
  "a mistyped number of an enquiry added by hand is corrected by keyboard, and that can be taken back",
  deep,
  async ({ page, context, desk }) => {
    await desk.signIn(context, "Meera", "staff");
    await page.goto("/desk/add");
    await page.getByLabel(words.phone).fill("98260 12345");
    await page.getByLabel(words.name, { exact: true }).fill(name);
    await button(page, words.adding.save).click();
    await expect(title(page, name)).toBeFocused();
    await button(page, words.correcting.open).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: words.correcting.title("enquiry", name) });
    const phone = dialog.getByLabel(words.phone);
    await expect(phone).toHaveValue("98260 12345");
    await expect(dialog.getByLabel(words.name, { exact: true })).toHaveValue(name);
    await expect(phone).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("6");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(button(page, words.correcting.open)).toBeFocused();
    await expect(page.getByRole("region", { name: words.contact.label })).toContainText("98260 12346");
    await page.getByText(/^History/).click();
    await expect(page.getByText("Meera corrected it (Phone)")).toBeVisible();
    await button(page, words.undo).last().click();
    await expect(page.getByRole("region", { name: words.contact.label })).toContainText("98260 12345");
  },
);
