import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { apiPaths } from "../../server/api-paths.ts";
import { readBuildManifest } from "../../server/files/build-manifest.ts";
import type { Release } from "./release-folders.ts";
import type { ReleaseSettings } from "./release-settings.ts";

/** Milliseconds after which a balancer has seen that an instance is back; Caddy looks every 300 ms (`deploy/Caddyfile`). */
const noticedAfter = 1_000;

/**
 * Restarts the instances one by one, each only when the one before serves the release, is ready, and the balancer has
 * seen it: behind a proxy there is always one that answers.
 * @param reached called with each port before its instance restarts
 * @throws Error that names the port and what failed
 */
export async function restartInTurn(
  release: Release,
  { restart, ports, wait }: ReleaseSettings & { restart: string },
  reached: (port: number) => void = () => {},
): Promise<void> {
  const wanted = readBuildManifest(path.join(release.folder, "build")).release;
  for (const [index, port] of ports.entries()) {
    if (index > 0) await setTimeout(noticedAfter);
    reached(port);
    console.log(`Restarting the instance at port ${port} …`);
    const shell = spawn("/bin/sh", ["-c", restart], {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, PORT: String(port) },
    });
    const [code, signal] = await once(shell, "exit");
    if (code !== 0)
      throw new Error(
        `port ${port}: the restart ended with ${code ?? signal} (RELEASE_RESTART is “${restart}”)`,
      );
    await untilServed(port, wanted, wait);
  }
}

async function untilServed(port: number, wanted: string | undefined, wait: number): Promise<void> {
  const end = performance.now() + wait * 1_000;
  for (;;) {
    const [alive, ready] = [await ask(port, apiPaths.alive), await ask(port, apiPaths.ready)];
    const problem =
      alive?.status !== 200
        ? "nothing answers there"
        : alive.body.release !== wanted
          ? `the release of ${alive.body.release ?? "an unknown date"} is served there, not that of ${wanted}`
          : ready?.status !== 200
            ? `it is not ready: ${ready?.body.why ?? "no answer"}`
            : undefined;
    if (!problem) return;
    if (performance.now() > end) throw new Error(`port ${port}: after ${wait} s ${problem}`);
    await setTimeout(100);
  }
}

type Answer = { status: number; body: { release?: string; why?: string } };

async function ask(port: number, address: string): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      headers: { connection: "close" },
      signal: AbortSignal.timeout(3_000),
    });
    return { status: answer.status, body: (await answer.json()) as Answer["body"] };
  } catch {
    return undefined;
  }
}
