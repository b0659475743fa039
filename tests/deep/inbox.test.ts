import { exec } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { enquiry, postApplication, postEnquiry } from "../server/fixtures/forms.ts";
import { runInbox } from "../server/fixtures/run-inbox.ts";
import { makePdf } from "../server/fixtures/sample-files.ts";
import { makeFolder, startApp } from "../server/fixtures/start-app.ts";
import { baseEnvironment } from "../server/fixtures/start-process.ts";

/** The site in this process: the staff's command line is another one. */
async function startSite() {
  const { folder, remove } = makeFolder();
  const app = await startApp({ environment: { DATA_DIR: join(folder, "data") } });
  await app.store.ready();
  onTestFinished(async () => {
    await app.close();
    remove();
  });
  return { ...app, folder, inbox: (words: string) => runInbox(folder, words) };
}

test("at the terminal the staff see what comes in while the site runs, and a mistyped command gets one line of help", async () => {
  const { origin, inbox, folder } = await startSite();
  const { body } = await postEnquiry(origin);
  expect((await inbox("list")).text).toContain(enquiry.name);
  expect(await inbox("mail")).toMatchObject({ code: 1, text: expect.stringContaining(enquiry.name) });
  const refusal = await inbox(`erase ${body.id}`);
  expect([refusal.code, refusal.error]).toEqual([1, expect.stringContaining("add --yes")]);
  expect(await inbox(`erase ${body.id} --yes`)).toMatchObject({ code: 0 });
  for (const [words, message] of [
    ["lsit", 'no command "lsit"'],
    ["list --nope", "--nope"],
  ] as const) {
    const { code, error } = await inbox(words);
    expect([code, error]).toEqual([1, expect.stringContaining(message)]);
    expect(error).not.toContain("    at ");
  }
  const { code, error } = await runInbox(folder, "list", { DATA_DIR: join(folder, "dta") });
  expect([code, error]).toEqual([1, expect.stringMatching(/^DATA_DIR: .* keeps nothing in ".*dta".*\n$/)]);
  expect(readdirSync(folder)).toEqual(["data"]);
  const line = `"${process.execPath}" "${resolve("server/inbox.ts")}" list | true`;
  expect((await promisify(exec)(line, { cwd: folder, env: baseEnvironment })).stderr).toBe("");
});

test("a backup made while enquiries come in has everything acknowledged before it, and can be restored", async () => {
  const { origin, inbox, folder } = await startSite();
  const acknowledged = new Set<string>();
  let posting = true;
  const visitors = Array.from({ length: 4 }, async (_, visitor) => {
    for (let turn = 0; posting; turn += 1) {
      const cv = makePdf(20_000, visitor * 1_000 + turn + 1);
      const { body } = await (turn % 5 ? postEnquiry(origin) : postApplication(origin, {}, cv));
      if (body.id) acknowledged.add(body.id);
    }
  });
  await expect.poll(() => acknowledged.size).toBeGreaterThan(60);
  const before = [...acknowledged];
  expect(await inbox("backup chowk-360.sqlite")).toMatchObject({ code: 0 });
  posting = false;
  await Promise.all(visitors);
  expect((await inbox("backup chowk-360.sqlite")).error).toContain("exists already");
  expect(statSync(join(folder, "chowk-360.sqlite")).mode & 0o077).toBe(0);
  const restoredStore = openStore({ DATA_DIR: folder });
  const ids = new Set((await restoredStore.inbox.list(["new"])).map(({ id }) => id));
  await restoredStore.close();
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
});
