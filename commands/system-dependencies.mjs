// Installs what the tests need besides packages from npm, as far as the user may.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { howToHave, parts } from "./machine.mjs";
import { root, stop } from "./project.mjs";

/**
 * As root on Debian by apt-get; elsewhere only Chromium, by Playwright, which needs no rights. What is still missing
 * afterwards is skipped by the tests, and named at their end.
 * @param needed names of parts without which the command is useless: it stops if one is missing
 */
export async function ensureSystemDependencies(needed) {
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) install();
  const browsing = needed.length === 0 || needed.includes("chromium");
  if (browsing && !parts.chromium.find()) await fetchChromium();
  const missing = needed.map((name) => parts[name]).filter((part) => !part.find());
  if (missing.length > 0)
    stop(
      `This command needs ${missing.map(({ name }) => name).join(" and ")}, which this machine lacks. ${howToHave(missing)}`,
    );
}

function install() {
  const missing = Object.values(parts).filter((part) => !part.find());
  const packages = missing.flatMap((part) => part.packages);
  if (packages.length === 0) return;
  console.log(`Installing ${packages.join(", ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env };
  const got = (names) =>
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], quiet).status === 0;
  spawnSync("apt-get", ["update", "-qq"], quiet);
  if (got(packages)) return;
  // Some releases of Debian lack some of these packages; the others are still wanted.
  const refused = packages.filter((one) => !got([one]));
  if (refused.length > 0)
    console.error(`${refused.join(", ")} could not be installed; apt-get’s lines above say why.`);
}

/** Downloads Playwright’s own where it is missing, and uses it if it starts: a bare machine may lack its libraries. */
async function fetchChromium() {
  if (process.env.CHROMIUM) return;
  const { chromium } = await import("@playwright/test");
  const program = chromium.executablePath();
  if (!existsSync(program)) {
    console.log("Downloading Playwright’s Chromium (some 170 MB), because this machine has none …");
    spawnSync(process.execPath, [path.join(root, "node_modules/.bin/playwright"), "install", "chromium"], {
      stdio: "ignore",
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000", ...process.env },
    });
  }
  if (spawnSync(program, ["--version"]).status === 0) process.env.CHROMIUM = program;
  else console.log("It could not be downloaded, or does not start here: the tests that need it are skipped.");
}
