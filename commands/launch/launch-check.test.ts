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
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { type Mailbox, startMailbox } from "../../tests/server/fixtures/start-mailbox.ts";
import { madeUpIn } from "./made-up.ts";

const home = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "chowk-launch-"));
let mailbox: Mailbox;
let email: string;
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
        .replaceAll(".example", ".in")
        .replace(/00000[ -]?00000/g, "98765 43210")
        .replaceAll("0000000000", "9876543210")
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
  const found = madeUpIn(samples);
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

test("knows what is made up by its Hindi words, and leaves to its English mark what that names already", () => {
  const folderOf = "samples-in-hindi";
  const english =
    "- { name: Mint Street, text: Six boards, sample: true }\n- { name: Fort Road, text: Two boards }\n";
  write(`${folderOf}/content/streets.yaml`, english);
  write(`${folderOf}/content/site.yaml`, "city: Raipur\nstreet: Sample lane\nsamples: [street]\n");
  write(
    `${folderOf}/content/hi/streets.yaml`,
    "Mint Street: { text: नमूने के छह बोर्ड }\nFort Road:\n  text: दो बोर्ड। ये काल्पनिक हैं।\n",
  );
  write(`${folderOf}/content/hi/site.yaml`, "city: नमूना # meant so\nstreet: नमूना गली\n");
  const found = madeUpIn(path.join(folder, folderOf)).filter((one) => one.startsWith("content/hi/"));
  expect(found).toEqual([
    expect.stringMatching(/^content\/hi\/streets\.yaml:3 {2}text “ये काल्पनिक हैं।”: .*write what is true/),
  ]);
});

test("names a sample that has no name by its field, and says what recurs in a file once, with its lines", () => {
  write("recurring/content/city.yaml", "edges: { north: 21.2 }\nsample: true\n");
  write("recurring/content/site.yaml", "name: Chowk\ngeo: { latitude: 21.2, sample: true }\n");
  const ring = 'lines: [Then call, "00000", "00000"]';
  write("recurring/content/posters.yaml", `ring:\n  ${ring}\ncall:\n  ${ring}\n`);
  expect(madeUpIn(path.join(folder, "recurring"))).toEqual([
    expect.stringMatching(/^content\/city\.yaml:1 {2}the whole file is a sample/),
    expect.stringMatching(/^content\/posters\.yaml:2, 4 {2}“00000”: this number is all zeros/),
    expect.stringMatching(/^content\/site\.yaml:2 {2}geo is a sample/),
  ]);
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

test("finds what is made up by its words where the marks are gone, and leaves what is meant so", async () => {
  const words: [file: string, place: RegExp, value: string][] = [
    ["site.yaml", /^( {2}shown: )(.*)$/m, "+91 00000 00000"],
    ["site.yaml", /^( {2}street: )(.*)$/m, "Sample address, GE Road"],
    ["site.yaml", /^(email: )(.*)$/m, "hello@chowk.example"],
    ["site.yaml", /^(notice: )(.*)$/m, "The campaigns are imagined."],
    ["prices.yaml", /^(text: )(.*)$/m, "They are samples."],
    ["prices.yaml", /^(caption: )(.*)$/m, "Sample prices"],
    ["inventory/outdoor.yaml", /^(text: )(.*)$/m, "Twelve sample sites."],
    ["pages/home.yaml", /^(clients:\n(?: .*\n)*? {2}text: )(.*)$/m, "Sample names."],
    ["pages/clients.yaml", /^(text: )(.*)$/m, "We invented them."],
    ["pages/showcase.yaml", /^(text: )(.*)$/m, "We made-up five."],
    ["pages/portfolio.yaml", /^(text: )(.*)$/m, "Sample work."],
    ["posters.yaml", /^( {2}lines: )(.*)$/m, "00000"],
    ["pages/Our-Terms.md", /^()(Half .*)$/m, "A sample half."],
    ["blog/Our-Prices.md", /^(See )(.*)$/m, "[our sample prices](/Services)"],
  ];
  const files = ["blog/Our-Prices.md", ...new Set(words.map(([file]) => file))];
  write("content/pages/Our-Terms.md", "Half when you confirm.\n");
  write("content/blog/Our-Prices.md", "An imagined shop.\n\nSee .\n");
  const before = files.map(
    (file) => [file, readFileSync(path.join(folder, "content", file), "utf8")] as const,
  );
  for (const [file, place, value] of words) {
    const source = readFileSync(path.join(folder, "content", file), "utf8");
    const text = file.endsWith(".md") ? value : JSON.stringify(value);
    const changed = source.replace(place, (_line, name: string) => name + text);
    expect(changed, `nothing to change in ${file}`).not.toBe(source);
    write(`content/${file}`, changed);
  }
  write(
    "content/meant.yaml",
    'title: Free samples # meant so\n# meant so\ntext: "Samples for all."\nlead: A sample\n',
  );
  const { status, lines } = await launchCheck();
  rmSync(path.join(folder, "content/meant.yaml"));
  for (const [file, source] of before) write(`content/${file}`, source);
  rmSync(path.join(folder, "content/pages/Our-Terms.md"));
  rmSync(path.join(folder, "content/blog"), { recursive: true });
  expect(status).toBe(1);
  const found = lines.filter((line) => line.startsWith("content/"));
  expect(found).toHaveLength(words.length + 1);
  expect(found).toContainEqual(expect.stringMatching(/^content\/meant\.yaml:4 {2}lead “A sample”/));
  for (const [file, , value] of words) {
    const said = value.replace(/[[\]]|\(.*/g, "");
    const own = found.filter((line) => line.startsWith(`content/${file}:`) && line.includes(`“${said}”: `));
    expect(own, `${file} ${said}`).toEqual([expect.stringMatching(/^\S+:\d+ {2}.*; (put|write) /)]);
  }
});

test("a mail server that refuses the name and the password is told, without them", async () => {
  const strict = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_given, _session, done) => done(new Error("no such user")),
  });
  await new Promise<void>((done) => strict.listen(0, "127.0.0.1", done));
  const { port } = strict.server.address() as AddressInfo;
  const { lines } = await launchCheck({ SMTP_URL: `smtp://user:secret@127.0.0.1:${port}` });
  await new Promise<void>((done) => strict.close(done));
  expect(lines[0]).toMatch(/^mail (?!.*secret).*no such user/);
});

test("names the field of a story that says that it is made up, and leaves the notes above its fields alone", () => {
  const story = [
    "---",
    "# sample marks an invented story",
    "title: Six boards",
    "description: A sample story.",
    "---",
    "Six boards.",
    "",
    "They are invented.",
  ];
  write("story/content/stories/six-boards.md", story.join("\n"));
  expect(madeUpIn(path.join(folder, "story"))).toEqual([
    expect.stringMatching(/^content\/stories\/six-boards\.md:4 {2}description “A sample story\.”: /),
    expect.stringMatching(/^content\/stories\/six-boards\.md:8 {2}“They are invented\.”: /),
  ]);
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
  expect(lines[0]).toMatch(/^SITE_URL {2}/);
  expect(lines[1]).toMatch(/^privacy {2}/);
  expect(lines[1]).toContain(email);
});
