import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempDisposableSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

/** Takes the lock fifty times, and writes down when it has it and when it gives it back. */
const worker = `
  import { appendFileSync } from "node:fs";
  import { tryLock } from "./pipeline/lock.mjs";
  const [folder, log] = process.argv.slice(1);
  for (let turn = 0; turn < 50; turn += 1) {
    let release;
    while (!release) ({ release } = tryLock(folder));
    appendFileSync(log, process.pid + " begins\\n");
    appendFileSync(log, process.pid + " ends\\n");
    release();
  }
  // The last lock is held by a process that dies: it blocks no other.
  tryLock(folder);
`;

test("of programs that want to build at once, one does at a time, also after one was killed while it built", async () => {
  using temporary = mkdtempDisposableSync(path.join(tmpdir(), "chowk-lock-"));
  const [folder, log] = ["lock", "log"].map((name) => path.join(temporary.path, name)) as [string, string];
  mkdirSync(folder);
  symlinkSync("999999999", path.join(folder, "1"));
  const ends = Array.from({ length: 4 }, () =>
    once(spawn(process.execPath, ["--input-type=module", "-e", worker, folder, log]), "exit"),
  );
  expect((await Promise.all(ends)).map(([status]) => status)).toEqual([0, 0, 0, 0]);
  const turns = readFileSync(log, "utf8").match(/^(\d+) begins\n\1 ends$/gm);
  expect(turns).toHaveLength(200);
});
