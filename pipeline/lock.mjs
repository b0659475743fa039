// Locks between processes. Read before anything is installed: no TypeScript, no packages.
import { mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

const projectLock = path.resolve(import.meta.dirname, "../.cache/building");

/**
 * Waits until no other process installs or builds in this folder, and keeps others from it.
 * @returns {() => void} releases the lock
 */
export function acquireLock() {
  let hasSaidSo = false;
  for (;;) {
    const { release, holder } = tryLock(projectLock);
    if (release) return release;
    if (!hasSaidSo) {
      hasSaidSo = true;
      console.error(
        `Waiting for process ${holder}, which is installing or building here. If that is some other program, remove ${projectLock}.`,
      );
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
}

/** How many numbers below its own a holder keeps: whoever lists the folder meanwhile must find one. */
const keptNumbers = 10;

/**
 * Takes a lock unless a running process holds it. The lock is a folder of numbered links, each naming the process that made
 * it, or 0 where the lock was released; the highest number counts. A dead process's link is never removed to take the lock,
 * because two could do that at once; a link with the next number is made, which only one can.
 * @param {string} folder
 * @returns {{ release?: () => void, holder?: number }} what releases it, or the process that holds it
 */
export function tryLock(folder) {
  mkdirSync(folder, { recursive: true });
  for (;;) {
    const last = Math.max(0, ...listNumbers(folder));
    const holder = last > 0 ? readHolder(folder, last) : 0;
    if (holder === undefined) continue;
    if (holder > 0 && isRunning(holder)) return { holder };
    const own = last + 1;
    if (!addLink(folder, own, process.pid)) continue;
    const numbers = listNumbers(folder);
    if (own < Math.max(...numbers)) continue;
    for (const number of numbers.filter((number) => number < own - keptNumbers))
      rmSync(path.join(folder, `${number}`), { force: true });
    return { release: () => addLink(folder, own + 1, 0) };
  }
}

function listNumbers(folder) {
  return readdirSync(folder).map(Number).filter(Number.isInteger);
}

/** The process that made a link; undefined where others have taken the lock so often meanwhile that it is gone. */
function readHolder(folder, number) {
  try {
    return Number(readlinkSync(path.join(folder, `${number}`)));
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return undefined;
  }
}

/** Whether the link could be made: its number may have been taken. */
function addLink(folder, number, holder) {
  try {
    symlinkSync(`${holder}`, path.join(folder, `${number}`));
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
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
