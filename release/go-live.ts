import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { readSettings } from "../server/environment.ts";
import { readBuildManifest } from "../server/files/build-manifest.ts";
import { apiPaths } from "../server/http/api-paths.ts";
import { linkedRelease, type Release, switchLink } from "./release-folders.ts";

/** Seconds that an instance is given at least while going back, where nothing else is left to try. */
const minimumWait = 60;

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
  const previous = linkedRelease(root, "current");
  switchLink(root, "current", release);
  if (!restart) return previous;
  const restarted: number[] = [];
  try {
    await restartInTurn(release, { ...settings, restart }, (port) => restarted.push(port));
    return previous;
  } catch (error) {
    const failure = `Release ${release.number} failed at ${(error as Error).message}.`;
    if (!previous || previous.number === release.number)
      throw new Error(`${failure} There is no earlier release to go back to.`);
    switchLink(root, "current", previous);
    const patient = { ...settings, restart, ports: restarted, wait: Math.max(settings.wait, minimumWait) };
    await restartInTurn(previous, patient).catch((secondError: Error) => {
      throw new Error(
        `${failure} Release ${previous.number} was put back and failed too, at ${secondError.message}: look at the log of that instance.`,
      );
    });
    throw new Error(
      `${failure} Release ${previous.number} is served again; the new one stays in ${release.folder} to be looked at.`,
    );
  }
}

/** Milliseconds after which a balancer has seen that an instance is back; Caddy looks every 300 ms (`deploy/Caddyfile`). */
const balancerDelay = 1_000;

/**
 * Restarts the instances one by one, each only when the one before serves the release, is ready, and the balancer has
 * seen it: behind a proxy there is always one that answers.
 * @param restarted called with each port before its instance restarts
 * @throws Error that names the port and what failed
 */
async function restartInTurn(
  release: Release,
  { restart, ports, wait }: ReleaseSettings & { restart: string },
  restarted: (port: number) => void = () => {},
): Promise<void> {
  const expected = readBuildManifest(path.join(release.folder, "build")).release;
  for (const [index, port] of ports.entries()) {
    if (index > 0) await setTimeout(balancerDelay);
    restarted(port);
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
    await waitUntilServed(port, expected, wait);
  }
}

async function waitUntilServed(port: number, expected: string | undefined, wait: number): Promise<void> {
  const end = performance.now() + wait * 1_000;
  for (;;) {
    const [alive, ready] = [
      await requestStatus(port, apiPaths.alive),
      await requestStatus(port, apiPaths.ready),
    ];
    const problem =
      alive?.status !== 200
        ? "nothing answers there"
        : alive.body.release !== expected
          ? `the release of ${alive.body.release ?? "an unknown date"} is served there, not that of ${expected}`
          : ready?.status !== 200
            ? `it is not ready: ${ready?.body.why ?? "no answer"}`
            : undefined;
    if (!problem) return;
    if (performance.now() > end) throw new Error(`port ${port}: after ${wait} s ${problem}`);
    await setTimeout(100);
  }
}

type Answer = { status: number; body: { release?: string; why?: string } };

async function requestStatus(port: number, address: string): Promise<Answer | undefined> {
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

export type ReleaseSettings = z.output<typeof schema>;

/** @throws OperatorError whose message names variable, value and what is expected */
export function readReleaseSettings(env: Record<string, string | undefined>): ReleaseSettings {
  return readSettings(schema, env);
}
