import { currentContent, memoize } from "./open-content.server.ts";

/** What a build notes of a file of `content/`: a digest of it, and the day on which it last changed, where known. */
export type ContentDay = { digest: string; day?: string };

/** Where `commands/prepare/content-days.ts` notes it, below the project. */
export const contentDaysFile = ".generated/content-days.json";

/**
 * The newest day on which any of these files last changed; undefined where none is known.
 * @param files paths below `content/`
 */
export function newestDayOf(files: string[]): string | undefined {
  const known = readContentDays();
  return files
    .flatMap((file) => known[file]?.day ?? [])
    .sort()
    .at(-1);
}

/** What the last build noted, by the files' paths below `content/`; nothing where there was none. */
export const readContentDays = memoize((): Record<string, ContentDay> => {
  try {
    return JSON.parse(String(currentContent().bytes(contentDaysFile)));
  } catch {
    return {};
  }
});
