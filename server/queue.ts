export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * @param concurrency how many run at once; the others wait in the order in which they came
 * @param concernsAll whether an error would hit all who are waiting as well: they then fail with it at once
 */
export function createQueue(concurrency: number, concernsAll: (error: unknown) => boolean): Queue {
  let waiting: PromiseWithResolvers<void>[] = [];
  let running = 0;
  return async (work) => {
    if (running >= concurrency) {
      const turn = Promise.withResolvers<void>();
      waiting.push(turn);
      await turn.promise;
    } else running += 1;
    try {
      return await work();
    } catch (error) {
      if (concernsAll(error)) {
        for (const { reject } of waiting) reject(error);
        waiting = [];
      }
      throw error;
    } finally {
      const next = waiting.shift();
      if (next) next.resolve();
      else running -= 1;
    }
  };
}
