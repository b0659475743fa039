import type { Page } from "@playwright/test";
import { listPaths } from "../../app/data/paths.server.ts";
import { readPlaceCopy } from "../../app/data/places/place-copy.server.ts";
import { readPlaceSummaries } from "../../app/data/places/places.server.ts";
import { readBlogSidebar } from "../../app/pages/blog/blog-page.server.ts";
import { readPlanPage } from "../../app/pages/services/plan/plan-page.server.ts";
import { planPath } from "../../app/plan/plan-address.ts";
import { deep, expect, hydrated, openBeforeScripts, test } from "./fixtures.ts";
import { enquiryForm } from "./forms-under-test.ts";

const [firstEntry, secondEntry] = readPlaceSummaries();
const [societyPath = ""] = listPaths("society");
const { filter } = readPlaceCopy();
const plan = readPlanPage().copy;
if (!firstEntry || !secondEntry) throw new Error("two places are needed to try a plan");

/** What other programs do to a page, run in it: a page translator, a password manager, an extension that marks words. */
function changePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, textarea, option")) continue;
    const wrapper = document.createElement("font");
    text.replaceWith(wrapper);
    wrapper.append(text);
  }
  for (const field of document.querySelectorAll("input, select, textarea"))
    field.after(document.createElement("div"));
  for (const heading of document.querySelectorAll("main :is(h1, h2, h3)")) {
    const mark = document.createElement("span");
    mark.append(...heading.childNodes);
    heading.append(mark);
  }
}

/** A part of a page that is typed into. */
type Part = {
  path: string;
  /** Types and chooses; the last of it is a text field, which keeps the focus. */
  fill: (page: Page) => Promise<void>;
  /** Says whether everything is there. */
  expectKept: (page: Page) => Promise<void>;
  /** Has the part answer, which changes what it shows. */
  use: (page: Page) => Promise<void>;
  /** Its fields come with its script. */
  isLate?: boolean;
};

const searchBox = (page: Page) => page.getByRole("searchbox", { name: readBlogSidebar().searchLabel });
const note = (page: Page) => page.getByLabel(plan.when.note);
const choice = (page: Page) => page.getByRole("combobox", { name: filter.sort, exact: true });

const parts: Record<string, Part> = {
  "The enquiry": {
    path: enquiryForm.description.path,
    async fill(page) {
      await enquiryForm.fill(page);
      await enquiryForm.field(page, "message").focus();
    },
    expectKept: (page) => enquiryForm.expectKept(page),
    async use(page) {
      // Without an answer it says that it failed, and keeps everything.
      await page.route("**/api/*", (route) =>
        /error$/.test(route.request().url()) ? undefined : route.abort(),
      );
      await enquiryForm.send(page);
      await expect(enquiryForm.button(page)).toBeEnabled();
    },
  },
  "The plan": {
    path: `${planPath}?s=${firstEntry.slug}#media-kit`,
    async fill(page) {
      await page.getByLabel(plan.when.weeks, { exact: true }).fill("4");
      await note(page).fill("For our school.");
    },
    async expectKept(page) {
      await expect(page.getByLabel(plan.when.weeks, { exact: true })).toHaveValue("4");
      await expect(note(page)).toHaveValue("For our school.");
      await expect(page.getByRole("region", { name: plan.sheet.title })).toContainText(firstEntry.name);
    },
    async use(page) {
      const kit = page.getByRole("region", { name: plan.kit.title });
      await kit.locator("summary").first().click();
      await kit.getByRole("checkbox", { name: secondEntry.name }).click();
    },
    isLate: true,
  },
  "The inventory's filter": {
    path: societyPath,
    async fill(page) {
      await page.getByRole("button", { name: filter.title }).click();
      await choice(page).selectOption(filter.order.month);
      await choice(page).focus();
    },
    expectKept: (page) => expect(choice(page)).toHaveValue("month"),
    async use(page) {
      await page.getByRole("searchbox", { name: filter.q }).fill("a");
    },
    isLate: true,
  },
  "The blog's search": {
    path: "/Blog",
    async fill(page) {
      await searchBox(page).fill("se");
    },
    expectKept: (page) => expect(searchBox(page)).toHaveValue("se"),
    async use(page) {
      await searchBox(page).press("End");
      await page.keyboard.type("zzz");
      await page.keyboard.press("Backspace");
      await page.keyboard.press("Backspace");
      await page.keyboard.press("Backspace");
    },
  },
};

/** Which control has the focus, by its id or name. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const { id, nodeName } = document.activeElement ?? { id: "", nodeName: "" };
    return id || nodeName;
  });
/** Waits until the part of the page that is typed into listens. */
const waitForPart = (page: Page) => hydrated(page.locator("astro-island :is(input, select, textarea)"));

test.use({ expectedMessages: /./ });

for (const [name, part] of Object.entries(parts))
  for (const moment of ["before it listens", "while it starts to listen", "once it listens"] as const) {
    // How an island is taken over is the same of all.
    if (moment !== "once it listens" && part.isLate) continue;
    if (moment === "while it starts to listen" && name !== "The enquiry") continue;
    test(
      `${name} keeps what was typed and chosen, and the focus, where other programs change the page ${moment}`,
      deep,
      async ({ page }) => {
        // Between React's taking over an island and its comparing the island with what it would draw.
        if (moment === "while it starts to listen")
          await page.addInitScript({
            content: `addEventListener("astro:hydrate", ${changePage}, { capture: true, once: true })`,
          });
        const release = await openBeforeScripts(page, part.path);
        if (moment === "before it listens") await page.evaluate(changePage);
        const isFilledEarly = moment !== "once it listens";
        if (isFilledEarly) await part.fill(page);
        const focusedEarly = await readFocus(page);
        release();
        await waitForPart(page);
        if (isFilledEarly) expect(await readFocus(page)).toBe(focusedEarly);
        else await part.fill(page);
        const focused = await readFocus(page);
        if (moment === "once it listens") await page.evaluate(changePage);
        await part.expectKept(page);
        expect(await readFocus(page)).toBe(focused);
        await part.use(page);
        await part.expectKept(page);
      },
    );
  }

test("an island that was rebuilt is reported, with its kind and page, and nothing of the visitor's", async ({
  page,
}) => {
  const reporting = page.waitForRequest(/\/api\/error$/);
  const release = await openBeforeScripts(page, "/Contact");
  await page.evaluate(changePage);
  await enquiryForm.fill(page);
  release();
  const { kind, path, ...rest } = JSON.parse((await reporting).postData() ?? "");
  expect({ kind, path }).toEqual({ kind: "recovered", path: "/Contact" });
  expect(Object.keys(rest).sort()).toEqual(["at", "name"]);
});
