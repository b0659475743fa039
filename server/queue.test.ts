import { expect, test } from "vitest";
import { createQueue } from "./queue.ts";

/** Begins pieces of work that end when they are told to; `begun` names those whose turn has come. */
function startTasks(width: number, names: string) {
  const started: string[] = [];
  const end: Record<string, (error?: Error) => void> = {};
  const queue = createQueue(width, (error) => error instanceof Error && error.message === "store away");
  const start = (name: string) =>
    queue(
      () =>
        new Promise<string>((resolve, reject) => {
          started.push(name);
          end[name] = (error) => (error ? reject(error) : resolve(name));
        }),
    );
  return { started, end, start, results: [...names].map(start) };
}

test("work runs two at a time and the rest in order, whatever the outcome of earlier work", async () => {
  const { started, end, results } = startTasks(2, "abcd");
  expect(started).toEqual(["a", "b"]);
  end.b?.();
  await expect.poll(() => started).toEqual(["a", "b", "c"]);
  end.a?.(new Error("damaged"));
  await expect(results[0]).rejects.toThrow("damaged");
  await expect.poll(() => started).toEqual(["a", "b", "c", "d"]);
  end.c?.();
  end.d?.();
  expect(await Promise.all(results.slice(1))).toEqual(["b", "c", "d"]);
});

test("an error that concerns all fails the waiting work at once, while later work runs again", async () => {
  const { started, end, start, results } = startTasks(1, "abc");
  end.a?.(new Error("store away"));
  for (const work of results) await expect(work).rejects.toThrow("store away");
  const laterTask = start("d");
  expect(started).toEqual(["a", "d"]);
  end.d?.();
  expect(await laterTask).toBe("d");
});
