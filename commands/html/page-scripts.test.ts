import { expect, test } from "vitest";
import { readBuildEnvironment } from "../build-settings.ts";
import { analyticsOrigins, withAnalytics } from "./page-scripts.ts";

const html = "<html><head><title>Home</title></head><body></body></html>";

test("nobody counts visits unless a counting script is set", () => {
  expect(withAnalytics(html, readBuildEnvironment({}))).toBe(html);
  expect(analyticsOrigins(readBuildEnvironment({}))).toEqual([]);
});

test("the script that counts visits comes last, with its attributes, and may report to its server", () => {
  const settings = readBuildEnvironment({
    ANALYTICS_URL: "https://count.example/script.js",
    ANALYTICS_DATA: "domain=www.example.com api=https://in.count.example/event",
  });
  expect(withAnalytics(html, settings)).toContain(
    '<script defer fetchpriority="low" src="https://count.example/script.js" data-domain="www.example.com" data-api="https://in.count.example/event"></script></head>',
  );
  expect(analyticsOrigins(settings)).toEqual(["https://count.example", "https://in.count.example"]);
});
