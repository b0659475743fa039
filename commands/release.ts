import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { listUnpublishedPages, publishingDay } from "../app/data/publishing.server.ts";
import { indianDay } from "../formats/indian-day.ts";
import { goLive, type ReleaseSettings, readReleaseSettings } from "../release/go-live.ts";
import {
  beginRelease,
  findEarlierRelease,
  finishRelease,
  keepEarlierFiles,
  linkedRelease,
  lockReleases,
  markServed,
  pruneReleases,
  type Release,
  switchLink,
  unmarkServed,
} from "../release/release-folders.ts";
import { addServer, tryRelease } from "../release/release-server.ts";
import { readBuildManifest } from "../server/files/build-manifest.ts";

const root = process.cwd();
/** What was taken back and when: it stays back, at night too, until somebody says that it is corrected. */
const takenBack = path.join(root, "releases/taken-back");

try {
  const flag = { type: "boolean" } as const;
  const { values } = parseArgs({
    options: { back: flag, forward: flag, due: flag, from: { type: "string" } },
  });
  const settings = readReleaseSettings(process.env);
  const unlock = lockReleases(root);
  process.once("exit", unlock);
  if (values.back) await rollBack(settings);
  else if (values.due && !isSomethingDue()) console.log("No article is due.");
  else {
    if (values.due) checkSpelling();
    if (!values.forward && existsSync(takenBack)) throw new Error(readFileSync(takenBack, "utf8"));
    await activate(await createRelease(values.from), settings);
    rmSync(takenBack, { force: true });
  }
  pruneReleases(root);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/** Whether the day of an article, or of another page, has come since the release that is served was built. */
function isSomethingDue(): boolean {
  const current = linkedRelease(root, "current");
  if (!current) return false;
  const built = indianDay(new Date(readBuildManifest(path.join(current.folder, "build")).release ?? 0));
  return listUnpublishedPages(built).some(({ date }) => date && date <= publishingDay());
}

/** What is saved besides goes out with what is due, so it is checked as before it is published by hand. */
function checkSpelling(): void {
  const command = ["commands/spelling.ts", "content/**/*.{md,yaml}"];
  if (spawnSync("node", command, { stdio: "inherit" }).status !== 0)
    throw new Error(
      "Nothing was released: correct these words first, or note them as right, on the editor’s Publish page.",
    );
}

/** @param built a folder built elsewhere, to be used instead of building here */
async function createRelease(built: string | undefined): Promise<Release> {
  const release = built ? adopt(built) : build();
  addServer(root, release);
  console.log(`Release ${release.number}: starting it beside what is served, to try every page …`);
  const pages = await tryRelease(release).catch((error) => {
    throw new Error(`${error.message}\nNothing was released; the site is served as before.`);
  });
  console.log(`Release ${release.number}: all ${pages} pages answered`);
  return release;
}

function build(): Release {
  const { status } = spawnSync("node", ["commands/build.ts"], { stdio: "inherit" });
  const release = status === 0 ? linkedRelease(root, "build") : undefined;
  if (!release) throw new Error("Nothing was released; the site is served as before.");
  return release;
}

function adopt(built: string): Release {
  readBuildManifest(built);
  const unfinished = beginRelease(root);
  const folder = path.join(unfinished, "build");
  for (const name of ["client", "desk", "site.json"].filter((name) => existsSync(path.join(built, name))))
    cpSync(path.join(built, name), path.join(folder, name), { recursive: true });
  keepEarlierFiles(root, folder);
  const release = finishRelease(root, unfinished);
  switchLink(root, "build", release);
  return release;
}

async function rollBack(settings: ReleaseSettings): Promise<void> {
  const current = linkedRelease(root, "current");
  const earlier = findEarlierRelease(root);
  if (!current || !earlier) throw new Error("There is no earlier release to go back to.");
  await activate(earlier, settings);
  unmarkServed(current);
  const inIndia = { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Kolkata" } as const;
  const event = `Release ${current.number} was taken back on ${new Date().toLocaleString("en-IN", inIndia)}`;
  const remedy = "Once the mistake is corrected, run: npm run release -- --forward";
  writeFileSync(takenBack, `${event}, so nothing new is released; the site is served as before. ${remedy}`);
  console.log(`npm run release does nothing until you say that the mistake is corrected. ${remedy}`);
}

async function activate(release: Release, settings: ReleaseSettings): Promise<void> {
  const previous = await goLive(root, release, settings);
  markServed(release);
  console.log(`Release ${release.number} is in ${path.join(root, "current")}.`);
  if (!settings.restart)
    console.log(
      "RELEASE_RESTART is unset, so nothing was restarted: servers show the new release once they are restarted. With RELEASE_RESTART='systemctl restart chowk360@$PORT' in .env this command does it.",
    );
  if (previous && previous.number < release.number)
    console.log(`Back to release ${previous.number}: npm run release -- --back`);
}
