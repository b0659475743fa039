// Installs the packages of package-lock.json unless they are there; with --tests also the browsers, databases and proxies
// that the tests use. Runs on the machine's own Node, before anything is installed: no TypeScript, no packages.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { acquireLock } from "./lock.mjs";

const root = path.resolve(import.meta.dirname, "..");
const packages = path.join(root, "node_modules");
const node = path.join(packages, ".bin/node");

if (process.platform === "win32")
  stop(
    "On Windows the project runs inside WSL, Windows’ own Linux: the programs in node_modules are .cmd files there, and the file rights it relies on are missing. Run “wsl --install” once, and then the same command in the WSL window.",
  );
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19))
  stop(
    `Node ${process.versions.node} is too old to install the project: 20.19 or newer is wanted (https://nodejs.org).`,
  );
if (!isInstalled()) {
  refuseOtherUser();
  const release = acquireLock();
  if (!isInstalled()) install();
  release();
}
if (process.argv.includes("--tests"))
  process.exitCode = spawnSync(node, ["commands/machine.ts"], { cwd: root, stdio: "inherit" }).status ?? 1;

/** Whether every package of package-lock.json is there in its version, and no other, as npm itself notes after installing. */
function isInstalled() {
  const note = path.join(packages, ".package-lock.json");
  if (!existsSync(note) || !existsSync(node)) return false;
  const [locked, installed] = [path.join(root, "package-lock.json"), note].map(
    (file) => JSON.parse(readFileSync(file, "utf8")).packages,
  );
  return (
    // The empty name is the project’s own; what is optional is for other machines.
    Object.entries(locked).every(
      ([folder, { version, optional }]) =>
        folder === "" || (optional && !installed[folder]) || installed[folder]?.version === version,
    ) && Object.keys(installed).every((folder) => folder in locked)
  );
}

function install() {
  // On stderr, so that redirected output holds nothing else.
  console.error("Installing packages (about half a minute) …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0)
    stop("The packages could not be installed; npm’s lines above say why. Is the registry reachable?");
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  if (!stdout?.startsWith("v24."))
    stop(
      `The project’s own Node 24 did not install for ${process.platform}-${process.arch}. Install Node 24 and try again.`,
    );
}

/** Whoever may only read the packages, or is root, would leave some to the wrong owner. */
function refuseOtherUser() {
  const owner = existsSync(packages) ? statSync(packages).uid : process.getuid();
  if (owner !== process.getuid())
    stop(
      `package-lock.json has changed since another user installed the packages. Let that user install them: sudo -u '#${owner}' npm run setup`,
    );
}

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
