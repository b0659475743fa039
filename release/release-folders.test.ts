import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  beginRelease,
  findEarlierRelease,
  finishRelease,
  keepEarlierFiles,
  linkedRelease,
  listReleases,
  lockReleases,
  markServed,
  pruneReleases,
  type Release,
  switchLink,
} from "./release-folders.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "chowk-releases-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("the scripts and pictures of the last three releases stay for open tabs, and older ones are deleted", () => {
  for (let day = 1; day <= 6; day += 1) release(day);
  expect(readFileSync(path.join(root, "build/client/assets/script-6.js"), "utf8")).toBe("day 6");
  expect(readdirSync(path.join(root, "build/earlier/assets")).sort()).toEqual([
    "script-3.js",
    "script-4.js",
    "script-5.js",
  ]);
  expect(readdirSync(path.join(root, "build/earlier"))).toEqual(["assets"]);
  expect(listReleases(root).map(({ number }) => number)).toEqual([6, 5, 4, 3]);
});

test("a picture that is encoded again stays for open tabs, and one that the site no longer shows is gone", () => {
  release(1, ["gate-0a1b2c3d-750.avif", "hidden-client-0a1b2c3d-750.avif"]);
  release(2, ["gate-4e5f6a7b-750.avif"]);
  expect(readdirSync(path.join(root, "build/earlier/pictures"))).toEqual(["gate-0a1b2c3d-750.avif"]);
});

test("the release in use stays, however many are built after it", () => {
  switchLink(root, "current", release(1));
  for (let day = 2; day <= 8; day += 1) release(day);
  expect(linkedRelease(root, "current")?.number).toBe(1);
  expect(existsSync(path.join(root, "current/build/site.json"))).toBe(true);
  expect(existsSync(path.join(root, "build/earlier/assets/script-1.js"))).toBe(true);
});

test("after any number of builds and failed releases, the last good one can still be gone back to", () => {
  goLive(release(1));
  for (let day = 2; day <= 6; day += 1) release(day);
  goLive(release(7));
  expect(findEarlierRelease(root)?.number).toBe(1);
  expect(existsSync(path.join(root, "current/build/earlier/assets/script-1.js"))).toBe(true);
});

test("two releases never run at once", () => {
  const unlock = lockReleases(root);
  expect(() => lockReleases(root)).toThrow(
    `Another release is running, as process ${process.pid}. Wait until it has ended`,
  );
  unlock();
  lockReleases(root)();
});

function goLive(finished: Release) {
  switchLink(root, "current", finished);
  markServed(finished);
  pruneReleases(root);
}

function release(day: number, pictures = ["same.avif"]) {
  const unfinishedRelease = beginRelease(root);
  const build = path.join(unfinishedRelease, "build");
  write(path.join(build, `client/assets/script-${day}.js`), `day ${day}`);
  for (const picture of pictures) write(path.join(build, "client/pictures", picture), "a picture");
  write(path.join(build, "site.json"), "{}");
  keepEarlierFiles(root, build);
  const finished = finishRelease(root, unfinishedRelease);
  switchLink(root, "build", finished);
  pruneReleases(root);
  return finished;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
