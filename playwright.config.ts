import { defineConfig } from "@playwright/test";
import { desktop, exactLetters, quickChromium } from "./tests/chromium.ts";

const port = Number(process.env.E2E_PORT ?? 3180);
// Content is opened once, and not each time something of it is read.
process.env.NODE_ENV = "test";
process.env.SITE_UNDER_TEST ??= `http://localhost:${port}`;

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: "tests",
  snapshotPathTemplate: "{testDir}/deep/appearance/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  // What waits, waits for an event: these only end what would wait for ever, on a slow and busy machine, too.
  timeout: 120_000,
  expect: { timeout: 30_000 },
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
    // Where most visitors are; what the width decides asks for a desktop as well (`onDesktopToo`).
    { name: "phone", testMatch: "site/*.spec.ts", grepInvert: /@deep/, use: phone },
    { name: "deep", testMatch: "deep/*.spec.ts", use: desktop },
    { name: "deep-site", testMatch: "site/*.spec.ts", grep: /@deep/, use: phone },
  ],
  webServer: {
    command: "node commands/start.ts",
    // A first build takes some minutes.
    timeout: 600_000,
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
