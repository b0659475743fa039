import { exec } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { application, enquiry, postApplication, postEnquiry } from "../server/fixtures/forms.ts";
import { runInbox } from "../server/fixtures/run-inbox.ts";
import { pdfOf } from "../server/fixtures/sample-files.ts";
import { startApp, temporaryFolder } from "../server/fixtures/start-app.ts";
import { type Started, startProcess, surroundings } from "../server/fixtures/start-process.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

let folder: string;

beforeEach((context) => {
  const build = writeBuild();
  folder = build.folder;
  context.onTestFinished(build.remove);
});

/** The site in this process: the staff's command line is another one. */
async function startSite() {
  const app = await startApp({ environment: { DATA_DIR: join(folder, "data") } });
  await app.store.ready();
  onTestFinished(app.close);
  return app;
}

/** The site as a process of its own, for whoever ends it or looks into its files. */
async function startServer(): Promise<Started> {
  const server = await startProcess(folder, { RATE_LIMIT: "0" });
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  return server;
}

/** Runs the staff's command line beside the running server. */
const inbox = (words: string, environment?: Record<string, string>) => runInbox(folder, words, environment);

describe("the staff", () => {
  test("sees what has come in and works through it while the site runs; other programs see by its exit code that mail waits", async () => {
    const server = await startSite();
    const first = await postEnquiry(server.origin);
    const second = await postApplication(server.origin, {}, pdfOf(30_000));
    const list = await inbox("list");
    expect(list.text.split("\n")[1]).toContain(application.position);
    expect(list.text.split("\n")[2]).toContain(enquiry.name);
    expect(list.text).not.toContain("unmailed");
    const start = String(first.body.id).slice(0, 8);
    const shown = await inbox(`show ${start}`);
    expect(shown.text).toContain(enquiry.message);
    expect(JSON.parse((await inbox(`show ${start} --json`)).text)).toMatchObject({
      id: first.body.id,
      fields: enquiry,
    });
    await inbox(`done ${start}`);
    expect((await inbox("list")).text).not.toContain(enquiry.name);
    expect(JSON.parse((await inbox("list --done --json")).text)).toMatchObject([
      { id: first.body.id, state: "done" },
    ]);
    const written = await inbox(`cv ${second.body.id} ravi.pdf`);
    expect(written.code).toBe(0);
    expect(readFileSync(join(folder, "ravi.pdf"))).toEqual(pdfOf(30_000));
    expect((await inbox(`cv ${second.body.id} ravi.pdf`)).error).toContain("exists already");
    expect(await inbox("mail")).toMatchObject({
      code: 1,
      text: expect.stringContaining(application.position),
    });
    expect(await inbox("webhooks")).toMatchObject({
      code: 0,
      text: "Nothing is waiting to be sent as a webhook.\n",
    });
    expect((await inbox("mail --retry")).text).toContain("Nothing is mailed until SMTP_URL is set.");
  });

  test("exports to a spreadsheet that runs nothing", async () => {
    const server = await startSite();
    const evil = [
      "=1+1",
      "+91 00000 00000",
      "-2",
      "@SUM(A1)",
      '=HYPERLINK("http://evil.example")',
      "＝1+1",
      "﹦1+1",
      "−1",
      " =1+1",
      "\u115f=1+1",
      "\u034f+1",
      "\ufe0f-1",
      "\u2800@SUM(A1)",
    ];
    for (const name of evil) await postEnquiry(server.origin, { name, message: `${name}\nsecond "line"` });
    const { text } = await inbox("export --csv");
    const cells = [...text.matchAll(/"((?:[^"]|"")*)"(?:,|\r?\n)/g)].map((match) => match[1] ?? "");
    expect(cells.length).toBe((evil.length + 1) * 20);
    // A telephone number alone is a formula: that of its own text.
    const formulas = cells.filter((cell) => /^[\s\p{DI}\u2800]*[=+\-@＝＋－＠﹦−]/u.test(cell));
    expect(formulas).toEqual(evil.map(() => `=""${enquiry.phone}""`));
    for (const name of evil) expect(cells).toContain(`'${name.trim().replaceAll('"', '""')}`);
    expect(JSON.parse((await inbox("export --json")).text)).toHaveLength(evil.length);
  });

  test("exports to a file that Excel opens with Hindi whole, times as in India, and only its owner can read", async () => {
    const server = await startSite();
    await postEnquiry(server.origin, { name: "आशा वर्मा" });
    const said = await inbox("export --csv all.csv");
    expect(said.text).toContain(`${join(folder, "all.csv")} (1 submission)`);
    const file = readFileSync(join(folder, "all.csv"), "utf8");
    expect(file.startsWith('\ufeff"ID","Received (India)","Kind"')).toBe(true);
    expect(file).toContain('"Years of experience"');
    expect(file).toContain("आशा वर्मा");
    const [submission] = JSON.parse((await inbox("list --json")).text);
    const time = new Date(Date.parse(submission.receivedAt) + 5.5 * 3_600_000).toISOString();
    expect(file).toContain(`"${time.slice(0, 10)} ${time.slice(11, 16)}"`);
    expect(statSync(join(folder, "all.csv")).mode & 0o077).toBe(0);
    expect((await inbox("export --csv all.csv")).error).toContain("exists already");
  });

  test("reopens what was marked as done by mistake", async () => {
    const server = await startSite();
    const { body } = await postEnquiry(server.origin);
    expect((await inbox(`reopen ${body.id}`)).error).toContain("is new");
    await inbox(`done ${body.id}`);
    expect((await inbox(`reopen ${body.id}`)).text).toContain("new again");
    expect((await inbox("list")).text).toContain(enquiry.name);
  });

  test("is shown the fields by their names in words", async () => {
    const server = await startSite();
    const { body } = await postApplication(server.origin);
    const { text } = await inbox(`show ${body.id}`);
    expect(text).toMatch(/^Years of experience {2}\d/m);
    expect(text).not.toContain("firstName");
  });

  test("prints nothing that could steer the terminal", async () => {
    const server = await startSite();
    await postEnquiry(server.origin, { name: "Asha\u202egnp", message: "bell\u0007 \u001b[2J end" });
    await postEnquiry(server.origin, { message: "x" });
    const list = (await inbox("list")).text;
    expect(list + (await inbox("export --csv")).text).not.toContain("\u001b");
    expect(list).not.toContain("\u202e");
    const json = (await inbox("list --json")).text;
    expect(json + (await inbox("export --json")).text).not.toMatch(/[\u007f-\u009f\u202e]/);
    expect(JSON.parse(json)[1].fields.name).toBe("Asha\u202egnp");
  });

  test("is told what is wrong with a mistyped command", async () => {
    await startSite();
    const mistakes = [
      ["show nothing-such", "There is no"],
      ["show", "Say which"],
      ["export", "export --csv FILE or export --json FILE"],
      ["backup", "Say where to"],
      ["list --nope", "--nope"],
      ["lsit", 'no command "lsit"'],
      ["backup nowhere/copy.sqlite", "no such file or directory"],
      ["export --csv build/site.json", "exists already"],
      ["export --csv build/site.json/x.csv", "not a directory"],
    ] as const;
    for (const [words, said] of mistakes) {
      const { code, error } = await inbox(words);
      expect([words, code]).toEqual([words, 1]);
      expect(error).toContain(said);
      expect(error).not.toContain("    at ");
    }
  });
});

