import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readErasedIds } from "../../server/store/erased-ids.ts";
import { noteCopy, readLastCopy } from "../../server/store/last-copy.ts";
import { openStore } from "../../server/store/store.ts";
import { ask } from "../server/fixtures/ask.ts";
import { anApplication, anEnquiry } from "../server/fixtures/new-submissions.ts";
import { onEachStore } from "../server/fixtures/on-each-store.ts";
import { sharedPostgres } from "../server/fixtures/shared-postgres.ts";
import { temporaryFolder } from "../server/fixtures/start-app.ts";
import { startProcess, surroundings } from "../server/fixtures/start-process.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

const postgres = sharedPostgres();
const { folder, remove } = temporaryFolder();
const copies = join(folder, "copies");
const data = join(folder, "data");
afterAll(async () => {
  remove();
});

/** A release's folder has the project's own shape, so the project stands for one. */
beforeAll(async () => {
  mkdirSync(copies);
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  symlinkSync(process.execPath, join(folder, "node_modules/.bin/node"));
  symlinkSync(resolve("server"), join(folder, "server"));
  await fill({ DATA_DIR: data, DATABASE_URL: undefined });
});

describe("The nightly copy", () => {
  test("is made and proved by restoring it, and only then are copies past their time deleted", async () => {
    const [old, young] = [aged(40), aged(20)];
    const { code, said } = backUp({ DATA_DIR: data });
    expect(code, said).toBe(0);
    expect(said).toMatch(/Written and gone back to: .*chowk-.*\.sqlite, 3 submissions/);
    const left = readdirSync(copies);
    expect(left).toContain(young);
    expect(left).not.toContain(old);

    const restored = temporaryFolder();
    const [copy = ""] = left.filter((name) => name.endsWith(".sqlite") && name !== young);
    expect(readLastCopy(data)?.file).toBe(join(copies, copy));
    writeFileSync(join(restored.folder, "chowk-360.sqlite"), readFileSync(join(copies, copy)));
    const build = writeBuild();
    const server = await startProcess(build.folder, { DATA_DIR: restored.folder });
    expect((await ask(server.origin, "/readyz")).status).toBe(200);
    await server.stop("SIGKILL");
    const store = openStore({ DATA_DIR: restored.folder, DATABASE_URL: undefined });
    expect(await store.list(["new"])).toHaveLength(3);
    await store.close();
    build.remove();
    restored.remove();
  });

  test("of PostgreSQL is restored into an empty database, counted, and removed again", {
    tags: ["postgresql"],
  }, async () => {
    const live = await postgres.createDatabase();
    const drill = await postgres.createDatabase();
    const beside = join(folder, "beside");
    mkdirSync(beside);
    await fill({ DATABASE_URL: live, DATA_DIR: "" });
    for (const _ of ["first", "second"]) {
      const { code, said } = backUp({ DATABASE_URL: live, DRILL_DATABASE_URL: drill, DATA_DIR: beside });
      expect(code, said).toBe(0);
      const [, copy] = /Written and gone back to: (.*\.dump), 3 submissions/.exec(said) ?? [];
      expect(readLastCopy(beside)?.file).toBe(copy);
    }
    const filled = backUp({ DATABASE_URL: live, DRILL_DATABASE_URL: live });
    expect(filled.code).toBe(1);
    expect(filled.said).toMatch(/an empty database is wanted, and this one has \d+ tables/);
    const store = openStore({ DATABASE_URL: live, DATA_DIR: "" });
    expect(await store.list(["new"])).toHaveLength(3);
    await store.close();
  });

  test("of PostgreSQL shows no password in the list of processes", { tags: ["postgresql"] }, async () => {
    const [live, drill] = [await postgres.createDatabase(), await postgres.createDatabase()].map((address) =>
      address.replace(/\/\/([^:@]*)(:[^@]*)?@/, "//$1:hunter%232@"),
    ) as [string, string];
    await fill({ DATABASE_URL: live, DATA_DIR: "" });
    const programs = join(folder, "programs");
    const calls = join(folder, "calls");
    mkdirSync(programs);
    for (const name of ["pg_dump", "pg_restore", "psql"]) {
      const watch = `#!/bin/sh\necho "$PGPASSWORD ${name} $*" >>"${calls}"\nPATH="$REST" exec ${name} "$@"\n`;
      writeFileSync(join(programs, name), watch, { mode: 0o755 });
    }
    const { PATH } = surroundings;
    const { code, said } = backUp({
      DATABASE_URL: live,
      DRILL_DATABASE_URL: drill,
      PATH: `${programs}:${PATH}`,
      REST: PATH,
    });
    expect(code, said).toBe(0);
    const lines = readFileSync(calls, "utf8").trim().split("\n");
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line).toMatch(/^hunter#2 (?!.*hunter)/);
  });

  test("that cannot be restored is reported, and no older one is deleted or forgotten", () => {
    const old = aged(50);
    noteCopy(data, join(copies, old));
    const broken = join(folder, "broken");
    mkdirSync(join(broken, "node_modules/.bin"), { recursive: true });
    const node = join(broken, "node_modules/.bin/node");
    // Of every copy half is lost right after it is written.
    const spoil = `#!/bin/sh
"${process.execPath}" "$@" || exit
if [ "$2" = backup ]; then head -c 9000 "$3" >"$3.half" && mv "$3.half" "$3"; fi
`;
    writeFileSync(node, spoil, { mode: 0o755 });
    symlinkSync(resolve("server"), join(broken, "server"));
    const { code, said } = backUp({ DATA_DIR: data, RELEASE_DIR: broken });
    expect(code).not.toBe(0);
    expect(said).toMatch(/The copy just written cannot be gone back to: no older one was deleted/);
    expect(readdirSync(copies)).toContain(old);
    expect(readLastCopy(data)?.file).toBe(join(copies, old));
  });

  test.each([
    [{ BACKUP_DIR: "" }, /BACKUP_DIR is unset/],
    [{ BACKUP_DIR: "/nowhere" }, /there is no folder \/nowhere/],
    [{ KEEP_DAYS: "month" }, /KEEP_DAYS is "month"/],
    [{ DATA_DIR: "/nowhere" }, /keeps nothing in "\/nowhere"/],
  ])("is not made with %j, and one line says why", (settings, wanted) => {
    const before = readdirSync(copies);
    const { code, said } = backUp({ DATA_DIR: data, ...settings });
    expect(code).toBe(1);
    expect(said).toMatch(wanted);
    expect(said.trim().split("\n")).toHaveLength(1);
    expect(readdirSync(copies)).toEqual(before);
  });
});

