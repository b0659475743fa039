import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseSync } from "vite";
import { readBuildManifest } from "../server/files/build-manifest.ts";
import { apiPaths } from "../server/http/api-paths.ts";
import { linkFile, type Release } from "./release-folders.ts";

/** Adds the server, its packages and Node to a release: going back brings all of them back, and installing changes none. */
export function addServer(root: string, { folder }: Release): void {
  for (const name of ["server", "formats", "node_modules"])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  for (const name of ["server", "formats", "package.json", "package-lock.json"])
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !file.endsWith(".test.ts"),
    });
  for (const name of listServerPackages(root)) linkTree(path.join(root, name), path.join(folder, name));
  const programs = path.join(folder, "node_modules/.bin");
  mkdirSync(programs);
  symlinkSync("../node/bin/node", path.join(programs, "node"));
}

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

type Locked = Record<string, { dependencies?: object; peerDependencies?: object }>;

/**
 * The folders of the packages that the server needs, and no more than those: Node, what `server/` imports, and what these
 * depend on. A package inside another's folder is not named.
 * @throws Error that names one that is not installed
 */
export function listServerPackages(root: string): string[] {
  const lock: { packages: Locked } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
  const imported = new Set(
    globSync("{server,formats}/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] }).flatMap((file) =>
      listImports(readFileSync(path.join(root, file), "utf8")),
    ),
  );
  const folders = new Set<string>();
  const findFolder = (name: string, within: string): string | undefined => {
    const folder = path.posix.join(within, "node_modules", name);
    if (folder in lock.packages || within === "") return folder in lock.packages ? folder : undefined;
    return findFolder(name, within.slice(0, Math.max(0, within.lastIndexOf("/node_modules/"))));
  };
  const add = (name: string, within: string) => {
    const folder = findFolder(name, within);
    if (!folder || folders.has(folder)) return;
    folders.add(folder);
    const { dependencies, peerDependencies } = lock.packages[folder] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) add(needed, folder);
  };
  add("node", "");
  for (const name of imported) add(name, "");
  const top = [...folders].filter((folder) => !folder.includes("/node_modules/"));
  const missing = top.find((folder) => !existsSync(path.join(root, folder)));
  if (missing) throw new Error(`${missing} is not installed. Install the packages: npm run setup`);
  return top;
}

/** The packages that a module imports when it runs, at once or later. */
function listImports(code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync("module.ts", code).module;
  const addresses = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value ?? "."),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ];
  return addresses
    .filter((address) => !address.startsWith("."))
    .map((address) => /^(@[^/]+\/)?[^/]+/.exec(address)?.[0] ?? address);
}

/** An empty store, nothing mailed, free ports: the trial can't reach anything live. */
const isolated = {
  PORT: "0",
  HOST: "127.0.0.1",
  ...Object.fromEntries(
    ["DATABASE_URL", "SMTP_URL", "MAIL_FROM", "MAIL_TO", "WEBHOOK_URL", "WEBHOOK_SECRET", "METRICS_PORT"].map(
      (name) => [name, ""],
    ),
  ),
};

/** Starts a release beside the served one, its store apart; requests and counts its pages. @throws Error if one fails */
export async function tryRelease({ number, folder }: Release): Promise<number> {
  const { pages } = readBuildManifest(path.join(folder, "build"));
  using data = mkdtempDisposableSync(path.join(tmpdir(), "chowk-trial-"));
  const server = spawn(path.join(folder, "node_modules/.bin/node"), ["server/main.ts"], {
    cwd: folder,
    env: { ...process.env, ...isolated, DATA_DIR: data.path },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const ended = once(server, "close");
  try {
    const origin = await waitUntilListening(server, number);
    for (const address of [apiPaths.ready, ...Object.keys(pages)]) {
      const { status } = await fetch(new URL(encodeURI(address), origin));
      if (status !== 200) throw new Error(`Release ${number} answers ${address} with ${status}.`);
    }
    return Object.keys(pages).length;
  } finally {
    server.kill("SIGKILL");
    await ended;
  }
}

function waitUntilListening(server: ReturnType<typeof spawn>, number: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("message", ({ port }: { port: number }) => resolve(`http://127.0.0.1:${port}`));
    server.once("error", reject);
    server.once("close", () =>
      reject(new Error(`Release ${number} does not start. It says:\n${output.trim()}`)),
    );
  });
}
