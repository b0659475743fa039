import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mistakesMadeBy } from "./find-mistakes.ts";

const page = `---
head:
  title: "Terms of a Trial | Chowk 360"
  description: "What we ask of those who put up a board with us, and what they may ask of us, on one page."
  keywords: [terms, boards, Raipur]
title: Our terms
lead: "What both sides of a board may ask."
---
## What we ask

A board needs a landlord who knows of it.
`;
const linked = readFileSync("content/site.yaml", "utf8").replace("path: /privacy", "path: /Terms-of-a-Trial");
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle fill="currentColor" cx="50" cy="50" r="40"/></svg>';
const clients = `${readFileSync("content/clients.yaml", "utf8")}
- key: lakshya
  name: Lakshya Sweets
  trade: Sweets
  line: One more, then.
  wordmark: { width: 90, weight: 600, case: as-is }
`;
const remedies = async (texts: Record<string, string>) =>
  (await mistakesMadeBy({ texts })).map(({ remedy }) => remedy);

test("each change is judged as if nothing had been asked before, new addresses and files nobody reads included", async () => {
  const leadsNowhere = [expect.stringContaining("the link /Terms-of-a-Trial leads nowhere")];
  expect(await remedies({ "site.yaml": linked, "pages/Terms-of-a-Trial.md": page })).toEqual([]);
  expect(await remedies({ "site.yaml": linked })).toEqual(leadsNowhere);
  expect(await remedies({ "clients.yaml": clients, "clients/lakshya.svg": logo })).toEqual([]);
  const nobodyReads = [expect.stringContaining("no page shows this file")];
  expect(await remedies({ "clients/lakshya.svg": logo })).toEqual(nobodyReads);
}, 120_000);