onEachStore(postgres, "going back to a copy on %s", (_name, findPlace) => {
  test("erases again who was erased since, before anybody is mailed or shown anything, and the record says so", async () => {
    const { place, remove } = await findPlace();
    const settings = { DATA_DIR: place.DATA_DIR, DATABASE_URL: place.DATABASE_URL ?? "" };
    const store = openStore(place);
    const { id: goes } = await store.keep(anEnquiry());
    const { id: stays } = await store.keep(anApplication());
    const [copy = ""] = /\/\S+\.(sqlite|dump)/.exec(backUp(settings).said) ?? [];
    await store.erase(goes);
    expect([...readErasedIds(place.DATA_DIR).keys()]).toEqual([goes]);
    await store.close();
    expect(backUp(settings)).toMatchObject({ code: 0 });

    const machine = temporaryFolder();
    copyFileSync(join(copies, "erased.txt"), join(machine.folder, "erased.txt"));
    if (place.DATABASE_URL)
      spawnSync("pg_restore", ["--clean", "--if-exists", `--dbname=${place.DATABASE_URL}`, copy]);
    else copyFileSync(copy, join(machine.folder, "chowk-360.sqlite"));
    const back = openStore({ ...place, DATA_DIR: machine.folder });
    expect((await back.mails.claim())?.submission.id).toBe(stays);
    expect(await back.mails.claim()).toBeUndefined();
    expect(await back.list(["new"])).toMatchObject([{ id: stays }]);
    const { entries } = await back.record.read(1);
    const again = { who: "the server", what: "erased it", submission: goes };
    expect(entries).toMatchObject([{ ...again, detail: expect.stringMatching(/^again, .* \d{4}$/) }]);
    await back.close();
    machine.remove();
    remove();
  });
});

async function fill(place: Parameters<typeof openStore>[0]): Promise<void> {
  const store = openStore(place);
  for (const one of [anEnquiry(), anEnquiry(), anApplication()]) await store.keep(one);
  await store.close();
}

function backUp(settings: Record<string, string>): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(resolve("deploy", "backup.sh"), {
    env: { ...surroundings, RELEASE_DIR: folder, BACKUP_DIR: copies, ...settings },
    encoding: "utf8",
  });
  return { code: status, said: stdout + stderr };
}

/** A copy made so many days ago. */
function aged(days: number): string {
  const name = `chowk-${days}-days-ago.sqlite`;
  writeFileSync(join(copies, name), "");
  const then = new Date(Date.now() - days * 86_400_000);
  utimesSync(join(copies, name), then, then);
  return name;
}
