import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../app/check-content.server.ts";
import { onOneLine } from "../app/data/content-error.ts";
import { readBuildEnvironment } from "./build-environment.ts";
import { finishBuild } from "./finish-build.ts";
import { prepareFont } from "./prepare/font.ts";
import { preparePictures } from "./prepare/pictures.ts";
import { keepEarlierFiles } from "./release/keep-earlier-files.ts";
import { beginRelease, finishRelease, pruneReleases } from "./release/release-folders.ts";
import { adoptFolder, switchLink } from "./release/switch-link.ts";

const root = process.cwd();
process.env.NODE_ENV = "production";
let unfinished: string | undefined;

try {
  const settings = readBuildEnvironment(process.env);
  console.log("Pictures and typeface …");
  const { total, made, warnings } = await preparePictures(root);
  for (const warning of warnings) console.warn(warning);
  await prepareFont(root);
  console.log(`  ${total} pictures, ${made} of them new`);
  const mistakes = checkContent();
  if (mistakes.length > 0) throw new Error(mistakes.map(onOneLine).join("\n"));
  console.log("Pages …");
  adoptFolder(root);
  unfinished = beginRelease(root);
  const folder = path.join(unfinished, "build");
  const built = spawnSync(path.join(root, "node_modules/.bin/react-router"), ["build"], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
    env: { ...process.env, BUILD_DIRECTORY: path.relative(root, folder) },
  });
  if (built.status !== 0)
    throw new Error(`${built.stdout}\nThe pages could not be built; the lines above say why.`);
  const { pages } = await finishBuild(root, folder, settings);
  keepEarlierFiles(root, folder);
  const release = finishRelease(root, unfinished);
  switchLink(root, "build", release);
  pruneReleases(root);
  console.log(`Built: ${pages} pages in build/client`);
} catch (error) {
  if (unfinished) rmSync(unfinished, { recursive: true, force: true });
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
