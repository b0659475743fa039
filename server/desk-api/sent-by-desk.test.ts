import { expect, test } from "vitest";
import type { BuildManifest } from "../files/build-manifest.ts";
import { isSentByDesk } from "./sent-by-desk.ts";

const manifest = { siteUrl: "https://www.chowk.example/site" } as BuildManifest;

test.each([
  [true, "our page, as its browser says", { "Sec-Fetch-Site": "same-origin", Origin: "null" }],
  [true, "our page in an old browser", { Origin: "https://WWW.chowk.example" }],
  [true, "our page behind a proxy", { Origin: "https://Desk.example:8443", Host: "desk.example:8443" }],
  [
    false,
    "another site, as its browser says",
    { "Sec-Fetch-Site": "cross-site", Origin: "https://www.chowk.example" },
  ],
  [false, "a bookmark", { "Sec-Fetch-Site": "none", Host: "desk.example", Origin: "https://desk.example" }],
  [false, "another site in an old browser", { Origin: "https://evil.example", Host: "desk.example" }],
  [false, "another port of this host", { Origin: "https://desk.example:1", Host: "desk.example" }],
  [false, "a page that hides where it is", { Origin: "null", Host: "null" }],
  [false, "a program that names no origin", { Host: "desk.example" }],
  [false, "a program that names nothing", {}],
])("%s: something is changed for %s", (taken, _who, headers) => {
  expect(isSentByDesk(new Headers(headers as Record<string, string>), manifest)).toBe(taken);
});
