// Before the tests: brings what the machine lacks besides packages from npm, as far as whoever runs them may.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { howToHave, parts } from "./machine.mjs";
import { root, stop } from "./project.mjs";

/**
 * As root on Debian by apt-get; elsewhere Chromium alone, by Playwright, which needs no rights. What is still missing
 * then is left out, and said at the end.
 * @param needed names of parts without which the command does nothing useful: it stops where one is missing
 */
export async function ensureSystemDependencies(needed) {
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) install();
  const browsing = needed.length === 0 || needed.includes("chromium");
  if (browsing && !parts.chromium.find()) await fetchChromium();
  const missing = needed.map((name) => parts[name]).filter((part) => !part.find());
  if (missing.length > 0)
    stop(
      `This needs ${missing.map(({ name }) => name).join(" and ")}, which this machine lacks. ${howToHave(missing)}`,
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
  // Other kinds of Debian lack some: they must not keep the others away.
  const refused = packages.filter((one) => !got([one]));
  if (refused.length > 0)
    console.error(`${refused.join(", ")} could not be installed; apt-get’s lines above say why.`);
}

/** Playwright’s own, fetched where it isn't there yet, and used where it starts: a bare machine may lack its libraries. */
async function fetchChromium() {
  if (process.env.CHROMIUM) return;
  const { chromium } = await import("@playwright/test");
  const program = chromium.executablePath();
  if (!existsSync(program)) {
    console.log("Fetching Playwright’s Chromium (some 170 MB), for there is none on this machine …");
    spawnSync(process.execPath, [path.join(root, "node_modules/.bin/playwright"), "install", "chromium"], {
      stdio: "ignore",
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000", ...process.env },
    });
  }
  if (spawnSync(program, ["--version"]).status === 0) process.env.CHROMIUM = program;
  else console.log("It could not be had, or does not start here: what needs it is left out.");
}
