import { expect, test } from "vitest";
import { createQueue } from "./queue.ts";

/** Begins pieces of work that end when they are told to; `begun` names those whose turn has come. */
function begin(width: number, names: string) {
  const begun: string[] = [];
  const end: Record<string, (error?: Error) => void> = {};
  const queue = createQueue(width, (error) => error instanceof Error && error.message === "store away");
  const start = (name: string) =>
    queue(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          end[name] = (error) => (error ? reject(error) : resolve(name));
        }),
    );
  return { begun, end, start, all: [...names].map(start) };
}

test("work runs two at a time and the rest in order, whatever the outcome of earlier work", async () => {
  const { begun, end, all } = begin(2, "abcd");
  expect(begun).toEqual(["a", "b"]);
  end.b?.();
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
  end.a?.(new Error("damaged"));
  await expect(all[0]).rejects.toThrow("damaged");
  await expect.poll(() => begun).toEqual(["a", "b", "c", "d"]);
  end.c?.();
  end.d?.();
  expect(await Promise.all(all.slice(1))).toEqual(["b", "c", "d"]);
});

test("an error that concerns all fails the waiting work at once, while later work runs again", async () => {
  const { begun, end, start, all } = begin(1, "abc");
  end.a?.(new Error("store away"));
  for (const work of all) await expect(work).rejects.toThrow("store away");
  const later = start("d");
  expect(begun).toEqual(["a", "d"]);
  end.d?.();
  expect(await later).toBe("d");
});
