import { execFile } from "node:child_process";
import { cpSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { checkContent } from "../app/check-content.server.ts";
import { listFindings } from "../app/data/content-error.ts";
import { readPaths } from "../app/data/paths.server.ts";
import { pictureFactsFile } from "../app/data/pictures.server.ts";
import { publishingDay, unpublishedPages } from "../app/data/publishing.server.ts";
import routes from "../app/routes.ts";
import { buildDesk } from "./build-desk.ts";
import { readBuildEnvironment } from "./build-environment.ts";
import { findRouteMistake } from "./dev-server.ts";
import { checkExport, exportSite } from "./export/export-site.ts";
import { finishBuild } from "./finish-build.ts";
import { prepareContentDays } from "./prepare/content-days.ts";
import { prepareFont } from "./prepare/font.ts";
import { preparePictures } from "./prepare/pictures.ts";
import { prepareTemplates } from "./prepare/templates.ts";
import { builtFrom, inputsDigest, takeTurn } from "./project.mjs";
import { keepEarlierFiles } from "./release/keep-earlier-files.ts";
import { beginRelease, finishRelease, pruneReleases } from "./release/release-folders.ts";
import { switchLink } from "./release/switch-link.ts";

const root = process.cwd();
process.env.NODE_ENV = "production";
let unfinished: string | undefined;
delete process.env.SHOW_UNPUBLISHED;

try {
  const { for: platforms = [] } = readOptions();
  const settings = readBuildEnvironment(process.env);
  checkExport(platforms, settings);
  const mistaken = findRouteMistake(routes, readPaths().everyPath);
  if (mistaken) throw new Error(mistaken);
  process.once("exit", takeTurn());
  const inputs = inputsDigest(root);
  process.env.PUBLISH_AS_OF = publishingDay();
  console.log("Pictures and typeface …");
  const { total, made, warnings } = await preparePictures(root);
  for (const warning of warnings) console.warn(warning);
  prepareContentDays(root);
  await prepareFont(root);
  console.log(`  ${total} pictures, ${made} of them new`);
  const found = checkContent();
  if (found.some(({ style }) => !style)) throw new Error(listFindings(found));
  await prepareTemplates(root);
  console.log("Pages …");
  unfinished = beginRelease(root);
  const folder = path.join(unfinished, "build");
  // The desk stays aside until then, since React Router begins with an empty folder.
  const desk = path.join(unfinished, "desk");
  await Promise.all([buildPages(root, folder), buildDesk(root, desk)]);
  const { pages } = await finishBuild(root, folder, settings);
  renameSync(desk, path.join(folder, "desk"));
  // For the editor, which says what has changed since.
  const unpublished = unpublishedPages();
  const waits = new Set(unpublished.map(({ file }) => path.join("content", file)));
  const isSeen = (file: string) => !waits.has(file) && !/\.(webp|jpe?g|png)$/i.test(file);
  cpSync("content", path.join(unfinished, "content"), { recursive: true, filter: isSeen });
  cpSync(pictureFactsFile, path.join(unfinished, pictureFactsFile));
  keepEarlierFiles(root, folder);
  const release = finishRelease(root, unfinished);
  switchLink(root, "build", release);
  writeFileSync(path.join(root, builtFrom), inputs);
  pruneReleases(root);
  console.log(`Built: ${pages} pages in build/client`);
  for (const { path, date } of unpublished)
    console.log(`  not shown yet: ${path}, ${date ? `in builds from ${date} on` : "a draft"}`);
  if (found.length > 0) console.log(listFindings(found));
  for (const platform of platforms) {
    const folder = await exportSite(root, platform, process.env.HSTS_PRELOAD === "on");
    console.log(`Written for ${platform}: ${path.relative(root, folder)}`);
  }
} catch (error) {
  if (unfinished) rmSync(unfinished, { recursive: true, force: true });
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/** @throws Error with what React Router said when it can't build them */
async function buildPages(root: string, folder: string): Promise<void> {
  const env = { ...process.env, BUILD_DIRECTORY: path.relative(root, folder) };
  const program = path.join(root, "node_modules/.bin/react-router");
  try {
    const { stderr } = await promisify(execFile)(program, ["build"], { env, maxBuffer: 64e6 });
    process.stderr.write(stderr);
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${stdout}\n${stderr}\nThe pages could not be built; the lines above say why.`);
  }
}

function readOptions() {
  try {
    return parseArgs({ options: { for: { type: "string", multiple: true } } }).values;
  } catch {
    throw new Error(
      `npm run build takes no “${process.argv.slice(2).join(" ")}”. npm run build -- --help says what it does.`,
    );
  }
}
