import type { Page } from "@playwright/test";
import { readFormRules } from "../../app/data/form-rules.server.ts";
import { interpolate } from "../../app/data/interpolate.ts";
import { readServices } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { expect, hydrated, stopClock } from "./fixtures.ts";
import { test } from "./form-service.ts";
import { enquiryForm as form } from "./forms-under-test.ts";

const { form: copy } = readContactPage();
const { fields, status: said } = copy;
const services = readServices().map(({ name }) => name);

test("asks for name, phone, service and message, all needed, and suggests what goes where", async ({
  page,
}) => {
  await page.goto("/Contact");
  await hydrated(page);
  for (const name of ["name", "phone", "message"] as const) {
    await expect(form.field(page, name)).toHaveAttribute("required");
    await expect(form.field(page, name)).toHaveAttribute("placeholder", fields[name].placeholder ?? "");
  }
  const service = form.field(page, "service");
  await expect(service).toHaveAttribute("required");
  await expect(service.getByRole("option")).toHaveText([fields.service.placeholder ?? "", ...services]);
  await form.expectEmpty(page);
  await expect(page.getByRole("form", { name: copy.title }).getByRole("button")).toHaveText(copy.button);
  await expect(page.getByRole("status")).toBeEmpty();
});

test("says near the end of a long message how much still fits, and cuts nothing off beyond it", async ({
  page,
  service,
}) => {
  const { maxLength } = readFormRules().enquiry.message;
  const { near, over } = readSite().forms;
  const message = form.field(page, "message");
  // As words: one of twenty thousand letters takes the browser seconds to break into lines.
  const letters = (count: number) => " boards".repeat(count).slice(-count);
  await form.openAndFill(page);
  await message.fill(letters(maxLength - 10));
  await expect(message).toHaveAccessibleDescription(interpolate(near, { left: 10 }));
  await message.fill(letters(maxLength + 3));
  await expect(message).toHaveAccessibleDescription(interpolate(over, { over: 3 }));
  await form.send(page);
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(letters(maxLength + 3));
  expect(service.posts).toHaveLength(0);
  await message.fill(letters(maxLength));
  await form.send(page);
  await expect(page.getByRole("status")).toHaveText(said.sent);
});

test("takes in a text of a great many letters without a space as it takes in any other", async ({ page }) => {
  // Where every line's end has to be weighed anew, this takes minutes: no clock is needed to tell.
  const endless = "W".repeat(100_000);
  await form.open(page);
  await form.field(page, "message").fill(endless);
  await form.field(page, "message").press("End");
  await page.keyboard.insertText("!");
  await expect(form.field(page, "message")).toHaveValue(`${endless}!`);
});

test("carries the access key, an empty one for our own server, and takes the status away after 5 seconds and not before", async ({
  page,
  service,
}) => {
  await expectFading(page, said.sent);
  expect(service.posts).toHaveLength(1);
  expect(service.posts[0]?.fields.get("access_key")).toBe("");
});

test("does not send what is incomplete: the browser leads to the field that is missing", async ({
  page,
  service,
}) => {
  await form.openAndFill(page);
  await form.field(page, "service").selectOption("");
  await form.send(page);
  await expect(form.field(page, "service")).toBeFocused();
  await expect(page.getByRole("status")).toBeEmpty();
  expect(service.posts).toHaveLength(0);
});

