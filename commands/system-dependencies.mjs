// What the tests need besides packages from npm: browsers with fonts, two proxies, what judges units and rotates logs, and a PostgreSQL server's programs.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { stop } from "./project.mjs";

/** Where there is no apt-get, the tests do without what can be spared, and say so. */
const parts = [
  { name: "chromium", there: () => existsSync(process.env.CHROMIUM ?? "/usr/bin/chromium") },
  {
    name: "chromium-headless-shell",
    there: () => "CHROMIUM" in process.env || existsSync("/usr/bin/chromium-headless-shell"),
    spare: true,
  },
  { name: "fonts-liberation", there: () => existsSync("/usr/share/fonts/truetype/liberation") },
  {
    name: "fonts-noto-color-emoji",
    there: () => existsSync("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"),
  },
  {
    name: "firefox-esr",
    there: () => existsSync(process.env.FIREFOX ?? "/usr/bin/firefox-esr"),
    spare: true,
  },
  { name: "webkit2gtk-driver", there: () => existsSync("/usr/bin/WebKitWebDriver"), spare: true },
  { name: "xvfb", there: () => existsSync("/usr/bin/Xvfb"), spare: true },
  { name: "nginx-light", there: () => existsSync("/usr/sbin/nginx") },
  { name: "caddy", there: () => existsSync("/usr/bin/caddy"), spare: true },
  { name: "logrotate", there: () => existsSync("/usr/sbin/logrotate"), spare: true },
  { name: "systemd", there: () => existsSync("/usr/bin/systemd-analyze"), spare: true },
  { name: "postgresql", there: () => postgresVersions().length > 0 },
];

/** Installs what is missing by apt-get where that is possible, else says what to install. */
export function ensureSystemDependencies() {
  const debian = existsSync("/usr/bin/apt-get");
  const missing = parts.filter((part) => !part.there() && (debian || !part.spare)).map((part) => part.name);
  if (missing.length === 0) return;
  const can = debian && process.getuid?.() === 0;
  if (process.platform === "darwin")
    stop(
      `The tests in a browser, of the proxy and of PostgreSQL are made for Debian; on macOS these are missing: ${missing.join(", ")}. Run them in a Linux container (docker run -it -v "$PWD:/site" -w /site node:24-bookworm npm test). npm start, dev, check, new, inbox and spelling need none of them.`,
    );
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
