import { listFormRules } from "../../app/data/form-rules.server.ts";
import { interpolate } from "../../app/data/format.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { expect, stopClock } from "./fixtures.ts";
import { test } from "./form-service.ts";
import { enquiryForm as form } from "./forms-under-test.ts";

const { form: copy } = readContactPage();
const { status } = copy;

test("the form takes service, board and plan from the link that led to it, and keeps what was typed", async ({
  page,
}) => {
  const ask = (society: string) => interpolate(copy.society, { society });
  for (const [query, service, message] of [
    ["?service=Skywriting", "", ""],
    ["?service=Print+Media#message=My%20plan", "Print Media", "My plan"],
    ["?society=Ashoka#message=My%20plan", "Print Media", `${ask("Ashoka")}\n\nMy plan`],
    ["?service=Event+Promotion&society=Ashoka", "Event Promotion", `${ask("Ashoka")}\n`],
  ] as const) {
    await form.open(page, query);
    await expect(form.field(page, "message"), query).toHaveValue(message);
    await expect(form.field(page, "service"), query).toHaveValue(service);
  }
  await form.field(page, "message").fill("From Diwali on.");
  await form.open(page, "?society=Tatibandh");
  await expect(form.field(page, "message")).toHaveValue(`${ask("Tatibandh")}\n\nFrom Diwali on.`);
});

test("once an enquiry is sent, the visitor’s name is painted on the board, with who has it now, until they begin another", async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await form.openAndFill(page);
  await form.sendAndHear(page, service, status.sent);
  const name = page.getByText("Asha Verma", { exact: true });
  await expect(name).toBeVisible();
  await expect(page.getByRole("status")).toBeInViewport();
  await expect(page.getByText(copy.desk)).toBeVisible();
  await form.field(page, "message").fill("One more thing.");
  await expect(name).toHaveCount(0);
});

test("an enquiry isn't sent without a service or with too long a message", async ({ page, service }) => {
  const { maxLength } = listFormRules().enquiry.message;
  const { near, over } = readSite().forms;
  const message = form.field(page, "message");
  const boards = (length: number) => " boards".repeat(length).slice(-length);
  await form.openAndFill(page);
  await form.field(page, "service").selectOption("");
  await form.send(page);
  await expect(form.field(page, "service")).toBeFocused();
  await expect(form.field(page, "service")).toHaveAccessibleDescription(new RegExp(readSite().forms.choose));
  await form.fill(page);
  await message.fill(boards(maxLength - 10));
  await expect(message).toHaveAccessibleDescription(interpolate(near, { left: 10 }));
  await message.fill(boards(maxLength + 3));
  await expect(message).toHaveAccessibleDescription(interpolate(over, { over: 3 }));
  await form.send(page);
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(boards(maxLength + 3));
  expect(service.posts).toHaveLength(0);
  await message.fill(boards(maxLength));
  await form.sendAndHear(page, service, status.sent);
});

test.describe("The answer to an enquiry", () => {
  test.use({ expectedMessages: /./ });

  test("is shown for 5 seconds, and what to do until the next try", async ({ page, service }) => {
    await page.clock.install();
    await form.openAndFill(page);
    await stopClock(page);
    const colours = new Set<string>();
    for (const [code, text] of [
      [200, status.sent],
      [500, status.failed],
    ] as const) {
      service.answers(code, { success: true });
      await form.fill(page);
      await form.sendAndHear(page, service, text);
      colours.add(await page.getByRole("status").evaluate((element) => getComputedStyle(element).color));
      await page.clock.runFor(4999);
      await expect(page.getByRole("status")).toHaveText(text);
      await page.clock.runFor(1);
      await expect(page.getByRole("status")).toBeEmpty();
      await expect(page.getByText(status.receipt.replace(/.*\}/, ""))).toHaveCount(code === 200 ? 1 : 0);
    }
    expect(colours.size).toBe(2);
    await expect(page.getByText(status.keepTrying)).toHaveAttribute("aria-live", "polite");
    const release = service.waits();
    await form.send(page);
    await expect(page.getByText(status.keepTrying)).toHaveCount(0);
    release();
  });

  const reason = "Please enter your phone number in one line.";
  const refusal = { success: false, message: reason, errors: { phone: reason } };

  test("counts as success only if it is one, and shows an error at its field", async ({ page, service }) => {
    await form.openAndFill(page);
    for (const [code, body, text] of [
      [500, refusal, status.failed],
      [429, { success: true, message: "too many" }, status.failed],
      [200, "<html>Hello</html>", status.failed],
      [200, {}, status.failed],
      [200, refusal, interpolate(status.rejected, { message: reason })],
    ] as const) {
      service.answers(code, body);
      await form.sendAndHear(page, service, text);
      await form.expectKept(page);
    }
    await expect(form.field(page, "phone")).toHaveAccessibleDescription(reason);
    await form.field(page, "phone").fill("00000 00002");
    await expect(form.field(page, "phone")).toHaveAccessibleDescription("");
    await expect(page.getByText(reason, { exact: true })).toHaveCount(0);
  });
});
