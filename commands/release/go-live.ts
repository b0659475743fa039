import { linkedRelease, type Release } from "./release-folders.ts";
import type { ReleaseSettings } from "./release-settings.ts";
import { restartInTurn } from "./restart-in-turn.ts";
import { switchLink } from "./switch-link.ts";

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
