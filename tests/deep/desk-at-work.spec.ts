import type { Page } from "@playwright/test";
import { words } from "../../desk/words.ts";
import { indianDay } from "../../formats/indian-day.ts";
import { createPerson, password } from "../server/fixtures/create-desk-client.ts";
import { makeApplication, makeEnquiry } from "../server/fixtures/make-submission.ts";
import { button, expect, lines, state, test, title } from "../site/desk/fixtures.ts";

const tab = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: words.tabs.label })
    .getByRole("link", { name: new RegExp(`^${name}`) });

test("when two people work on the same submission, the second sees what the first did and loses no typed text", async ({
  page,
  context,
  browser,
  desk,
}) => {
  const { id } = await desk.keep(makeEnquiry({ name: "Two Hands" }));
  await desk.signIn(context, "Meera", "owner");
  const secondContext = await browser.newContext({ baseURL: desk.origin });
  await desk.signIn(secondContext, "Ravi", "staff");
  const secondPage = await secondContext.newPage();
  const note = page.getByLabel(words.notes.label);
  // Beside another list, so that nothing tells of the change before it matters.
  await page.goto(`/desk/s/${id}?state=spam`);
  await note.fill("Half a sentence");
  await secondPage.goto(`/desk/s/${id}`);
  await button(secondPage, words.actions.done).click();
  await expect(state(secondPage, words.states.done)).toBeVisible();
  await button(page, words.actions.spam).click();
  await expect(page.getByRole("alert").first()).toContainText("Ravi marked it done in the meantime");
  await expect(state(page, words.states.done)).toBeVisible();
  await expect(note).toHaveValue("Half a sentence");
  // Beside its own list the other's work shows by itself.
  await page.goto(`/desk/s/${id}?state=done`);
  await expect(note).toHaveValue("Half a sentence");
  await button(secondPage, words.actions.reopen).click();
  await expect(state(page, words.states.new)).toBeVisible();
  // An amount, too, over which a colleague saves another.
  await button(secondPage, words.states.quoted).click();
  await page.goto(`/desk/s/${id}?state=spam`);
  const amounts = [page, secondPage].map((desk) => desk.getByLabel(words.stage.amount));
  const [amount = note, otherAmount = note] = amounts;
  await amount.fill("150001");
  await page.reload();
  await expect(amount).toHaveValue("150001");
  await otherAmount.fill("180001");
  await button(secondPage, words.stage.save).click();
  await expect(state(secondPage, "₹1,80,001")).toBeVisible();
  await button(page, words.stage.save).click();
  await expect(page.getByRole("alert").first()).toContainText("Ravi set its amount in the meantime");
  await expect(state(page, "₹1,80,001")).toBeVisible();
  await expect(amount).toHaveValue("150001");
  await button(page, words.stage.save).click();
  await expect(state(page, "₹1,50,001")).toBeVisible();
  // The same where the colleague's amount was seen before the press.
  await amount.fill("160001");
  await secondPage.reload();
  await otherAmount.fill("190001");
  await button(secondPage, words.stage.save).click();
  await expect(state(secondPage, "₹1,90,001")).toBeVisible();
  await page.reload();
  await expect(state(page, "₹1,90,001")).toBeVisible();
  await button(page, words.stage.save).click();
  await expect(page.getByRole("alert").first()).toContainText("Ravi set its amount in the meantime");
  await button(page, words.stage.save).click();
  await expect(state(page, "₹1,60,001")).toBeVisible();
  await page.reload();
  await expect(amount).toHaveValue("1,60,001");
  await secondContext.close();
});

test("the next person in a browser finds nothing of the last one's, who finds it all again", async ({
  page,
  context,
  desk,
}) => {
  const { id } = await desk.keep(makeEnquiry({ name: "One Tab" }));
  await createPerson(desk, "Lata", "staff");
  await desk.signIn(context, "Meera", "owner");
  await page.goto(`/desk/s/${id}`);
  const note = page.getByLabel(words.notes.label);
  await note.fill("Meera alone knows");
  // Her session ends; whatever is asked next brings the sign-in to the same address.
  await context.clearCookies();
  await button(page, words.actions.done).click();
  await page.getByLabel(words.email).fill("lata@example.com");
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await button(page, words.signIn.button).click();
  await expect(title(page, "One Tab")).toBeVisible();
  await expect(note).toHaveValue("");
  await expect(button(page, words.actions.erase)).toHaveCount(0);
  await desk.signIn(context, "Meera", "owner");
  await page.reload();
  await expect(note).toHaveValue("Meera alone knows");
});

