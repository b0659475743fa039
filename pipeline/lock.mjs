// One process at a time installs or builds in this folder. Read before anything is installed: no TypeScript, no packages.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const lock = path.resolve(import.meta.dirname, "../.cache/lock");

/**
 * Waits until no other process holds the project's lock, and takes it; that of a process that has died doesn't count.
 * @returns {() => void} releases it
 */
export function acquireLock() {
  mkdirSync(path.dirname(lock), { recursive: true });
  let hasSaidSo = false;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    const holder = readHolder();
    if (holder === undefined) rmSync(lock, { force: true });
    else if (holder > 0 && !hasSaidSo) {
      hasSaidSo = true;
      console.error(
        `Waiting for process ${holder}, which installs or builds here. If that is some other program, remove ${lock}.`,
      );
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
}

/** The process that holds the lock, 0 while it is writing its number; undefined where it has died. */
function readHolder() {
  try {
    const holder = Number(readFileSync(lock, "utf8"));
    const isDead = holder > 0 ? !isRunning(holder) : Date.now() - statSync(lock).mtimeMs > 1_000;
    return isDead ? undefined : holder;
  } catch {
    return 0;
  }
}

/**
 * Whether there is a process of that number, whoever it belongs to.
 * @param {number} pid
 */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
