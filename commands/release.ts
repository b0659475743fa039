import { spawnSync } from "node:child_process";
import { cpSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readBuildManifest } from "../server/files/build-manifest.ts";
import { addServer } from "./release/add-server.ts";
import { goLive } from "./release/go-live.ts";
import { keepEarlierFiles } from "./release/keep-earlier-files.ts";
import {
  beginRelease,
  finishRelease,
  holdReleases,
  linkedRelease,
  listReleases,
  pruneReleases,
  type Release,
} from "./release/release-folders.ts";
import { type ReleaseSettings, readReleaseSettings } from "./release/release-settings.ts";
import { switchLink } from "./release/switch-link.ts";
import { tryRelease } from "./release/try-release.ts";

const root = process.cwd();
/** Marks a release that has been served: only such a one can be gone back to. */
const proven = ".served";

try {
  const { values } = parseArgs({ options: { back: { type: "boolean" }, from: { type: "string" } } });
  const settings = readReleaseSettings(process.env);
  const letIn = holdReleases(root);
  process.once("exit", letIn);
  await live(values.back ? releaseBefore() : await make(values.from), settings);
  pruneReleases(root);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/** @param built a folder built elsewhere, to be used instead of building here */
async function make(built: string | undefined): Promise<Release> {
  const release = built ? take(built) : build();
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

function take(built: string): Release {
  readBuildManifest(built);
  const unfinished = beginRelease(root);
  const folder = path.join(unfinished, "build");
  for (const name of ["client", "site.json"])
    cpSync(path.join(built, name), path.join(folder, name), { recursive: true });
  keepEarlierFiles(root, folder);
  const release = finishRelease(root, unfinished);
  switchLink(root, "build", release);
  return release;
}

function releaseBefore(): Release {
  const current = linkedRelease(root, "current");
  const before = listReleases(root).find(
    ({ number, folder }) => current && number < current.number && existsSync(path.join(folder, proven)),
  );
  if (!before) throw new Error("There is no earlier release to go back to.");
  return before;
}

async function live(release: Release, settings: ReleaseSettings): Promise<void> {
  const before = await goLive(root, release, settings);
  writeFileSync(path.join(release.folder, proven), "");
  console.log(`Release ${release.number} is in ${path.join(root, "current")}.`);
  if (!settings.restart)
    console.log(
      "RELEASE_RESTART is unset, so nothing was restarted: servers show the new release once they are restarted. With RELEASE_RESTART='systemctl restart chowk360@$PORT' in .env this command does it.",
    );
  if (before && before.number < release.number)
    console.log(`Back to release ${before.number}: npm run release -- --back`);
}
