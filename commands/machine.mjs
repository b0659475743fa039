// What the tests need of a machine besides packages from npm. Read before anything is installed: no TypeScript, no packages.
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
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

/**
 * Where a program lies.
 * @param {readonly string[]} names what it may be called, the best first; a name with a slash is a path
 * @param chosen a path that somebody has set, which then counts alone
 * @returns its path, or undefined where this machine has none
 */
export function findProgram(names, chosen = "") {
  if (chosen) return isProgram(chosen) ? chosen : undefined;
  const folders = [...(process.env.PATH ?? "").split(path.delimiter).filter(Boolean), ...moreFolders];
  return names
    .flatMap((name) => (name.includes("/") ? [name] : folders.map((folder) => path.join(folder, name))))
    .find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a Mac keeps its browsers. */
const apps = "/Applications";

/**
 * `find` answers its path; `packages` are Debian's. Where `without` doesn't say what can't be tried without the part,
 * everything can, but more slowly.
 * @typedef {{ name: string, find: () => string | undefined, packages: string[], without?: string }} Part
 */

export const parts = {
  chromium: {
    name: "Chromium",
    find: () =>
      findProgram(
        [
          ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
          ...[
            `${apps}/Chromium.app/Contents/MacOS/Chromium`,
            `${apps}/Google Chrome.app/Contents/MacOS/Google Chrome`,
          ],
        ],
        process.env.CHROMIUM,
      ),
    packages: ["chromium"],
    without: "the site in Chromium, the desk, the editor",
  },
  shell: {
    name: "Chromium without its window",
    find: () => (process.env.CHROMIUM ? parts.chromium.find() : findProgram(["chromium-headless-shell"])),
    packages: ["chromium-headless-shell"],
  },
  fonts: {
    name: "Liberation Sans or Arial",
    find: () =>
      [
        ...["/usr/share/fonts/truetype/liberation", "/usr/share/fonts/truetype/liberation2"],
        ...[
          "/usr/share/fonts/liberation-sans",
          "/usr/share/fonts/liberation-sans-fonts",
          "/usr/share/fonts/liberation",
        ],
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
  nginx: {
    name: "nginx",
    find: () => findProgram(["nginx"]),
    packages: ["nginx-light"],
    without: "nginx as we ship it, releases and restarts behind it, and the loss of the database",
  },
  caddy: {
    name: "Caddy",
    find: () => findProgram(["caddy"]),
    packages: ["caddy"],
    without: "Caddy as we ship it",
  },
  logrotate: {
    name: "logrotate",
    find: () => findProgram(["logrotate"]),
    packages: ["logrotate"],
    without: "the log while it is rotated",
  },
  systemd: {
    name: "systemd-analyze",
    find: () => findProgram(["systemd-analyze"]),
    packages: ["systemd"],
    without: "the units for systemd",
  },
  postgresql: {
    name: "PostgreSQL",
    find: postgresFolder,
    packages: ["postgresql"],
    without: "everything on PostgreSQL",
  },
  poppler: {
    name: "pdfinfo",
    find: () => findProgram(["pdfinfo"]),
    packages: ["poppler-utils"],
    without: "the artwork templates in another program",
  },
  smallDisk: {
    name: "prlimit",
    find: () => findProgram(["prlimit"]),
    packages: ["util-linux"],
    without: "a full disk",
  },
};

/**
 * The parts without which something is left out, and which are not here.
 * @returns {Part[]}
 */
export function missingParts() {
  return Object.values(parts).filter((part) => part.without && !part.find());
}

/**
 * How to get the missing parts, in one line.
 * @param {readonly Part[]} missing
 */
export function howToHave(missing) {
  const packages = missing.flatMap((part) => part.packages).join(" ");
  const others = [
    "elsewhere whatever is on the PATH is found",
    ...(missing.includes(parts.chromium)
      ? ["npx playwright install --with-deps chromium fetches a Chromium"]
      : []),
    ...(missing.includes(parts.firefox) ? ["FIREFOX=/path/to/firefox names another"] : []),
  ];
  return `On Debian: sudo apt-get install ${packages}; ${others.join(", ")}.`;
}

/** The folder of PostgreSQL's own programs, the newest; `initdb` and `pg_ctl` are rarely on the PATH. */
function postgresFolder() {
  const roots = [
    ...["/usr/lib/postgresql", "/usr/lib64/postgresql", "/Library/PostgreSQL"],
    ...["/opt/homebrew/opt", "/usr/local/opt", "/usr"],
  ];
  const found = roots.flatMap((root) =>
    (existsSync(root) ? readdirSync(root) : [])
      .filter((name) => /^(\d+|(postgresql@|pgsql-)\d+)$/.test(name))
      .sort((one, other) => Number(/\d+$/.exec(other)) - Number(/\d+$/.exec(one)))
      .map((name) => path.join(root, name, "bin/initdb")),
  );
  const initdb = findProgram([...found, "initdb"]);
  return initdb && path.dirname(initdb);
}
