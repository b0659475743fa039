import { expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

/** Pieces of work that end when they are told to, and the names of those that have begun. */
function pieces() {
  const begun: string[] = [];
  const end: Record<string, (error?: Error) => void> = {};
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      end[name] = (error) => (error ? reject(error) : resolve(name));
    });
  return { begun, end, work };
}

test("no more go on at once than may, and the others follow in the order in which they came", async () => {
  const { begun, end, work } = pieces();
  const inTurn = takeTurns(2, () => false);
  const all = ["a", "b", "c", "d"].map((name) => inTurn(work(name)));
  expect(begun).toEqual(["a", "b"]);
  end.b?.();
  await all[1];
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
  end.a?.();
  await expect.poll(() => begun).toEqual(["a", "b", "c", "d"]);
  end.c?.();
  end.d?.();
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
  void inTurn(work("e"));
  void inTurn(work("f"));
  void inTurn(work("g"));
  expect(begun.slice(4)).toEqual(["e", "f"]);
});

test("one that fails by its own fault keeps nobody from their turn", async () => {
  const { begun, end, work } = pieces();
  const inTurn = takeTurns(1, () => false);
  const failed = inTurn(work("a"));
  const next = inTurn(work("b"));
  end.a?.(new Error("damaged"));
  await expect(failed).rejects.toThrow("damaged");
  await expect.poll(() => begun).toEqual(["a", "b"]);
  end.b?.();
  expect(await next).toBe("b");
});

test("an error that concerns all fails those who wait with it, and who comes later is tried anew", async () => {
  const { begun, end, work } = pieces();
  const inTurn = takeTurns(1, (error) => error instanceof Error && error.message === "store away");
  const all = ["a", "b", "c"].map((name) => inTurn(work(name)));
  end.a?.(new Error("store away"));
  for (const one of all) await expect(one).rejects.toThrow("store away");
  expect(begun).toEqual(["a"]);
  const later = inTurn(work("d"));
  expect(begun).toEqual(["a", "d"]);
  end.d?.();
  expect(await later).toBe("d");
});
