import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newClient, newPage } from "../../tests/new-entries.ts";
import { mistakesMadeBy } from "./find-mistakes.ts";

const linked = readFileSync("content/site.yaml", "utf8").replace("path: /privacy", "path: /Terms-of-a-Trial");
const clients = readFileSync("content/clients.yaml", "utf8") + newClient.entry;
const remedies = (texts: Record<string, string>) => mistakesMadeBy({ texts }).map(({ remedy }) => remedy);

test("each change is judged as if nothing had been asked before, new addresses and files nobody reads included", () => {
  const leadsNowhere = [expect.stringContaining("the link /Terms-of-a-Trial leads nowhere")];
  expect(remedies({ "site.yaml": linked, "pages/Terms-of-a-Trial.md": newPage })).toEqual([]);
  expect(remedies({ "site.yaml": linked })).toEqual(leadsNowhere);
  expect(remedies({ "clients.yaml": clients, "clients/lakshya.svg": newClient.logo })).toEqual([]);
  const nobodyReads = [expect.stringContaining("no page shows this file")];
  expect(remedies({ "clients/lakshya.svg": newClient.logo })).toEqual(nobodyReads);
});
