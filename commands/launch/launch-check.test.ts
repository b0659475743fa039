import { execFile } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mailbox, startMailbox } from "../../tests/server/fixtures/start-mailbox.ts";
import { madeUpIn } from "./made-up.ts";
import { samplesIn } from "./samples.ts";

const home = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "chowk-launch-"));
let mailbox: Mailbox;
const real = {
  MAIL_FROM: "site@chowk.in",
  MAIL_TO: "office@chowk.in",
  ACCESS_KEY: "",
  ENQUIRY_URL: "",
  ENQUIRY_ACCESS_KEY: "",
};

/** The words of a site from which the marks of samples have been taken out, and nothing else. */
const unmarked = (source: string) =>
  source
    .replace(/^\s+sample: true\n/gm, "")
    .replaceAll(", sample: true", "")
    .replace(/^samples: .*\n/m, "");

/** A site whose every fact is real: marks and made-up words are gone, address and privacy page are built for them. */
beforeAll(async () => {
  mailbox = await startMailbox();
  for (const file of globSync("content/**/*.yaml"))
    write(
      file,
      unmarked(readFileSync(file, "utf8"))
        .replaceAll("chowk360.example", "chowk.in")
        .replaceAll(".example", ".in")
        .replace(/00000[ -]?00000/g, "98765 43210")
        .replaceAll("0000000000", "9876543210")
        .replace(/\b(samples?|invented|imagined|imaginary|made[- ]up)\b/gi, "own"),
    );
  write("build/client/sitemap.xml", "<urlset><url><loc>https://www.chowk.in/</loc></url></urlset>");
  write("build/client/privacy/index.html", "<p>Write to hello@chowk.in</p>");
  write("backups/today.sqlite", "x");
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await mailbox.close();
});

function write(file: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

async function launchCheck(env: Record<string, string> = {}, args = ["--backups", "backups"], cwd = folder) {
  const command = path.join(home, "commands/launch-check.ts");
  const settings = { ...process.env, ...real, SMTP_URL: mailbox.url, ...env };
  const { stdout, stderr, code } = await promisify(execFile)("node", [command, ...args], {
    cwd,
    env: settings,
  }).then(
    (printed) => ({ ...printed, code: 0 }),
    (failed: { stdout: string; stderr: string; code: number }) => failed,
  );
  return { status: code, lines: (stdout + stderr).trim().split("\n") };
}

test("ends with 0 when every fact is the agency's own and nothing is missing", async () => {
  expect(await launchCheck()).toEqual({
    status: 0,
    lines: ["Nothing made up is left and nothing is missing: ready to launch."],
  });
});

test("names each sample in one line with file and line", () => {
  const samples = path.join(folder, "samples");
  write(
    "samples/content/site.yaml",
    "phone: { shown: +91 00000 00000, sample: true }\nemail: a@b.in\nsamples: [email]\n",
  );
  write("samples/content/clients.yaml", "- key: dhoop\n  name: Dhoop Tea\n  sample: true\n");
  write(
    "samples/content/prices.yaml",
    "parts:\n  - rows:\n      - what: Painted wall\n        sample: true\n",
  );
  const found = samplesIn(samples);
  expect(found).toContainEqual(
    expect.stringMatching(/^content\/site\.yaml:\d+ {2}phone “\+91 00000 00000” is a sample/),
  );
  expect(found).toContainEqual(expect.stringMatching(/^content\/site\.yaml:\d+ {2}email is a sample/));
  expect(found).toContainEqual(
    expect.stringMatching(/^content\/clients\.yaml:\d+ {2}“Dhoop Tea” is a sample/),
  );
  expect(found).toContainEqual(expect.stringMatching(/^content\/prices\.yaml:\d+ {2}“.+” is a sample/));
  expect(found.filter((one) => one.includes("\n"))).toEqual([]);
});

test("one sample put back is found again", async () => {
  const file = "content/clients.yaml";
  const before = readFileSync(path.join(folder, file), "utf8");
  write(file, before.replace(/^(- key: .*)$/m, "$1\n  sample: true"));
  const { status, lines } = await launchCheck();
  write(file, before);
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/^content\/clients\.yaml:\d+ {2}“.+” is a sample/);
});

test("finds what is made up by its words where the marks are gone, and leaves what is meant so", () => {
  const copy = path.join(folder, "unmarked");
  for (const file of globSync("content/**/*.yaml"))
    write(`unmarked/${file}`, unmarked(readFileSync(file, "utf8")));
  const found = madeUpIn(copy).join("\n");
  for (const place of [
    /^content\/site\.yaml:\d+ {2}shown “\+91 0{5} 0{5}”: this number is all zeros/m,
    /^content\/site\.yaml:\d+ {2}street “Sample address/m,
    /^content\/site\.yaml:\d+ {2}email “.*\.example”: addresses/m,
    /^content\/site\.yaml:\d+ {2}notice /m,
    /^content\/prices\.yaml:\d+ {2}text /m,
    /^content\/prices\.yaml:\d+ {2}caption /m,
    /^content\/inventory\/outdoor\.yaml:\d+ {2}text /m,
    ...["home", "clients", "showcase", "portfolio"].map(
      (page) => new RegExp(`^content/pages/${page}\\.yaml:\\d+ {2}text `, "m"),
    ),
  ])
    expect(found).toMatch(place);
  expect(found).not.toContain("notInIt");
});

test.each([
  ["mail that nobody gets", { MAIL_TO: "" }, /^mail {2}MAIL_TO not set/],
  [
    "a mail server that isn't there",
    { SMTP_URL: "smtp://127.0.0.1:9" },
    /^mail {2}the server of SMTP_URL doesn’t take mail/,
  ],
  ["keys that would refuse every enquiry", { ACCESS_KEY: "a" }, /^access key {2}.* differ/],
])("asks about %s", async (_what, env, answer) => {
  const { status, lines } = await launchCheck(env);
  expect(status).toBe(1);
  expect(lines[0]).toMatch(answer);
});

test("asks about backups that nobody has named, that are old, or that aren't there", async () => {
  expect((await launchCheck({}, [])).lines[0]).toMatch(/^backups {2}nobody has said/);
  expect((await launchCheck({}, ["--backups", "nowhere"])).lines[0]).toMatch(
    /^backups {2}there is no nowhere/,
  );
  write("old/old.sqlite", "x");
  utimesSync(path.join(folder, "old/old.sqlite"), 1e9, 1e9);
  expect((await launchCheck({}, ["--backups", "old"])).lines[0]).toMatch(
    /^backups {2}the newest in old is older/,
  );
});

test("asks about the address and the privacy page of the site as it was built", async () => {
  const copy = mkdtempSync(path.join(tmpdir(), "chowk-launch-"));
  cpSync(folder, copy, { recursive: true });
  rmSync(path.join(copy, "build"), { recursive: true });
  const { lines } = await launchCheck({}, undefined, copy);
  rmSync(copy, { recursive: true });
  expect(lines.join("\n")).toMatch(/^SITE_URL {2}.*\nprivacy {2}.*hello@chowk\.in/);
});
