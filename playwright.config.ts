import { defineConfig } from "@playwright/test";
import { exactLetters, quickChromium } from "./tests/chromium.ts";

const port = Number(process.env.E2E_PORT ?? 3180);
process.env.SITE_UNDER_TEST ??= `http://localhost:${port}`;

export default defineConfig({
  testDir: "tests",
  snapshotPathTemplate: "{testDir}/site/appearance/{projectName}-{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  // Longer than anything takes that is waited for, on the slowest machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  forbidOnly: true,
  use: {
    baseURL: process.env.SITE_UNDER_TEST,
    locale: "en-IN",
    launchOptions: {
      executablePath: quickChromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        // Else Chromium starts a second process for every page, ahead of one that no test goes to.
        "--renderer-process-limit=1",
        exactLetters,
      ],
    },
  },
  projects: [
    {
      name: "phone",
      testMatch: "site/*.spec.ts",
      // The sliders' test goes through all widths by itself; what is stored and found is the same at any width.
      testIgnore: /site\/(sliders|slider-shifts|blog-storage|blog-search|spellings)\.spec\.ts/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // What the forms answer, what a page asks for, and what becomes of it where something fails is the
    // same at any width: it is tested where it matters most, on the phone. So is what a test calls `anyWidth`.
    {
      name: "desktop",
      testMatch: "site/*.spec.ts",
      grepInvert: /@any-width/,
      testIgnore: [
        /site\/(application-form|enquiry-form|both-forms|privacy|prices)\.spec\.ts/,
        /site\/(failures|connection|fetching-ahead|kept-places|blog-loading)\.spec\.ts/,
      ],
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: "site-wide", testMatch: "site-wide/*.spec.ts", use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: "node server/main.ts",
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      // Emptied at the start of every run, before the server starts.
      DATA_DIR: "test-results/data",
      RATE_LIMIT: "0",
    },
  },
});
