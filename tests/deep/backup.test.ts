import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noteCopy, readLastCopy } from "../../server/store/data-folder.ts";
import { openStore } from "../../server/store/store.ts";
import { getPostgres } from "../server/fixtures/get-postgres.ts";
import { makeApplication, makeEnquiry } from "../server/fixtures/make-submission.ts";
import { makeFolder } from "../server/fixtures/start-app.ts";
import { baseEnvironment } from "../server/fixtures/start-process.ts";

const { folder, remove } = makeFolder();
const copies = join(folder, "copies");
const data = join(folder, "data");
afterAll(remove);

/** A release's folder has the project's own shape, so the project stands for one. */
beforeAll(async () => {
  mkdirSync(copies);
  newRelease(folder);
  symlinkSync(process.execPath, join(folder, "node_modules/.bin/node"));
  await fill({ DATA_DIR: data });
});

function newRelease(root: string): void {
  mkdirSync(join(root, "node_modules/.bin"), { recursive: true });
  symlinkSync(resolve("server"), join(root, "server"));
}

async function fill(place: Parameters<typeof openStore>[0]): Promise<void> {
  const store = openStore(place);
  for (const submission of [makeEnquiry(), makeEnquiry(), makeApplication()]) await store.keep(submission);
  await store.close();
}

function backUp(settings: Record<string, string>): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(resolve("deploy", "backup.sh"), {
    env: { ...baseEnvironment, RELEASE_DIR: folder, BACKUP_DIR: copies, ...settings },
    encoding: "utf8",
  });
  return { code: status, output: stdout + stderr };
}

/** A copy made so many days ago. */
function createBackup(days: number): string {
  const name = `chowk-${days}-days-ago.sqlite`;
  writeFileSync(join(copies, name), "");
  const date = new Date(Date.now() - days * 86_400_000);
  utimesSync(join(copies, name), date, date);
  return name;
}

test("the nightly backup is proved by restoring it, and only then are expired backups deleted", async () => {
  const [oldBackup, youngBackup] = [createBackup(40), createBackup(20)];
  const { code, output } = backUp({ DATA_DIR: data });
  expect(code, output).toBe(0);
  const [, copy = ""] = /Written and gone back to: (.*\.sqlite), 3 submissions/.exec(output) ?? [];
  expect(readLastCopy(data)?.file).toBe(copy);
  expect(readdirSync(copies)).toContain(youngBackup);
  expect(readdirSync(copies)).not.toContain(oldBackup);
  const restored = join(folder, "restored");
  mkdirSync(restored);
  renameSync(copy, join(restored, "chowk-360.sqlite"));
  const store = openStore({ DATA_DIR: restored });
  expect(await store.inbox.list(["new"])).toHaveLength(3);
  await store.close();
});

test("a backup that cannot be restored is reported, and no older one is deleted or forgotten", () => {
  const oldBackup = createBackup(50);
  noteCopy(data, join(copies, oldBackup));
  const brokenFolder = join(folder, "broken");
  newRelease(brokenFolder);
  // Of every copy half is lost right after it is written.
  const spoilScript = `#!/bin/sh
"${process.execPath}" "$@" || exit
if [ "$2" = backup ]; then head -c 9000 "$3" >"$3.half" && mv "$3.half" "$3"; fi
`;
  writeFileSync(join(brokenFolder, "node_modules/.bin/node"), spoilScript, { mode: 0o755 });
  const { code, output } = backUp({ DATA_DIR: data, RELEASE_DIR: brokenFolder });
  expect(code).not.toBe(0);
  expect(output).toMatch(/The copy just written cannot be gone back to: no older one was deleted/);
  expect(readdirSync(copies)).toContain(oldBackup);
  expect(readLastCopy(data)?.file).toBe(join(copies, oldBackup));
});

test.each([
  [{ BACKUP_DIR: "" }, /^BACKUP_DIR is unset.*\n$/],
  [{ KEEP_DAYS: "month" }, /^KEEP_DAYS is "month".*\n$/],
  [{ DATA_DIR: "/nowhere" }, /^DATA_DIR: .* keeps nothing in "\/nowhere".*\n$/],
])("no backup is made with %j, and one line says why", (settings, message) => {
  expect(backUp({ DATA_DIR: data, ...settings })).toEqual({
    code: 1,
    output: expect.stringMatching(message),
  });
});

test("a backup of PostgreSQL is proved in an empty database, which is emptied again, and no password is visible in the process list", {
  tags: ["postgresql"],
}, async () => {
  const postgres = getPostgres();
  const [liveAddress, drill] = [await postgres.createDatabase(), await postgres.createDatabase()].map(
    (address) => address.replace(/\/\/([^:@]*)(:[^@]*)?@/, "//$1:hunter%232@"),
  ) as [string, string];
  await fill({ DATABASE_URL: liveAddress, DATA_DIR: "" });
  const programs = join(folder, "programs");
  const calls = join(folder, "calls");
  mkdirSync(programs);
  for (const name of ["pg_dump", "pg_restore", "psql"]) {
    const watch = `#!/bin/sh\necho "$PGPASSWORD ${name} $*" >>"${calls}"\nPATH="$REST" exec ${name} "$@"\n`;
    writeFileSync(join(programs, name), watch, { mode: 0o755 });
  }
  const { PATH } = baseEnvironment;
  const settings = { DATABASE_URL: liveAddress, DATA_DIR: copies, PATH: `${programs}:${PATH}`, REST: PATH };
  for (const _ of ["first", "second"]) {
    const { code, output } = backUp({ ...settings, DRILL_DATABASE_URL: drill });
    expect(code, output).toBe(0);
    const [, copy] = /Written and gone back to: (.*\.dump), 3 submissions/.exec(output) ?? [];
    expect(readLastCopy(copies)?.file).toBe(copy);
  }
  const lines = readFileSync(calls, "utf8").trim().split("\n");
  for (const line of lines) expect(line).toMatch(/^hunter#2 (?!.*hunter)/);
  const { code, output } = backUp({ ...settings, DRILL_DATABASE_URL: liveAddress });
  expect(code).toBe(1);
  expect(output).toMatch(/must name an empty database, and this one has \d+ tables/);
  const away = backUp({ ...settings, DRILL_DATABASE_URL: drill.replace(/:\d+\//, ":1/") });
  expect(away).toMatchObject({
    code: 1,
    output: expect.stringMatching(/can't be reached. Written, but not proved: \S+\.dump/),
  });
});