test.describe("when it fails", () => {
  test.use({ expectedMessages: /./ });

  test("shows the form service's reason after a cross, logs it, and keeps every field", async ({
    page,
    service,
  }) => {
    const reason = "Please write a phone number we can ring.";
    service.answers(200, { success: false, message: reason });
    await form.expectFailure(page, interpolate(said.rejected, { message: reason }), new RegExp(reason));
  });

  const failures: Record<string, [number, object | string]> = {
    "the server answers 500": [500, { success: false, message: "broken" }],
    "the server answers 429": [429, { success: false, message: "too many" }],
    "the answer is not the form service's": [200, "<html>Hello</html>"],
    "the answer says neither success nor why not": [200, {}],
  };
  test(`says so when ${Object.keys(failures).join(", or ")}, logs it, and keeps every field`, async ({
    page,
    service,
  }) => {
    await form.openAndFill(page);
    for (const [when, answer] of Object.entries(failures))
      await test.step(when, async () => {
        service.answers(...answer);
        const logged = page.waitForEvent("console", (one) => /Error:/.test(one.text()));
        await form.sendAndHear(page, service, said.failed);
        expect((await logged).type()).toBe("error");
        await form.expectKept(page);
      });
  });

  test("takes that status away after 5 seconds, too, and leaves what to do until the next try", async ({
    page,
    service,
  }) => {
    service.answers(500, {});
    await expectFading(page, said.failed);
    await expect(page.getByText(said.keepTrying)).toBeVisible();
    const release = service.waits();
    await form.send(page);
    await expect(page.getByText(said.keepTrying)).toHaveCount(0);
    release();
  });

  test("names beside the field what the server found wrong with it, until it is changed", async ({
    page,
    service,
  }) => {
    const reason = "Please enter your phone number in one line.";
    service.answers(200, { success: false, message: reason, errors: { phone: reason } });
    await form.openAndFill(page);
    await form.send(page);
    await expect(form.field(page, "phone")).toHaveAccessibleDescription(reason);
    await form.field(page, "phone").fill("00000 00002");
    await expect(form.field(page, "phone")).toHaveAccessibleDescription("");
    await expect(page.getByText(reason, { exact: true })).toHaveCount(0);
  });
});

test("draws the status as good news when it carries the check mark, and otherwise not", async ({
  page,
  service,
}) => {
  await form.openAndFill(page);
  const release = service.waits();
  await form.send(page);
  await expect(page.getByRole("status")).toHaveText(said.sending);
  const otherwise = await colourOfStatus(page);
  release();
  await expect(page.getByRole("status")).toHaveText(said.sent);
  expect(await colourOfStatus(page)).not.toBe(otherwise);
});

test.describe("what the address carries in", () => {
  test("a service is chosen", async ({ page }) => {
    await form.open(page, `?service=${encodeURIComponent("Print Media")}`);
    await expect(form.field(page, "service")).toHaveValue("Print Media");
    await expect(form.field(page, "message")).toHaveValue("");
  });

  test("a society's name becomes the message's first line", async ({ page }) => {
    await form.open(page, `?society=${encodeURIComponent("Ashoka Heights")}`);
    await expect(form.field(page, "message")).toHaveValue(
      `${interpolate(copy.society, { society: "Ashoka Heights" })}\n`,
    );
    await expect(form.field(page, "service")).toHaveValue("");
  });

  test("a service that the agency doesn't have leaves the choice open", async ({ page }) => {
    await form.open(page, "?service=Skywriting");
    await expect(form.field(page, "name")).toBeVisible();
    await expect(form.field(page, "service")).toHaveValue("");
  });
});

test("what is written from right to left stands so, whatever the page's own direction", async ({ page }) => {
  await form.open(page);
  for (const name of ["name", "message"] as const) {
    const field = form.field(page, name);
    const direction = () => field.evaluate((control) => getComputedStyle(control).direction);
    expect(await direction()).toBe("ltr");
    await field.fill("محمد علی، GT Natura");
    expect(await direction()).toBe("rtl");
  }
});

async function expectFading(page: Page, text: string): Promise<void> {
  await page.clock.install();
  await form.openAndFill(page);
  await stopClock(page);
  await form.send(page);
  await expect(page.getByRole("status")).toHaveText(text);
  await page.clock.runFor(4999);
  await expect(page.getByRole("status")).toHaveText(text);
  await page.clock.runFor(1);
  await expect(page.getByRole("status")).toBeEmpty();
}

function colourOfStatus(page: Page): Promise<string> {
  return page.getByRole("status").evaluate((status) => getComputedStyle(status).color);
}