describe("a person's data", () => {
  const canary = "Canary Kanhaiya";

  test("is hidden at once when withdrawn", async () => {
    const server = await startSite();
    const { body } = await postApplication(server.origin, { firstName: canary });
    await inbox(`withdraw ${body.id}`);
    const everything = await Promise.all(
      ["list --all", `show ${body.id}`, "list --all --json", "export --csv", "export --json", "mail"].map(
        (words) => inbox(words),
      ),
    );
    for (const { text } of everything) expect(text).not.toContain(canary);
    expect((await inbox(`cv ${body.id}`)).code).toBe(1);
    expect((await inbox("list --withdrawn")).text).toContain("withdrawn");
    const store = openStore({ DATA_DIR: join(folder, "data"), DATABASE_URL: undefined });
    const { entries } = await store.record.read(1);
    await store.close();
    expect(entries.map(({ who, what, detail }) => `${who} ${what} ${detail}`.trim()).toSorted()).toEqual([
      "the terminal exported csv, all",
      "the terminal exported json, all",
      "the terminal withdrew it",
    ]);
  });

  test("is gone from the database's files when purged, while the server runs", async () => {
    const server = await startServer();
    const cv = pdfOf(200_000, 99);
    const { body } = await postApplication(server.origin, { firstName: canary }, cv);
    await postEnquiry(server.origin, { message: `${canary} asks`.repeat(200) });
    const traces = [Buffer.from(canary), cv.subarray(100_000, 100_064), Buffer.from(String(body.id))];
    expect(traces.map((trace) => inData(trace))).toEqual([true, true, true]);
    expect((await inbox("purge")).text).toContain("0 deleted");
    age(400);
    const asked = await inbox("purge", { RETENTION_DAYS: "365" });
    expect([asked.code, traces.map((trace) => inData(trace))]).toEqual([1, [true, true, true]]);
    expect(asked.error).toMatch(/Delete 2 older than 365 days, the oldest received \d+ \w+ 2025/);
    const fresh = await postEnquiry(server.origin, { name: "Fresh" });
    expect((await inbox("purge --yes", { RETENTION_DAYS: "365" })).text).toContain("2 deleted for good");
    expect(traces.map((trace) => inData(trace))).toEqual([false, false, false]);
    expect(JSON.parse((await inbox("list --all --json")).text)).toMatchObject([{ id: fresh.body.id }]);
  });

  test("is deleted by the server itself when its time is over", async () => {
    const server = await startServer();
    await postEnquiry(server.origin, { name: canary });
    age(400);
    await server.stop();
    await startServer();
    await vi.waitUntil(() => !inData(Buffer.from(canary)), { timeout: 10_000, interval: 50 });
  });

  test("can be read by the server's own user alone", async () => {
    const server = await startServer();
    await postEnquiry(server.origin);
    const open = readdirSync(join(folder, "data")).filter(
      (name) => statSync(join(folder, "data", name)).mode & 0o077,
    );
    expect(open).toEqual([]);
    expect(statSync(join(folder, "data")).mode & 0o077).toBe(0);
  });

  function inData(trace: Buffer): boolean {
    return readdirSync(join(folder, "data")).some((name) =>
      readFileSync(join(folder, "data", name)).includes(trace),
    );
  }

  /** Makes everything kept so far look so many days old. */
  function age(days: number): void {
    const database = new DatabaseSync(join(folder, "data/chowk-360.sqlite"), { timeout: 5_000 });
    database.exec(
      `UPDATE submissions SET received_at = strftime('%Y-%m-%dT%H:%M:%fZ', received_at, '-${days} days')`,
    );
    database.close();
  }
});

