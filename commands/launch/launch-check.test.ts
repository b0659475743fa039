import { spawnSync } from "node:child_process";
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
import { afterAll, beforeAll, expect, test } from "vitest";
import { samplesIn } from "./samples.ts";

const home = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "chowk-launch-"));
const real = {
  SMTP_URL: "smtp://127.0.0.1",
  MAIL_FROM: "site@chowk.in",
  MAIL_TO: "office@chowk.in",
  ACCESS_KEY: "",
  ENQUIRY_URL: "",
  ENQUIRY_ACCESS_KEY: "",
};

/** A site whose every fact is real: the marks are gone, address and privacy page are built for them. */
beforeAll(() => {
  for (const file of globSync("content/**/*.yaml")) {
    const source = readFileSync(file, "utf8");
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(
      path.join(folder, file),
      source
        .replace(/^\s+sample: true\n/gm, "")
        .replaceAll(", sample: true", "")
        .replace(/^samples: .*\n/m, "")
        .replaceAll("chowk360.example", "chowk.in"),
    );
  }
  write("build/client/sitemap.xml", "<urlset><url><loc>https://www.chowk.in/</loc></url></urlset>");
  write("build/client/privacy/index.html", "<p>Write to hello@chowk.in</p>");
  write("backups/today.sqlite", "x");
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function launchCheck(env: Record<string, string> = {}, args = ["--backups", "backups"]) {
  const command = path.join(home, "commands/launch-check.ts");
  const { status, stdout, stderr } = spawnSync("node", [command, ...args], {
    cwd: folder,
    env: { ...process.env, ...real, ...env },
    encoding: "utf8",
  });
  return { status, lines: (stdout + stderr).trim().split("\n") };
}

test("ends with 0 when every fact is the agency's own and nothing is missing", () => {
  expect(launchCheck()).toEqual({
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

test("one sample put back is found again", () => {
  const file = "content/clients.yaml";
  const before = readFileSync(path.join(folder, file), "utf8");
  write(file, before.replace(/^(- key: .*)$/m, "$1\n  sample: true"));
  const { status, lines } = launchCheck();
  write(file, before);
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/^content\/clients\.yaml:\d+ {2}“.+” is a sample/);
});

test.each([
  ["mail that nobody gets", { MAIL_TO: "" }, /^mail {2}MAIL_TO not set/],
  ["keys that would refuse every enquiry", { ACCESS_KEY: "a" }, /^access key {2}.* differ/],
])("asks about %s", (_what, env, answer) => {
  const { status, lines } = launchCheck(env);
  expect(status).toBe(1);
  expect(lines[0]).toMatch(answer);
});

test("asks about backups that nobody has named, that are old, or that aren't there", () => {
  expect(launchCheck({}, []).lines[0]).toMatch(/^backups {2}nobody has said/);
  expect(launchCheck({}, ["--backups", "nowhere"]).lines[0]).toMatch(/^backups {2}there is no nowhere/);
  write("old/old.sqlite", "x");
  utimesSync(path.join(folder, "old/old.sqlite"), 1e9, 1e9);
  expect(launchCheck({}, ["--backups", "old"]).lines[0]).toMatch(/^backups {2}the newest in old is older/);
});

test("asks about the address and the privacy page of the site as it was built", () => {
  const copy = mkdtempSync(path.join(tmpdir(), "chowk-launch-"));
  cpSync(folder, copy, { recursive: true });
  rmSync(path.join(copy, "build"), { recursive: true });
  const { stdout } = spawnSync(
    "node",
    [path.join(home, "commands/launch-check.ts"), "--backups", "backups"],
    {
      cwd: copy,
      env: { ...process.env, ...real },
      encoding: "utf8",
    },
  );
  rmSync(copy, { recursive: true });
  expect(stdout).toMatch(/^SITE_URL {2}.*\nprivacy {2}.*hello@chowk\.in/);
});
