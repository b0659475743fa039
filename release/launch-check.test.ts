import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Mailbox, startMailbox } from "../tests/server/fixtures/start-mailbox.ts";
import { listMissingSettings } from "./missing-settings.ts";
import { countSamples, listSamples } from "./samples.ts";

const folder = mkdtempSync(path.join(tmpdir(), "chowk-launch-"));
let mailbox: Mailbox;
let email: string;

function write(file: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** What is made up in a project whose `content/` has these files alone: where, and the mark or the words that say so. */
function findSamples(files: Record<string, string>): string[] {
  rmSync(path.join(folder, "alone"), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) write(`alone/content/${file}`, text);
  return listSamples(path.join(folder, "alone")).map(
    ({ file, field, isMarked, sentence }) => `${file} ${field}: ${isMarked ? "tick" : sentence}`,
  );
}

/** A site whose every fact is real: marks and made-up words are gone, address and privacy page are built for them. */
beforeAll(async () => {
  mailbox = await startMailbox();
  for (const file of globSync("content/**/*.yaml"))
    write(
      file,
      readFileSync(file, "utf8")
        .replace(/^\s+sample: true\n/gm, "")
        .replaceAll(", sample: true", "")
        .replaceAll(".example", ".in")
        .replace(/00000[ -]?00000/g, "98765 43210")
        .replaceAll('"00000"', '"98765"')
        .replace(/\b(samples?|invented|imagined|imaginary|made[- ]up)\b/gi, "own")
        .replace(/नमून[ाेो]|काल्पनिक|मनगढ़ंत/g, "अपने"),
    );
  write("build/client/sitemap.xml", "<urlset><url><loc>https://www.chowk.in/</loc></url></urlset>");
  ({ email } = parse(readFileSync(path.join(folder, "content/site.yaml"), "utf8")));
  write("build/client/privacy/index.html", `<p>Write to ${email}</p>`);
  write("backups/today.sqlite", "x");
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await mailbox.close();
});

describe("Sample content", () => {
  test("is gone once every fact is the agency's own; a sample put back is counted, and named by its field", () => {
    expect(listSamples(folder)).toEqual([]);
    const clients = readFileSync(path.join(folder, "content/clients.yaml"), "utf8");
    write("content/clients.yaml", clients.replace(/^(- key: .*)$/m, "$1\n  sample: true"));
    const samples = listSamples(folder);
    expect(samples).toEqual([{ file: "content/clients.yaml", field: "(entry 1)", isMarked: true }]);
    expect(countSamples(samples)).toBe("1 client is a sample.");
    write("content/clients.yaml", clients);
  });

  test("is named by its mark, on an entry, a field or a file", () => {
    const samples = findSamples({
      "city.yaml": "edges: { north: 21.2 }\nsample: true\n",
      "clients.yaml": "- key: dhoop\n  name: Dhoop Tea\n  sample: true\n",
      "prices.yaml": "parts:\n  - rows:\n      - what: Painted wall\n        sample: true\n",
      "site.yaml":
        "phone: { shown: +91 00000 00000, sample: true }\nemail: a@b.in\ngeo: { latitude: 21.2, sample: true }\n",
    });
    expect(samples.toSorted()).toEqual([
      "content/city.yaml : tick",
      "content/clients.yaml (entry 1): tick",
      "content/prices.yaml parts (entry 1).rows (entry 1): tick",
      "content/site.yaml geo: tick",
      "content/site.yaml phone: tick",
    ]);
  });

  test.each([
    ["site.yaml", "street: Sample address, GE Road"],
    ["site.yaml", "email: hello@chowk.example"],
    ["pages/clients.yaml", "text: We invented them."],
    ["posters.yaml", 'ring: "00000"'],
    [
      "stories/six-boards.md",
      "---\n# sample marks an invented story\ntitle: Six boards\n---\nThey are invented.",
    ],
  ])("is found in %s by its words if the marks are gone: %s", (file, text) => {
    const [finding, ...remaining] = findSamples({ [file]: text.replace(/^ {2}/, "phone:\n  ") });
    expect(finding).toMatch(new RegExp(`^content/${file} .*: (?!tick)`));
    expect(remaining).toEqual([]);
  });

  test("is recognised by its Hindi words, unless its English mark names it already", () => {
    expect(
      findSamples({
        "streets.yaml":
          "- { key: mint, text: Six boards, sample: true }\n- { key: fort, text: Two boards }\n",
        "hi/streets.yaml": "mint: { text: नमूने के छह बोर्ड }\nfort:\n  text: दो बोर्ड। ये काल्पनिक हैं।\n",
      }).filter((sample) => sample.startsWith("content/hi/")),
    ).toEqual(["content/hi/streets.yaml fort.text: ये काल्पनिक हैं।"]);
  });
});

describe("The list of what is missing before launch", () => {
  const realSettings = { MAIL_FROM: "site@chowk.in", MAIL_TO: "office@chowk.in" };
  const listMissing = (env: Record<string, string> = {}, backups = "backups", root = folder) =>
    listMissingSettings(
      root,
      { ...realSettings, SMTP_URL: mailbox.url, ...env },
      backups && path.join(folder, backups),
    );

  test("names backups that nobody has set up, or that are old", async () => {
    expect(await listMissing({}, "")).toEqual([expect.stringMatching(/^backups {2}nobody has said/)]);
    write("old/old.sqlite", "x");
    utimesSync(path.join(folder, "old/old.sqlite"), 1e9, 1e9);
    expect(await listMissing({}, "old")).toEqual([
      expect.stringMatching(/^backups {2}the newest in .* is older/),
    ]);
  });

  test("is empty when mail, address, privacy page and backups are in place", async () => {
    expect(await listMissing()).toEqual([]);
  });

  test.each([
    ["mail that nobody gets", { MAIL_TO: "" }, /^mail {2}MAIL_TO not set/],
    [
      "a mail server that isn't there",
      { SMTP_URL: "smtp://user:secret@127.0.0.1:9" },
      /^mail {2}the server of SMTP_URL doesn’t take mail (?!.*secret)/,
    ],
    ["keys that would refuse every enquiry", { ACCESS_KEY: "a" }, /^access key {2}.* differ/],
  ])("names %s", async (_title, env, finding) => {
    expect(await listMissing(env)).toEqual([expect.stringMatching(finding)]);
  });

  test("names the address and the privacy page of a site that wasn’t built for them", async () => {
    write("unbuilt/content/site.yaml", readFileSync(path.join(folder, "content/site.yaml"), "utf8"));
    const [address, privacy] = await listMissing({}, "backups", path.join(folder, "unbuilt"));
    expect(address).toMatch(/^SITE_URL {2}/);
    expect(privacy).toMatch(/^privacy {2}/);
    expect(privacy).toContain(email);
  });
});
