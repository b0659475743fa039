import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readBuildManifest } from "../../server/files/build-manifest.ts";
import { apiPaths } from "../../server/http/api-paths.ts";
import type { Release } from "./release-folders.ts";

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

/**
 * Starts a release beside the one that is served, with the same settings but a store of its own, and requests every page.
 * @returns how many pages it answered
 * @throws Error with what it printed, or with the page that failed
 */
export async function tryRelease({ number, folder }: Release): Promise<number> {
  const { pages } = readBuildManifest(path.join(folder, "build"));
  using data = mkdtempDisposableSync(path.join(tmpdir(), "chowk-trial-"));
  const server = spawn(path.join(folder, "node_modules/.bin/node"), ["server/main.ts"], {
    cwd: folder,
    env: { ...process.env, ...isolated, DATA_DIR: data.path },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(server, "close");
  try {
    const origin = await listening(server, number);
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

function listening(server: ReturnType<typeof spawn>, number: number): Promise<string> {
  return new Promise((found, failed) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, port] = /Serving the site at http:\/\/[^:]+:(\d+)/.exec(output) ?? [];
      if (port) found(`http://127.0.0.1:${port}`);
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("error", failed);
    server.once("close", () =>
      failed(new Error(`Release ${number} does not start. It says:\n${output.trim()}`)),
    );
  });
}
