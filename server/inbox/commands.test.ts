import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { createStoppedClock } from "../../tests/server/fixtures/create-stopped-clock.ts";
import { application, enquiry } from "../../tests/server/fixtures/forms.ts";
import { makeApplication, makeEnquiry } from "../../tests/server/fixtures/make-submission.ts";
import { makePdf } from "../../tests/server/fixtures/sample-files.ts";
import { readEnvironment } from "../environment.ts";
import { openStore, type Store } from "../store/store.ts";
import { commands, type Options } from "./commands.ts";

let folder: string;
let store: Store;
let clock: ReturnType<typeof createStoppedClock>;
const confirm = vi.fn(async (_question: string) => {});
const endWith = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  folder = mkdtempSync(join(tmpdir(), "chowk-inbox-"));
  clock = createStoppedClock();
  store = openStore({ DATA_DIR: join(folder, "data") }, clock);
  return async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
});

/** Runs a command as the staff writes it: `export --csv all.csv`. */
async function inbox(line: string, settings: Record<string, string> = {}): Promise<string> {
  const [name = "", ...words] = line.split(" ");
  const args = words.filter((word) => !word.startsWith("--"));
  const options: Options = Object.fromEntries(
    words.filter((word) => word.startsWith("--")).map((word) => [word.slice(2), true]),
  );
  const environment = { ...readEnvironment({ DATA_DIR: join(folder, "data") }), ...settings };
  return (await commands[name]?.({ store, options, environment, confirm, endWith }, args)) ?? "";
}

test("the list shows the newest first and counts possible spam, and `show` prints one submission", async () => {
  const { id } = await store.keep(makeEnquiry());
  clock.later(1);
  await store.keep(makeApplication());
  await store.keep({ ...makeEnquiry(), spamReason: "a trap was filled" });
  const [, first, second, , note] = (await inbox("list")).split("\n");
  expect(first).toContain(application.position);
  expect(second).toContain(enquiry.name);
  expect([note, await inbox("list")].join()).toContain("1 held back as possible spam");
  expect((await inbox("list --all")).match(/Asha/g)).toHaveLength(2);
  const start = id.slice(0, 8);
  expect(await inbox(`show ${start}`)).toMatch(/^Name +Asha Verma\n(.*\n)*\nTwo boards near the station/m);
  expect(JSON.parse(await inbox(`show ${start} --json`))).toMatchObject({ id, fields: enquiry });
});

test("an exported file opens in Excel with Hindi and Indian times, is readable by its owner only, and overwrites nothing", async () => {
  await store.keep(makeEnquiry({ name: "आशा वर्मा" }));
  const file = join(folder, "all.csv");
  expect(await inbox(`export --csv ${file}`)).toBe(`Written: ${file} (1 submission)`);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(/^\ufeff"Received \(India\)","Kind"/);
  expect(text).toContain("आशा वर्मा");
  expect(text).toContain('"2026-11-21 10:00"');
  expect(statSync(file).mode & 0o077).toBe(0);
  await expect(inbox(`export --csv ${file}`)).rejects.toThrow("exists already");
  const { entries } = await store.record.read(1);
  expect(entries[0]).toMatchObject({ who: "the terminal", what: "exported", detail: "csv, all" });
});

test("a visitor's text cannot control the terminal", async () => {
  const { id } = await store.keep(
    makeEnquiry({ name: "Asha\u202egnp", message: "bell\u0007 \u001b[2J end" }),
  );
  const [list, json] = [await inbox("list"), await inbox("list --json")];
  const output = list + (await inbox(`show ${id}`));
  for (const character of ["\u0007", "\u001b", "\u202e"]) expect(output).not.toContain(character);
  expect(json).not.toMatch(/[\u007f-\u009f\u202e]/);
  expect(JSON.parse(json)[0].fields.name).toBe("Asha\u202egnp");
});

test("purging asks first, deletes only what has expired, and leaves no trace in the files", async () => {
  const canary = "Canary Kanhaiya";
  const cv = makePdf(200_000, 99);
  await store.keep(makeApplication(cv, { firstName: canary }));
  expect(await inbox("purge")).toContain("0 deleted");
  clock.later(366 * 24 * 60);
  const { id } = await store.keep(makeEnquiry());
  const isThere = (trace: Buffer | string) =>
    readdirSync(join(folder, "data")).some((name) =>
      readFileSync(join(folder, "data", name)).includes(trace),
    );
  const needles = [canary, cv.subarray(100_000, 100_064)];
  expect(needles.map(isThere)).toEqual([true, true]);
  expect(await inbox("purge")).toContain("1 deleted for good");
  expect(confirm).toHaveBeenCalledWith(
    expect.stringMatching(/Delete 1 older than 365 days, the oldest received 21 Nov 2026/),
  );
  expect(needles.map(isThere)).toEqual([false, false]);
  expect(await store.inbox.list(["new"])).toMatchObject([{ id }]);
});

test("`mail` says why a mail is waiting and what to do, exits with 1, and retries on request", async () => {
  const mail = { SMTP_URL: "smtp://127.0.0.1:1" };
  await store.keep(makeEnquiry());
  expect(await inbox("mail")).toContain("Nothing is mailed until SMTP_URL is set.");
  const claim = (await store.mails.claim()) ?? expect.fail("nothing due");
  await store.mails.markUnsent(claim, "Invalid login", 12 * 3_600_000);
  expect(await inbox("mail", mail)).toMatch(
    /after 1 try, .*21 Nov 2026, 10:00 pm.*Invalid login\nIf SMTP_URL is wrong, correct it and restart/,
  );
  expect(endWith).toHaveBeenLastCalledWith(1);
  expect(await inbox("mail --retry", mail)).toBe(
    "The server tries 1 again within seconds. How it went: npm run inbox -- mail",
  );
});

test.each([
  ["show nothing-such", "There is no submission nothing-such"],
  ["show", "Give the submission’s ID"],
  ["export", "export --csv FILE or export --json FILE"],
  ["backup", "Name the file"],
  ["backup nowhere/copy.sqlite", "no such file or directory"],
  ["export --csv package.json", "exists already"],
])("“%s” fails with: %s", async (line, message) => {
  await expect(inbox(line)).rejects.toThrow(message);
});
