/** Does work when its turn comes. */
export type TakeTurns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * @param width how many may work at once; the others wait in the order in which they came
 * @param concernsAll whether an error would hit all who are waiting as well: they then fail with it at once
 */
export function takeTurns(width: number, concernsAll: (error: unknown) => boolean): TakeTurns {
  let waiting: { start: () => void; fail: (error: unknown) => void }[] = [];
  let busy = 0;
  return async (work) => {
    if (busy >= width) await new Promise<void>((start, fail) => waiting.push({ start, fail }));
    else busy += 1;
    try {
      return await work();
    } catch (error) {
      if (concernsAll(error)) {
        for (const { fail } of waiting) fail(error);
        waiting = [];
      }
      throw error;
    } finally {
      const next = waiting.shift();
      if (next) next.start();
      else busy -= 1;
    }
  };
}
