import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { readBuildManifest } from "../../server/files/build-manifest.ts";
import { apiPaths } from "../../server/http/api-paths.ts";
import { readSettings } from "../build-settings.ts";
import { linkedRelease, type Release, switchLink } from "./release-folders.ts";

/** Seconds that an instance is given at least while going back, where nothing else is left to try. */
const leastWait = 60;

/**
 * Switches `current` to a release and restarts the instances in turn. If one fails, the release before is put back, and
 * the instances that had restarted do so again.
 * @returns the release that was served before, if there was one
 * @throws Error that says what failed, and what is served now
 */
export async function goLive(
  root: string,
  release: Release,
  settings: ReleaseSettings,
): Promise<Release | undefined> {
  const { restart } = settings;
  const before = linkedRelease(root, "current");
  switchLink(root, "current", release);
  if (!restart) return before;
  const reached: number[] = [];
  try {
    await restartInTurn(release, { ...settings, restart }, (port) => reached.push(port));
    return before;
  } catch (error) {
    const failed = `Release ${release.number} failed at ${(error as Error).message}.`;
    if (!before || before.number === release.number)
      throw new Error(`${failed} There is no earlier release to go back to.`);
    switchLink(root, "current", before);
    const patient = { ...settings, restart, ports: reached, wait: Math.max(settings.wait, leastWait) };
    await restartInTurn(before, patient).catch((again: Error) => {
      throw new Error(
        `${failed} Release ${before.number} was put back and failed too, at ${again.message}: look at the log of that instance.`,
      );
    });
    throw new Error(
      `${failed} Release ${before.number} is served again; the new one stays in ${release.folder} to be looked at.`,
    );
  }
}

/** Milliseconds after which a balancer has seen that an instance is back; Caddy looks every 300 ms (`deploy/Caddyfile`). */
const noticedAfter = 1_000;

/**
 * Restarts the instances one by one, each only when the one before serves the release, is ready, and the balancer has
 * seen it: behind a proxy there is always one that answers.
 * @param reached called with each port before its instance restarts
 * @throws Error that names the port and what failed
 */
async function restartInTurn(
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

const schema = z
  .object({
    RELEASE_RESTART: z.string().optional(),
    RELEASE_PORTS: z
      .string()
      .regex(
        /^\d{1,5}(\s*,\s*\d{1,5})*$/,
        "the ports of this machine’s instances, such as 3000,3001, in the order of their restarts",
      )
      .transform((text) => text.split(",").map(Number))
      .optional(),
    RELEASE_WAIT: z
      .string()
      .regex(/^[1-9]\d{0,2}$/, "seconds from 1 to 999 in which a restarted instance must be ready")
      .transform(Number)
      .default(30),
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, "a port number")
      .default("3000"),
  })
  .transform(({ RELEASE_RESTART, RELEASE_PORTS, RELEASE_WAIT, PORT }) => ({
    /** Run by the shell once for each instance, with its port as `PORT`; undefined where unset. */
    restart: RELEASE_RESTART,
    /** The instances' ports, in the order in which they restart. */
    ports: RELEASE_PORTS ?? [Number(PORT)],
    /** Seconds in which each must be ready. */
    wait: RELEASE_WAIT,
  }));

/** How a release gets to the instances on this machine. */
export type ReleaseSettings = z.output<typeof schema>;

/**
 * @param env variables, normally `process.env`; empty ones count as unset
 * @throws Error whose message names variable, value and what is wanted
 */
export function readReleaseSettings(env: Record<string, string | undefined>): ReleaseSettings {
  return readSettings(schema, env);
}