test("several are reminded of, quoted, assigned and put aside as spam at once, by keyboard, too, and each goes back to where it was", async ({
  page,
  desk,
  context,
}) => {
  const chosen = ["Hoarding", "Panels"];
  for (const name of [...chosen, "Radio"]) await desk.keep(makeEnquiry({ name }));
  await desk.signIn(context, "Ravi", "staff");
  await desk.signIn(context, "Meera", "owner");
  const bar = page.getByRole("region", { name: words.bulk.label });
  const doneRegion = page.getByRole("region", { name: words.justDone });
  const choose = async () => {
    await button(page, words.bulk.start).click();
    for (const name of chosen) await page.getByLabel(words.bulk.tick(name)).check();
  };
  await page.goto("/desk");
  await choose();
  const choice = bar.getByLabel(words.reminder.label);
  const letters = await choice.evaluate((select) => getComputedStyle(select).color);
  await expect(choice.locator("+ svg"), "its arrow is as plain as its words").toHaveCSS("color", letters);
  await choice.selectOption({ index: 1 });
  await expect(doneRegion).toContainText("2 with a reminder for");
  await choose();
  await bar.getByLabel(words.stage.label).selectOption(words.states.quoted);
  await expect(doneRegion).toContainText(words.bulk.done(2, "quoted"));
  await expect(lines(page)).toHaveCount(1);
  await button(page, words.undo).last().click();
  await expect(lines(page)).toHaveCount(3);
  await choose();
  await bar.getByLabel(words.assigned.label).selectOption("Ravi");
  await expect(doneRegion).toContainText(words.bulk.assigned(2, "Ravi"));
  await expect(lines(page).filter({ hasText: "Ravi" })).toHaveCount(2);
  const show = page.getByLabel(words.filter.label);
  for (const [choice, count] of [
    [words.filter.of("Ravi"), 2],
    [words.filter.nobody, 1],
    [words.filter.application, 0],
    [words.filter.all, 3],
  ] as const) {
    await show.selectOption(choice);
    await expect(lines(page)).toHaveCount(count);
  }
  await button(page, words.undo).click();
  await expect(lines(page).filter({ hasText: "Ravi" })).toHaveCount(0);
  await button(page, words.bulk.start).press("Enter");
  const spam = bar.getByRole("button", { name: words.actions.spam });
  await expect(spam).toBeDisabled();
  for (const name of chosen) await page.getByLabel(words.bulk.tick(name)).press("Space");
  await expect(bar.getByRole("status")).toHaveText(words.bulk.count(2));
  await spam.click();
  await expect(doneRegion).toContainText(words.bulk.done(2, "spam"));
  await tab(page, words.tabs.spam).click();
  await expect(lines(page)).toHaveCount(2);
  await button(page, words.undo).last().click();
  await expect(lines(page)).toHaveCount(0);
  await tab(page, words.tabs.new).click();
  await expect(lines(page)).toHaveCount(3);
});

