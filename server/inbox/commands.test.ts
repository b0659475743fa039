import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { anApplication, anEnquiry } from "../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../tests/server/fixtures/store-on-sqlite.ts";
import { readEnvironment } from "../process/environment.ts";
import { commands, type Options } from "./commands.ts";

/** The staff's terminal over an empty store, without its process. */
function openTerminal() {
  const parts = storeOnSqlite();
  const environment = { ...readEnvironment({}), SMTP_URL: "smtp://127.0.0.1:1" };
  const run = async (name: string, args: string[] = [], options: Options = {}, mails = true) =>
    (await commands[name]?.(
      {
        store: parts.store,
        options,
        environment: mails ? environment : readEnvironment({}),
        confirm: async () => {},
        endWith: () => {},
      },
      args,
    )) ?? expect.fail(`no command ${name}`);
  return { ...parts, run };
}

test("what was taken for spam is told of, listed apart and released; spam that was missed is put aside and brought back", async () => {
  const { store, run } = openTerminal();
  const { id } = await store.keep({ ...anEnquiry({ name: "Asha" }), spamReason: "a trap" });
  expect(await run("list")).toMatch(/^Nothing here\.\n1 held back as possible spam/);
  expect(await run("list", [], { quarantined: true })).toContain("Asha");
  expect(await run("release", [id])).toContain("is new");
  expect(await run("list")).toContain("Asha");
  expect(await run("spam", [id.slice(0, 8)])).toContain("is spam.");
  expect([await run("list"), await run("list", [], { spam: true })]).toEqual([
    "Nothing here.",
    expect.stringContaining("Asha"),
  ]);
  await expect(run("spam", [id])).rejects.toThrow("does not apply");
  expect(await run("release", [id])).toContain("is new");
  expect((await store.mails.claim())?.submission.id).toBe(id);
});

test("one is found by the beginning of its ID, whatever was copied along with it, and none by no beginning", async () => {
  const { store, run } = openTerminal();
  const { id } = await store.keep(anEnquiry({ message: "Hoardings" }));
  for (const start of [id, `#${id.slice(0, 8).toUpperCase()}`, ` ${id.slice(0, 13)}… `])
    expect(await run("show", [start])).toContain("Hoardings");
  await expect(run("show", ["?!"])).rejects.toThrow("There is no ?!");
});

test("a mail that waits shows the hour of its next try in India, what the mail server said, and what to do", async () => {
  const { store, run, stopped } = openTerminal();
  await store.keep(anEnquiry());
  const mail = (await store.mails.claim()) ?? expect.fail("nothing due");
  await store.mails.notSent(mail, "Invalid login", 12 * 3_600_000);
  stopped.later(1);
  const waiting = await run("mail");
  expect(waiting).toMatch(/after 1 try, .*21 Nov 2026, 10:00 pm.*Invalid login\nIf SMTP_URL is wrong/);
  expect(await run("mail", [], { retry: true })).toContain("tries 1 again within seconds");
  expect(await run("mail", [], {}, false)).toContain("Nothing is mailed until SMTP_URL is set.");
});

test("everything is exported: as a table with one line of headings that Excel reads with Hindi whole, and as one list", async () => {
  const { store, stopped, run } = openTerminal();
  expect(await run("export", [], { json: true })).toBe("[]");
  const ids: string[] = [];
  for (let count = 0; count < 101; count += 1) {
    ids.unshift((await store.keep(count % 2 ? anEnquiry({ name: "आशा" }) : anApplication())).id);
    stopped.later(1);
  }
  const folder = mkdtempSync(join(tmpdir(), "chowk-export-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "export.csv");
  expect(await run("export", [file], { csv: true })).toBe(`Written: ${file} (101 submissions)`);
  const [headings, ...rows] = readFileSync(file, "utf8").trimEnd().split("\r\n");
  // Without the mark, Excel would read Hindi as gibberish.
  expect(headings).toMatch(/^\ufeff"ID","Received/);
  expect(rows.map((row) => row.slice(1, 37))).toEqual(ids);
  expect(rows[1]).toContain('"आशा"');
  const list: { id: string; mail: string }[] = JSON.parse(await run("export", [], { json: true }));
  expect(list.map(({ id }) => id)).toEqual(ids);
  expect(list[0]?.mail).toBe("unmailed");
  expect(await run("export", [], { json: true }, false)).not.toContain("unmailed");
});
