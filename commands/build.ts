import { spawnSync } from "node:child_process";
import path from "node:path";
import { checkContent } from "../app/check-content.server.ts";
import { onOneLine } from "../app/data/content-error.ts";
import { publishingDay, unpublishedPages } from "../app/data/publishing.server.ts";
import { readBuildEnvironment } from "./build-environment.ts";
import { finishBuild } from "./finish-build.ts";
import { prepareContentDays } from "./prepare/content-days.ts";
import { prepareFont } from "./prepare/font.ts";
import { preparePictures } from "./prepare/pictures.ts";

const root = process.cwd();
process.env.NODE_ENV = "production";
delete process.env.SHOW_UNPUBLISHED;

try {
  const settings = readBuildEnvironment(process.env);
  process.env.PUBLISH_AS_OF = publishingDay();
  console.log("Pictures and typeface …");
  const { total, made, warnings } = await preparePictures(root);
  for (const warning of warnings) console.warn(warning);
  prepareContentDays(root);
  await prepareFont(root);
  console.log(`  ${total} pictures, ${made} of them new`);
  const mistakes = checkContent();
  if (mistakes.length > 0) throw new Error(mistakes.map(onOneLine).join("\n"));
  console.log("Pages …");
  const built = spawnSync(path.join(root, "node_modules/.bin/react-router"), ["build"], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  if (built.status !== 0)
    throw new Error(`${built.stdout}\nThe pages could not be built; the lines above say why.`);
  const { pages } = await finishBuild(root, settings);
  console.log(`Built: ${pages} pages in build/client`);
  for (const { path, date } of unpublishedPages())
    console.log(`  not shown yet: ${path}, ${date ? `in builds from ${date} on` : "a draft"}`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
