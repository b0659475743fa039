import { expect, test } from "vitest";
import type { BuildManifest } from "../files/build-manifest.ts";
import { senderOrigin } from "./sender-origin.ts";

const manifest = { siteUrl: "https://www.chowk.example/site" } as BuildManifest;
const cdn = "https://cdn.example";
const from = (headers: Record<string, string>) =>
  senderOrigin(new Headers(headers), manifest, ["https://cdn.example"]);

test.each([
  ["of our own, as its browser says", { "Sec-Fetch-Site": "same-origin", Origin: "null" }],
  ["opened by hand", { "Sec-Fetch-Site": "none" }],
  ["of our own in an old browser", { Origin: "https://WWW.chowk.example" }],
  ["of our own behind a proxy", { Origin: "https://Desk.example:8443", Host: "desk.example:8443" }],
  [
    "of our own on a neighbouring name of the site",
    { Origin: "https://www.chowk.example", "Sec-Fetch-Site": "same-site" },
  ],
  ["of no browser", {}],
])("a page %s may post, and needs no leave to read the answer", (_which, headers) => {
  expect(from(headers as Record<string, string>)).toEqual({ refused: false, foreign: undefined });
});

test("a page that is named may post, and may read the answer", () => {
  expect(from({ Origin: "https://cdn.EXAMPLE", "Sec-Fetch-Site": "cross-site" })).toEqual({
    refused: false,
    foreign: cdn,
  });
});

test.each([
  ["elsewhere", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
  ["elsewhere in an old browser", { Origin: "https://evil.example", Host: "chowk.example" }],
  ["elsewhere that gives no origin", { "Sec-Fetch-Site": "cross-site" }],
  ["that hides where it is", { Origin: "null", Host: "null" }],
])("a page %s may not post", (_which, headers) => {
  expect(from(headers as Record<string, string>)).toEqual({ refused: true, foreign: undefined });
});
