import { existsSync, linkSync, mkdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { ensureBuilt, picturesWaitFile } from "../pipeline/build-freshness.ts";
import { listNamedPictures } from "../pipeline/named-pictures.ts";
import type { BuiltSite } from "../server/files/built-site.ts";

ensureBuilt({ picturesLater: true });
const { startServer } = await import("../server/main.ts");
const { deriveWaiting } = existsSync(picturesWaitFile) ? await import("../assets/pictures.ts") : {};
const address = await startServer(derivePictures);
// What commands/setup.mjs left, which npm runs first.
const began = statSync(".cache/began", { throwIfNoEntry: false })?.mtimeMs;
const isFirst = began && process.env.npm_lifecycle_event === "start";
console.log(isFirst ? `${address} — first page after ${Math.round((Date.now() - began) / 1000)} s` : address);

/** Derives the pictures that the build left, while the site is being served; what a page asks for comes first. */
function derivePictures(site: BuiltSite): void {
  if (!deriveWaiting) return;
  const client = realpathSync("build/client");
  const folder = `${client}/pictures`;
  mkdirSync(folder, { recursive: true });
  const named = listNamedPictures(client);
  const { request, done } = deriveWaiting(process.cwd(), (file) => {
    if (!named.has(file)) return;
    if (!existsSync(`${folder}/${file}`)) linkSync(`public/pictures/${file}`, `${folder}/${file}`);
    site.addFile(`pictures/${file}`);
  });
  site.waitFor = (path) => request(path.replace("/pictures/", ""));
  done.then(
    () => {
      rmSync(picturesWaitFile, { force: true });
      site.waitFor = undefined;
      console.log("The pictures are there in every size.");
    },
    (error: Error) => console.error(`The pictures could not be made: ${error.message}`),
  );
}