describe("a backup", () => {
  test("made while posts come in holds everything acknowledged before it, and restores as docs/operations.md says", async () => {
    let server = await startServer();
    const acknowledged = new Set<string>();
    let posting = true;
    const visitors = Array.from({ length: 4 }, async (_, visitor) => {
      for (let turn = 0; posting; turn += 1) {
        const cv = pdfOf(20_000, visitor * 1_000 + turn + 1);
        const answer =
          turn % 5 === 0 ? await postApplication(server.origin, {}, cv) : await postEnquiry(server.origin);
        if (answer.body.id) acknowledged.add(answer.body.id);
      }
    });
    await vi.waitUntil(() => acknowledged.size > 60, { timeout: 10_000 });
    const before = new Set(acknowledged);
    const modes = new Set<number>();
    const watch = setInterval(() => {
      for (const name of ["copy.sqlite.unfinished", "copy.sqlite"]) {
        const found = statSync(join(folder, name), { throwIfNoEntry: false });
        if (found) modes.add(found.mode & 0o777);
      }
    }, 1);
    expect(await inbox("backup copy.sqlite")).toMatchObject({ code: 0 });
    clearInterval(watch);
    expect([...modes]).toEqual([0o600]);
    posting = false;
    await Promise.all(visitors);
    expect((await inbox("backup copy.sqlite")).error).toContain("exists already");
    expect(statSync(join(folder, "copy.sqlite")).mode & 0o077).toBe(0);
    await server.stop();
    const data = join(folder, "data");
    for (const name of readdirSync(data)) rmSync(join(data, name));
    copyFileSync(join(folder, "copy.sqlite"), join(data, "chowk-360.sqlite"));
    server = await startServer();

    const restored = JSON.parse((await inbox("list --all --json")).text) as { id: string }[];
    const ids = new Set(restored.map(({ id }) => id));
    expect([...before].filter((id) => !ids.has(id))).toEqual([]);
    expect((await postEnquiry(server.origin)).body.success).toBe(true);
  });
});

test("a reader who has seen enough of a list ends it quietly", async () => {
  await startSite();
  const line = `"${process.execPath}" "${resolve("server/inbox.ts")}" list | true`;
  const { stderr } = await promisify(exec)(line, { cwd: folder, env: surroundings });
  expect(stderr).toBe("");
});

test("a mistyped folder is refused, and no empty inbox is made there", async () => {
  const elsewhere = temporaryFolder();
  for (const DATA_DIR of [elsewhere.folder, join(elsewhere.folder, "dta")]) {
    const { code, error } = await inbox("list", { DATA_DIR });
    expect(code).toBe(1);
    expect(error).toContain(`keeps nothing in ${JSON.stringify(DATA_DIR)}`);
    expect(error.trim().split("\n")).toHaveLength(1);
  }
  expect(readdirSync(elsewhere.folder)).toEqual([]);
  elsewhere.remove();
});
