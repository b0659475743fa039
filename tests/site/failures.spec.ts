import { readSite } from "../../app/data/site.server.ts";
import { readPortfolio } from "../../app/pages/portfolio/portfolio.server.ts";
import { expect, hydrated, openBeforeScripts, test } from "./fixtures.ts";
import { test as testWithService } from "./form-service.ts";
import { enquiryForm as form } from "./forms-under-test.ts";

const { labels } = readSite();
const [slider] = readPortfolio().sliders;
const island = /\/assets\/enquiry-form[^/]+\.js/;

test("a press on a button that needs its script takes effect once it arrives, and only once", async ({
  page,
}) => {
  const release = await openBeforeScripts(page, "/Portfolio");
  const pause = page.getByRole("button", { name: `${labels.pause}: ${slider?.title}` });
  await pause.click();
  await pause.click();
  release();
  await hydrated(page);
  await expect(page.getByRole("button", { name: `${labels.play}: ${slider?.title}` })).toBeVisible();
});

testWithService.describe("Where one script is missing", () => {
  testWithService.use({ expectedMessages: /./ });

  for (const [what, missing] of [
    ["of every page", /\/assets\/document\b/],
    ["that forms share", /\/assets\/post-form\b/],
  ] as const)
    testWithService(
      `the form can be filled in and sent, without the script ${what}`,
      async ({ page, service }) => {
        service.leadsTo(`${form.description.path}#sent`);
        const failure = page.waitForEvent("requestfailed", (request) => missing.test(request.url()));
        await page.route(missing, (route) => route.abort());
        await page.goto(form.description.path);
        await form.fill(page);
        await failure;
        await form.send(page);
        await expect.poll(() => service.posts.length).toBe(1);
        await form.expectPosted(service.posts[0]);
      },
    );
});

testWithService.describe("When an island fails", () => {
  testWithService.use({ expectedMessages: /./ });

  for (const [what, answer] of [
    ["its script is gone after a new release", { status: 404, body: "" }],
    [
      "its script fails while taking over",
      {
        contentType: "text/javascript",
        body: 'export function EnquiryForm() { throw new RangeError("broken") }',
      },
    ],
  ] as const)
    testWithService(
      `because ${what}, the failure is reported, its part stays as built with what was typed, and the form is sent by the browser`,
      async ({ page, service }) => {
        const release = Promise.withResolvers<void>();
        await page.route(island, async (route) => {
          await release.promise;
          await route.fulfill(answer);
        });
        service.leadsTo(`${form.description.path}#sent`);
        const reports: (string | null)[] = [];
        page.on("request", (request) => {
          if (request.url().endsWith("/api/error")) reports.push(request.postData());
        });
        await page.goto(form.description.path);
        await form.fill(page);
        release.resolve();
        await expect.poll(() => reports.length).toBeGreaterThan(0);
        await form.expectKept(page);
        expect(reports, "one says it").toEqual([expect.stringContaining('"kind":"hydration"')]);
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await form.send(page);
        await expect(page).toHaveURL(/#sent$/);
        await form.expectPosted(service.posts[0]);
      },
    );
});
