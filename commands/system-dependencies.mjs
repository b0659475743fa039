// What the tests need besides packages from npm: a browser with fonts, a proxy, and a PostgreSQL server's programs.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { stop } from "./project.mjs";

const parts = [
  { name: "chromium", there: () => existsSync(process.env.CHROMIUM ?? "/usr/bin/chromium") },
  { name: "fonts-liberation", there: () => existsSync("/usr/share/fonts/truetype/liberation") },
  {
    name: "fonts-noto-color-emoji",
    there: () => existsSync("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"),
  },
  { name: "nginx-light", there: () => existsSync("/usr/sbin/nginx") },
  { name: "postgresql", there: () => postgresVersions().length > 0 },
];

/** Installs what is missing by apt-get where that is possible, else says what to install. */
export function ensureSystemDependencies() {
  const missing = parts.filter((part) => !part.there()).map((part) => part.name);
  if (missing.length === 0) return;
  const can = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (!can)
    stop(
      `The tests need ${missing.join(", ")}. On Debian: sudo apt-get install ${missing.join(" ")} (another browser: CHROMIUM=/path/to/chromium).`,
    );
  console.log(`Installing ${missing.join(", ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  const result = spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], quiet);
  if (result.status !== 0)
    stop(`${missing.join(", ")} could not be installed; apt-get’s lines above say why.`);
}

function postgresVersions() {
  const folder = "/usr/lib/postgresql";
  return existsSync(folder)
    ? readdirSync(folder).filter((version) => existsSync(`${folder}/${version}/bin/postgres`))
    : [];
}
