import { readShell } from "../../app/data/shell.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { expect, holdScripts, hydrated, test } from "./fixtures.ts";

const { error } = readShell();
const { form } = readContactPage();

test.describe("when the scripts fail while they take the page over", () => {
  test.use({ expectedMessages: /./ });

  test("the page stays as it was built, with what was typed, and its form is sent by the browser", async ({
    page,
  }) => {
    const reports: unknown[] = [];
    await page.route("**/api/error", async (route) => {
      reports.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    });
    const posted = page.waitForRequest(
      (request) => request.method() === "POST" && /submit/.test(request.url()),
    );
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        if (query.includes("64rem")) throw new RangeError("no such query");
        return matchMedia(query);
      };
    });
    await page.goto("/Contact");
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    expect(reports[0]).toMatchObject({ kind: "hydration", path: "/Contact", name: "RangeError" });
    await expect(page.getByRole("heading", { name: error.title })).toHaveCount(0);
    await page.getByLabel(form.fields.name.label, { exact: true }).fill("Asha Verma");
    await page.getByLabel(form.fields.phone.label, { exact: true }).fill("00000 00001");
    await page.getByLabel(form.fields.service.label, { exact: true }).selectOption("Print Media");
    await page.getByLabel(form.fields.message.label, { exact: true }).fill("A quarter page");
    await page.getByRole("button", { name: form.button }).click();
    expect((await posted).isNavigationRequest()).toBe(true);
  });

  test("a press that falls into that very moment is carried out on the page put back", async ({ page }) => {
    await page.addInitScript(() => {
      let pressed = false;
      window.matchMedia = () => {
        // React tries more than once.
        if (!pressed) document.querySelector<HTMLElement>("header > button[popovertarget]")?.click();
        pressed = true;
        throw new RangeError("no such query");
      };
    });
    const failed = page.waitForRequest(/\/api\/error$/);
    await page.goto("/About");
    await failed;
    await expect(page.locator(":popover-open")).toBeVisible();
  });

  test("a link that is held down in that moment leads on when it is let go", async ({ page }) => {
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new RangeError("no such query");
      };
    });
    const release = await holdScripts(page);
    await page.goto("/About");
    await page.getByRole("banner").getByRole("link").first().hover();
    await page.mouse.down();
    const failed = page.waitForRequest(/\/api\/error$/);
    release();
    await failed;
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    await page.mouse.up();
    await expect(page).toHaveURL("/");
  });

  test("its links and Back lead on as in a page without script", async ({ page }) => {
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new RangeError("no such query");
      };
    });
    const failed = page.waitForRequest(/\/api\/error$/);
    await page.goto("/About");
    await failed;
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
    await expect(page).toHaveURL("/Blog");
    await page.goBack();
    await expect(page).toHaveURL("/About");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).not.toHaveTitle(error.title);
  });
});

test("a browser older than the site is built for is asked to start none of its scripts", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
  });
  await page.addInitScript(() => Reflect.deleteProperty(window, "TextEncoderStream"));
  await page.goto("/About");
  await page.mouse.move(100, 100);
  await page.mouse.click(100, 300);
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL("/Blog");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  expect(asked).toEqual([]);
});

test.describe("when header or footer fail later", () => {
  test.use({ expectedMessages: /./ });

  test("the error screen stands without them and leads home", async ({ page }) => {
    await page.goto("/Services");
    await hydrated(page);
    await page.waitForTimeout(0);
    await page.evaluate(() => {
      Object.defineProperty(HTMLElement.prototype, "hidePopover", {
        value() {
          throw new RangeError("cannot be hidden");
        },
      });
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(error.title);
    await expect(page.getByText(error.text)).toBeVisible();
    await page.getByRole("link", { name: error.home }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(error.title);
  });
});
