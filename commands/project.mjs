// Runs on the machine's own Node, before anything is installed: no TypeScript, no packages.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const bin = path.join(root, "node_modules/.bin");
const turn = path.join(root, ".cache/turn");

/** Ends the process with a message. */
export function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/**
 * The environment in which the project's own Node 24 comes first and caches what it compiles: a command or the server
 * then starts in 0.42 instead of 0.53 s of processor time.
 */
export function projectEnvironment() {
  return {
    NODE_COMPILE_CACHE: path.join(root, ".cache/node-compile"),
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  };
}

/**
 * Reads `.env`, if there is one, into the environment; what is already set wins.
 * Tests must not do so: it may hold the address of a live database.
 */
export function readEnvironmentFile() {
  const file = path.join(root, ".env");
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    if (error.code === "ENOENT") return;
    stop(`.env can’t be read (${error.message}). Run the command as a user who may: sudo -u USER npm run …`);
  }
  try {
    process.loadEnvFile(file);
  } catch (error) {
    stop(`.env can’t be read: ${error.message}. Write one NAME=value a line, as in .env.example.`);
  }
}

/** Installs the packages of package-lock.json unless they are installed already. */
export function ensureInstalled() {
  if (process.platform === "win32")
    stop(
      "On Windows the project runs inside WSL, Windows’ own Linux: the programs in node_modules are .cmd files there, and the file rights it relies on are missing. Run “wsl --install” once, and then the same command in the WSL window.",
    );
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(
      `Node ${process.versions.node} is too old to install the project: 20.19 or newer is wanted (https://nodejs.org).`,
    );
  if (isInstalled()) return;
  refuseOtherUser();
  const endTurn = takeTurn();
  if (!isInstalled()) install();
  endTurn();
}

/** Whether every package of package-lock.json is there in its version, and no other, as npm itself notes after installing. */
function isInstalled() {
  const note = path.join(root, "node_modules/.package-lock.json");
  if (!existsSync(note) || !existsSync(path.join(bin, "node"))) return false;
  const [wanted, present] = [path.join(root, "package-lock.json"), note].map(
    (file) => JSON.parse(readFileSync(file, "utf8")).packages,
  );
  return (
    // The empty name is the project’s own; what is optional is for other machines.
    Object.entries(wanted).every(
      ([place, { version, optional }]) =>
        place === "" || (optional && !present[place]) || present[place]?.version === version,
    ) && Object.keys(present).every((place) => place in wanted)
  );
}

function install() {
  // On stderr, so that redirected output holds nothing else.
  console.error("Installing packages (about half a minute) …");
  const result = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
  });
  if (result.status !== 0)
    stop("The packages could not be installed; npm’s lines above say why. Is the registry reachable?");
  const node = spawnSync(path.join(bin, "node"), ["--version"], { encoding: "utf8" });
  if (!node.stdout?.startsWith("v24."))
    stop(
      `The project’s own Node 24 did not install for ${process.platform}-${process.arch}. Install Node 24 and try again.`,
    );
}

/**
 * Keeps other commands from installing or building here, and waits for the one that does; one that was killed doesn't count.
 * @returns ends the turn
 */
export function takeTurn() {
  mkdirSync(path.dirname(turn), { recursive: true });
  let told = false;
  for (;;) {
    try {
      writeFileSync(turn, String(process.pid), { flag: "wx" });
      return () => rmSync(turn, { force: true });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    const other = existsSync(turn) ? Number(readFileSync(turn, "utf8")) : 0;
    if (other > 0 && !isRunning(other)) rmSync(turn, { force: true });
    else if (other > 0 && !told) {
      told = true;
      console.error(
        `Waiting for process ${other}, which installs or builds here. If that is some other program, remove ${turn}.`,
      );
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
}

/** Whether there is a process of that number, whoever it belongs to. */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Whoever may only read the packages, or is root, would leave some to the wrong owner. */
function refuseOtherUser() {
  const packages = path.join(root, "node_modules");
  const owner = existsSync(packages) ? statSync(packages).uid : process.getuid();
  if (owner !== process.getuid())
    stop(
      `package-lock.json has changed since another user installed the packages. Let that user run the command once, which installs them: sudo -u '#${owner}' npm run …`,
    );
}

/** Builds the site if anything it is made of has changed since the last build. */
export function ensureBuilt() {
  if (isBuilt()) return;
  takeTurn()();
  if (isBuilt()) return;
  console.log("Building the site (the first time two or three minutes, mostly pictures) …");
  if (run("node", ["commands/build.ts"]) !== 0)
    stop("The site could not be built; the lines above say what to correct.");
}

function isBuilt() {
  const stamp = path.join(root, builtFrom);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === inputsDigest();
}

/** The file in which a build keeps the `inputsDigest` it began with. */
export const builtFrom = "build/.built";

/** Runs a program of the project and returns its exit code. */
export function run(program, args) {
  return spawnSync(program, args, { cwd: root, stdio: "inherit", env: projectEnvironment() }).status ?? 1;
}

/** Runs a program in the foreground, passes on the signals that would end this process, and exits as it does. */
export function runInForeground(program, args) {
  const child = spawn(program, args, { cwd: root, stdio: "inherit", env: projectEnvironment() });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** The rooms and files that a build reads. */
export const inputs = [
  "app",
  "commands",
  "content",
  "desk",
  "public",
  "server",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
const madeByBuild = ["public/pictures", "public/artwork"];
const settings = [
  "SITE_URL",
  "ENQUIRY_URL",
  "ENQUIRY_ACCESS_KEY",
  "APPLICATION_HOST",
  "FORMS_URL",
  "ANALYTICS_URL",
  "ANALYTICS_DATA",
  "RETENTION_DAYS",
];

/** A digest of everything the site is built from; once it differs, the last build is out of date. */
export function inputsDigest(folder = root) {
  const hash = createHash("sha256");
  for (const name of articlesToCome(folder)) hash.update(`to come: ${name}\n`);
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ""}\n`);
  for (const input of inputs) addToHash(hash, folder, path.join(folder, input));
  return hash.digest("hex");
}

/** The articles dated after today in India, or after the day that `PUBLISH_AS_OF` names: on their day the site changes. */
function articlesToCome(home) {
  const day = process.env.PUBLISH_AS_OF || new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const folder = path.join(home, "content/blog");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .filter((name) => {
      const text = readFileSync(path.join(folder, name), "utf8");
      const [, date = ""] = /^date:\s*["']?(\d{4}-\d{2}-\d{2})/m.exec(text) ?? [];
      return date > day;
    });
}

function addToHash(hash, home, file) {
  if (!existsSync(file) || madeByBuild.includes(path.relative(home, file))) return;
  if (!statSync(file).isDirectory()) {
    hash.update(`${path.relative(home, file)}\n`).update(readFileSync(file));
    return;
  }
  for (const name of readdirSync(file).sort()) addToHash(hash, home, path.join(file, name));
}
