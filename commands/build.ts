import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { build as buildSite } from "astro";
import { build } from "vite";
import { checkContent } from "../app/check-content.server.ts";
import { formatFindings } from "../app/data/content-error.ts";
import { readLogo } from "../app/data/mark.server.ts";
import { inLanguage } from "../app/data/open-content.server.ts";
import { pictureFactsFile } from "../app/data/pictures.server.ts";
import { readPlaces } from "../app/data/places/places.server.ts";
import { listUnpublishedPages, publishingDay } from "../app/data/publishing.server.ts";
import { readServices } from "../app/data/services.server.ts";
import { readSite } from "../app/data/site.server.ts";
import { preparePictures } from "../assets/pictures.ts";
import { prepareFont } from "../assets/typefaces.ts";
import { digestFile, inputsDigest, picturesWaitFile } from "../pipeline/build-freshness.ts";
import { readBuildEnvironment } from "../pipeline/build-settings.ts";
import { compressFiles } from "../pipeline/compress-files.ts";
import { checkExport, exportFolder, exportSite } from "../pipeline/export-site.ts";
import { finishBuild } from "../pipeline/finish-pages.ts";
import { acquireLock } from "../pipeline/lock.mjs";
import {
  beginRelease,
  finishRelease,
  keepEarlierFiles,
  pruneReleases,
  switchLink,
} from "../release/release-folders.ts";

const root = process.cwd();
process.env.NODE_ENV = "production";
process.env.ASTRO_TELEMETRY_DISABLED = "1";
let unfinished: string | undefined;
delete process.env.SHOW_UNPUBLISHED;

try {
  const { cdn, "pictures-later": factsOnly } = parseOptions();
  const settings = readBuildEnvironment(process.env);
  if (cdn) checkExport(settings);
  process.once("exit", acquireLock());
  const inputs = inputsDigest(root);
  process.env.PUBLISH_AS_OF = publishingDay();
  console.log("Pictures and typeface …");
  const { total, created, warnings } = await preparePictures(root, { factsOnly });
  for (const warning of warnings) console.warn(warning);
  await prepareFont(root);
  console.log(`  ${total} pictures, ${created} of them new${factsOnly ? ": they follow the pages" : ""}`);
  const findings = checkContent();
  if (findings.some(({ isAdvice }) => !isAdvice)) throw new Error(formatFindings(findings));
  console.log("Pages …");
  unfinished = beginRelease(root);
  const folder = path.join(unfinished, "build");
  await buildSite({ root, outDir: path.join(folder, "client"), logLevel: "warn" });
  await buildDesk(root, path.join(folder, "desk"));
  const { pages } = await finishBuild(root, folder, settings);
  // The editor compares with this copy to say what has changed since.
  const unpublished = listUnpublishedPages();
  const waits = new Set(unpublished.map(({ file }) => path.join("content", file)));
  const isSeen = (file: string) => !waits.has(file) && !/\.(avif|webp|jpe?g|png)$/i.test(file);
  cpSync("content", path.join(unfinished, "content"), { recursive: true, filter: isSeen });
  cpSync(pictureFactsFile, path.join(unfinished, pictureFactsFile));
  keepEarlierFiles(root, folder);
  const release = finishRelease(root, unfinished);
  switchLink(root, "build", release);
  if (factsOnly && created > 0) writeFileSync(path.join(root, picturesWaitFile), "");
  writeFileSync(path.join(root, digestFile), inputs);
  pruneReleases(root);
  console.log(`Built: ${pages} pages in build/client`);
  for (const { path, date } of unpublished)
    console.log(`  not shown yet: ${path}, ${date ? `in builds from ${date} on` : "a draft"}`);
  if (findings.length > 0) console.log(formatFindings(findings));
  if (cdn) {
    exportSite(root, process.env.HSTS_PRELOAD === "on");
    console.log(`Written for a CDN: ${exportFolder}`);
  }
} catch (error) {
  if (unfinished) rmSync(unfinished, { recursive: true, force: true });
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/** Builds the staff's page, apart from what visitors receive. */
async function buildDesk(root: string, outDir: string): Promise<void> {
  const inHindi = inLanguage("hi", readServices);
  const hindiNames = new Map(inHindi.map(({ name, path }) => [path, name]));
  await build({
    configFile: path.join(root, "desk/vite.config.ts"),
    logLevel: "error",
    define: {
      "import.meta.env.AGENCY": JSON.stringify(readSite().name),
      "import.meta.env.LOGO": JSON.stringify(readLogo()),
      "import.meta.env.PLACES": JSON.stringify(
        Object.fromEntries(readPlaces().map(({ slug, name }) => [slug, name])),
      ),
      "import.meta.env.SERVICES": JSON.stringify(
        Object.fromEntries(readServices().map(({ name, path }) => [name, hindiNames.get(path)])),
      ),
    },
    build: { outDir },
  });
  const files = readdirSync(outDir, { recursive: true, encoding: "utf8" });
  await compressFiles(outDir, files, path.join(root, ".generated/compressed/desk"));
}

function parseOptions() {
  try {
    return parseArgs({ options: { cdn: { type: "boolean" }, "pictures-later": { type: "boolean" } } }).values;
  } catch {
    throw new Error(
      `There is no option “${process.argv.slice(2).join(" ")}”: npm run build takes --cdn, which also writes ${exportFolder}, or none.`,
    );
  }
}
