import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Folders of programs that an ordinary user’s PATH often lacks. */
const moreFolders = [
  "/usr/sbin",
  "/sbin",
  "/usr/local/bin",
  "/usr/local/sbin",
  "/opt/homebrew/bin",
  "/snap/bin",
];

/** Where a program lies, the best name first; one with a slash is a path. What somebody has `chosen` counts alone. */
export function findProgram(names: readonly string[], chosen = ""): string | undefined {
  if (chosen) return isProgram(chosen) ? chosen : undefined;
  const folders = [...(process.env.PATH ?? "").split(path.delimiter).filter(Boolean), ...moreFolders];
  return names
    .flatMap((name) => (name.includes("/") ? [name] : folders.map((folder) => path.join(folder, name))))
    .find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a Mac keeps its browsers. */
const apps = "/Applications";
const chromiumNames = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  `${apps}/Chromium.app/Contents/MacOS/Chromium`,
  `${apps}/Google Chrome.app/Contents/MacOS/Google Chrome`,
];

/**
 * What the tests need of a machine besides packages from npm. `find` answers its path; `packages` are Debian's; `without`
 * says what can't be tested where it is missing. A part without that only makes the tests faster.
 */
export type Part = { name: string; find: () => string | undefined; packages: string[]; without?: string };

export const parts = {
  chromium: {
    name: "Chromium",
    find: () =>
      findProgram(chromiumNames, process.env.CHROMIUM) ??
      (process.env.CHROMIUM ? undefined : playwrightChromium()),
    packages: ["chromium"],
    without: "the site in Chromium, the desk, the editor",
  },
  shell: {
    name: "Chromium without its window",
    find: (): string | undefined =>
      process.env.CHROMIUM ? parts.chromium.find() : findProgram(["chromium-headless-shell"]),
    packages: ["chromium-headless-shell"],
  },
  fonts: {
    name: "Liberation Sans or Arial",
    find: () =>
      [
        "/usr/share/fonts/truetype/liberation",
        "/usr/share/fonts/truetype/liberation2",
        "/usr/share/fonts/liberation-sans",
        "/usr/share/fonts/liberation-sans-fonts",
        "/usr/share/fonts/liberation",
        "/System/Library/Fonts/Supplemental/Arial.ttf",
      ].find(existsSync),
    packages: ["fonts-liberation"],
    without: "what is measured of letters before the site's own are there",
  },
  emoji: {
    name: "an emoji font",
    find: () =>
      process.platform === "linux"
        ? ["/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"].find(existsSync)
        : "its own",
    packages: ["fonts-noto-color-emoji"],
  },
  firefox: {
    name: "Firefox",
    find: () =>
      findProgram(
        ["firefox-esr", "firefox", `${apps}/Firefox.app/Contents/MacOS/firefox`],
        process.env.FIREFOX,
      ),
    packages: ["firefox-esr"],
    without: "the journeys in Firefox",
  },
  webkit: {
    name: "WebKitGTK with its driver, and Xvfb",
    find: () => findProgram(["Xvfb"]) && findProgram(["WebKitWebDriver"]),
    packages: ["webkit2gtk-driver", "xvfb"],
    without: "the journeys in WebKit",
  },
  caddy: {
    name: "Caddy",
    find: () => findProgram(["caddy"]),
    packages: ["caddy"],
    without: "Caddy as we ship it, releases and restarts behind it, and the loss of the database",
  },
  postgresql: {
    name: "PostgreSQL",
    find: postgresFolder,
    packages: ["postgresql"],
    without: "everything on PostgreSQL",
  },
  smallDisk: {
    name: "prlimit",
    find: () => findProgram(["prlimit"]),
    packages: ["util-linux"],
    without: "a full disk",
  },
};

/** The parts without which something is left out, and which are not here. */
export function missingParts(): Part[] {
  return allParts().filter((part) => part.without && !part.find());
}

function allParts(): Part[] {
  return Object.values(parts);
}

export function howToInstall(missing: readonly Part[]): string {
  const packages = missing.flatMap((part) => part.packages).join(" ");
  const hints = [
    "elsewhere whatever is on the PATH is used",
    ...(missing.some(({ name }) => name === parts.chromium.name)
      ? ["npx playwright install --with-deps chromium fetches a Chromium"]
      : []),
    ...(missing.some(({ name }) => name === parts.firefox.name)
      ? ["FIREFOX=/path/to/firefox names another"]
      : []),
  ];
  return `On Debian: sudo apt-get install ${packages}; ${hints.join(", ")}.`;
}

/** The folder of PostgreSQL's own programs, the newest; `initdb` and `pg_ctl` are rarely on the PATH. */
function postgresFolder(): string | undefined {
  const roots = [
    "/usr/lib/postgresql",
    "/usr/lib64/postgresql",
    "/Library/PostgreSQL",
    "/opt/homebrew/opt",
    "/usr/local/opt",
    "/usr",
  ];
  const versionOf = (name: string) => Number(/\d+$/.exec(name));
  const candidates = roots.flatMap((root) =>
    (existsSync(root) ? readdirSync(root) : [])
      .filter((name) => /^(\d+|(postgresql@|pgsql-)\d+)$/.test(name))
      .sort((a, b) => versionOf(b) - versionOf(a))
      .map((name) => path.join(root, name, "bin/initdb")),
  );
  const initdb = findProgram([...candidates, "initdb"]);
  return initdb && path.dirname(initdb);
}

/** The Chromium that `playwright install` has fetched, if it starts: a bare machine may lack its libraries. */
function playwrightChromium(): string | undefined {
  const program = createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
  return spawnSync(program, ["--version"]).status === 0 ? program : undefined;
}

/**
 * Installs what is missing as far as the user may: as root on Debian by apt-get; elsewhere only Chromium, by Playwright,
 * which needs no rights. What is still missing afterwards is skipped by the tests, and named at their end.
 */
function installParts(): void {
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) installPackages();
  if (parts.chromium.find() || process.env.CHROMIUM) return;
  console.log("Downloading Playwright’s Chromium (some 170 MB), because this machine has none …");
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000", ...process.env };
  spawnSync("playwright", ["install", "chromium"], { stdio: "ignore", env });
  if (!parts.chromium.find())
    console.log("It could not be downloaded, or does not start here: the tests that need it are skipped.");
}

function installPackages(): void {
  const packages = allParts()
    .filter((part) => !part.find())
    .flatMap((part) => part.packages);
  if (packages.length === 0) return;
  console.log(`Installing ${packages.join(", ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", [...args, "-qq"], { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
  const install = (...names: string[]) => aptGet("install", "-y", "--no-install-recommends", ...names);
  aptGet("update");
  if (install(...packages)) return;
  // Some releases of Debian lack some of these packages; the others are still installed.
  const refused = packages.filter((name) => !install(name));
  if (refused.length > 0)
    console.error(`${refused.join(", ")} could not be installed; apt-get’s lines above say why.`);
}

if (import.meta.main) installParts();
