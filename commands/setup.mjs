// Installs the packages of package-lock.json unless they are there: those that starting and building need (`dependencies`);
// with --all also those for changing and testing; with --tests besides these the browsers, databases and proxies that the tests
// use. Runs on the machine's own Node, before anything is installed: no TypeScript, no packages.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { acquireLock } from "../pipeline/lock.mjs";

const root = path.resolve(import.meta.dirname, "..");
const packages = path.join(root, "node_modules");
const node = path.join(packages, ".bin/node");
const note = path.join(packages, ".package-lock.json");
const isForTests = process.argv.includes("--tests");

if (process.platform === "win32")
  stop(
    "On Windows the project runs inside WSL, Windows’ own Linux: the programs in node_modules are .cmd files there, and the file rights it relies on are missing. Run “wsl --install” once, and then the same command in the WSL window.",
  );
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19))
  stop(
    `Node ${process.versions.node} is too old to install the project, which needs 20.19 or newer (https://nodejs.org).`,
  );
if (process.env.npm_lifecycle_event === "prestart") noteBegin();
if (!isInstalled()) {
  refuseOtherUser();
  const release = acquireLock();
  if (!isInstalled()) await install();
  release();
}
if (isForTests)
  process.exitCode = spawnSync(node, ["commands/machine.ts"], { cwd: root, stdio: "inherit" }).status ?? 1;

/** Notes the time from which `npm start` counts how long the first page takes; without the right to write, it gives none. */
function noteBegin() {
  try {
    mkdirSync(path.join(root, ".cache"), { recursive: true });
    writeFileSync(path.join(root, ".cache/began"), "");
  } catch {}
}

/** The packages that npm notes in a file, by their folders; the empty name is the project’s own. */
function packagesIn(file) {
  const { "": _, ...packages } = JSON.parse(readFileSync(file, "utf8")).packages;
  return packages;
}

/** The packages needed here. Optional ones are for other machines; where some that only tests need are installed, all are needed. */
function neededPackages() {
  const installed = existsSync(note) ? Object.values(packagesIn(note)) : [];
  const all = isForTests || process.argv.includes("--all") || installed.some(({ dev }) => dev);
  const needed = Object.entries(packagesIn(path.join(root, "package-lock.json"))).filter(
    ([, { dev, optional, devOptional }]) => !optional && !devOptional && (all || !dev),
  );
  return { all, needed };
}

/** Whether every package needed is there in its version, and none that is not locked, as npm itself notes after installing. */
function isInstalled() {
  if (!existsSync(note) || !existsSync(node)) return false;
  const locked = packagesIn(path.join(root, "package-lock.json"));
  const installed = packagesIn(note);
  return (
    neededPackages().needed.every(([folder]) => folder in installed) &&
    Object.entries(installed).every(([folder, { version }]) => locked[folder]?.version === version)
  );
}

async function install() {
  const { all, needed } = neededPackages();
  const files = needed.map(([folder]) => path.join(root, folder, "package.json"));
  // Progress goes to stderr, so that redirected output holds nothing but the program's own.
  console.error(`Installing ${needed.length} packages ${all ? "for everything" : "to start with"} …`);
  const npm = spawn(
    "npm",
    ["ci", ...(all ? [] : ["--omit=dev"]), "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"],
    { cwd: root, stdio: "inherit" },
  );
  const timer = setInterval(
    () => console.error(`  ${files.filter((file) => existsSync(file)).length} of ${files.length}`),
    3_000,
  );
  const [status] = await once(npm, "exit");
  clearInterval(timer);
  if (status !== 0)
    stop("The packages could not be installed; npm’s lines above say why. Is the registry reachable?");
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  if (!stdout?.startsWith("v24."))
    stop(
      `The project’s own Node 24 did not install for ${process.platform}-${process.arch}. Install Node 24 and try again.`,
    );
  // Node's headers for C programs take 67 MB, and nothing here is compiled.
  const binaries = path.join(packages, "node/node_modules");
  const versions = existsSync(binaries) ? readdirSync(binaries) : [];
  for (const name of versions.filter((name) => name.startsWith("node-")))
    rmSync(path.join(binaries, name, "include"), { recursive: true, force: true });
}

/** Stops anybody but the packages' owner: root, for one, would leave some that the owner can't replace. */
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