test("a blocked sender's next message waits apart, and the month's numbers are one sheet of paper", async ({
  page,
  desk,
  context,
}) => {
  const phone = "98260 12345";
  const { id } = await desk.keep(makeEnquiry({ name: "Pills", phone }));
  await desk.signIn(context, "Meera", "owner");
  await page.goto(`/desk/s/${id}`);
  await button(page, words.actions.spam).click();
  await button(page, words.block.on).click();
  await expect(state(page, words.block.mark)).toBeVisible();
  await desk.keep(makeEnquiry({ name: "More Pills", phone }));
  await tab(page, words.tabs.blocked).click();
  await expect(lines(page)).toHaveText([/More Pills/]);
  await lines(page).first().click();
  await expect(page.getByRole("article").getByText(words.block.mark, { exact: true })).toHaveCount(1);
  await button(page, words.actions.release).click();
  await expect(page.getByRole("region", { name: words.justDone })).toContainText(words.block.still);
  await button(page, words.undo).click();
  await expect(state(page, words.block.mark)).toBeVisible();
  await button(page, words.bulk.start).click();
  await page.getByLabel(words.bulk.tick("More Pills")).check();
  const bar = page.getByRole("region", { name: words.bulk.label });
  await bar.getByRole("button", { name: words.actions.release }).click();
  await expect(page.getByRole("region", { name: words.justDone })).toContainText(words.block.still);
  await expect(state(page, words.states.new)).toBeVisible();
  await button(page, words.block.off).click();
  await expect(button(page, words.block.off)).toHaveCount(0);
  await tab(page, words.tabs.blocked).click();
  await expect(page.getByText(words.block.mark, { exact: true })).toHaveCount(1);

  const names = Array.from({ length: 25 }, (_, count) => `A name of some length, number ${count}`);
  for (const name of names)
    await desk.keep(
      makeEnquiry({
        service: name,
        utm_source: name,
        utm_campaign: name,
        firstPage: `/sites/${name.replaceAll(" ", "-")}`,
      }),
    );
  const month = indianDay(new Date()).slice(0, 7);
  await page.goto(`/desk/numbers?month=${month}`);
  await expect(page.getByRole("table")).toHaveCount(5);
  const paper = (await page.pdf({ format: "A4", printBackground: true })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("an owner writes a reply text, it is filled in for whoever answers, and the history says so; who asks to be erased is then found nowhere, and gets a letter", async ({
  page,
  desk,
  context,
}) => {
  const lata = { firstName: "Lata", lastName: "Rao", phone: "098930 12399", email: "lata@example.com" };
  const { id } = await desk.keep(makeApplication(undefined, { ...lata, position: "Designer" }));
  await desk.keep(makeEnquiry({ service: "Radio", phone: "+91 98930-12399" }));
  await desk.signIn(context, "Meera", "owner");
  await page.goto("/desk/replies");
  const form = (name: string) => page.getByRole("form", { name });
  const text = (name: string) => form(name).getByRole("textbox", { name: words.replies.text });
  await form(words.replies.add).getByRole("textbox", { name: words.replies.title }).fill("First answer");
  await text(words.replies.add).fill("Dear {name},\nthank you for {about} & more.\n{me}");
  await form(words.replies.add).getByLabel(words.replies.kind).selectOption("application");
  await form(words.replies.add).getByRole("button", { name: words.replies.save }).click();
  await expect(text("First answer")).toHaveValue(/^Dear/);
  await expect(text(words.replies.add)).toHaveValue("");

  await desk.signIn(context, "Ravi", "staff");
  await page.goto(`/desk/s/${id}`);
  const write = page.getByRole("link", { name: words.contact.write });
  const chat = page.getByRole("link", { name: new RegExp(words.contact.chat) });
  await expect(write).toHaveAttribute("href", "mailto:lata@example.com");
  await page.getByLabel(words.reply.label).selectOption({ label: "First answer" });
  const filled = "Dear Lata Rao,\nthank you for Designer & more.\nRavi";
  await expect(page.getByRole("note", { name: words.reply.preview })).toHaveText(filled);
  const mail = new URL((await write.getAttribute("href")) ?? "");
  expect([mail.pathname, mail.searchParams.get("body")]).toEqual([
    "lata@example.com",
    filled.replaceAll("\n", "\r\n"),
  ]);
  const address = new URL((await chat.getAttribute("href")) ?? "");
  expect([address.host, address.pathname, address.searchParams.get("text")]).toEqual([
    "wa.me",
    "/919893012399",
    filled,
  ]);
  // No messenger is opened in a test; that it was pressed is what counts.
  await chat.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await chat.click();
  await page.getByText(words.historyLabel(2)).click();
  await expect(page.getByRole("article")).toContainText(
    "Ravi began a reply (by WhatsApp, with “First answer”)",
  );
  await expect(page.getByRole("article").getByText(words.replied("Ravi"))).toBeVisible();
  // The same sender's other message stands beside it.
  await page.getByRole("article").getByRole("link", { name: "Radio" }).click();
  await expect(title(page, "Asha Verma")).toBeVisible();
  await expect(page.getByLabel(words.reply.label)).toHaveCount(0);

  await desk.signIn(context, "Meera", "owner");
  const letter = page.getByRole("dialog", { name: words.erasing.letter });
  const again = await desk.keep(makeEnquiry({ name: "Lata Rao", phone: lata.phone }));
  await page.goto(`/desk/s/${again.id}`);
  await button(page, words.actions.erase).click();
  await page.getByLabel(words.erasing.others(2)).uncheck();
  await button(page, words.erasing.yes).click();
  await expect(letter).toContainText("The rest of what we kept about you is still in our records.");
  await letter.getByRole("button", { name: words.close }).click();
  await page.goto(`/desk/s/${id}`);
  await button(page, words.actions.erase).click();
  const erasing = page.getByRole("dialog", { name: words.erasing.title("application", "Lata Rao") });
  await expect(erasing).toContainText(words.erasing.text(true));
  await erasing.getByLabel(words.erasing.cvAlone).check();
  await erasing.getByRole("button", { name: words.erasing.yes }).click();
  await expect(page.getByRole("region", { name: words.cv.label })).toHaveCount(0);
  await button(page, words.actions.erase).click();
  for (const means of [words.erasing.text(false), ...words.erasing.means(true)])
    await expect(erasing).toContainText(means);
  await expect(erasing.getByLabel(words.erasing.others(1))).toBeChecked();
  await expect(erasing.getByRole("listitem").first()).toHaveText(/Radio/);
  await erasing.getByRole("button", { name: words.erasing.yes }).click();
  await expect(letter).toContainText("Dear Lata Rao");
  await expect(letter).not.toContainText("The rest");
  await expect(letter.getByRole("link", { name: words.contact.write })).toHaveAttribute(
    "href",
    /^mailto:lata@example.com\?subject=Erased.*Lata%20Rao/,
  );
  await expect(letter.getByRole("link", { name: words.contact.chat })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/919893012399\?text=Dear%20Lata%20Rao/,
  );
  await letter.getByRole("button", { name: words.close }).click();
  await page.goto(`/desk/s/${id}`);
  await expect(page.getByRole("heading", { name: words.gone.title })).toBeVisible();
  await page.goto("/desk?q=98930");
  await expect(page.getByText(words.nothingFound)).toBeVisible();
  await page.goto("/desk/replies");
  await form("First answer").getByRole("button", { name: words.replies.remove }).click();
  await expect(form("First answer")).toHaveCount(0);
  await button(page, words.undo).last().click();
  await expect(text("First answer")).toHaveValue(/^Dear/);
});
