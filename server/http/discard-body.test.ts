import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { discardBody } from "./discard-body.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

describe("what is left of a body that nobody wants", () => {
  const listeners = (body: Readable) =>
    ["data", "end", "close", "error"].map((event) => body.listenerCount(event));
  /** One that has nothing more to say, and doesn't end. */
  const silent = () => new Readable({ read() {} });
  const none = listeners(silent());
  /** Begins to read on; tells whether that is over. */
  const discard = (body: Readable) => {
    let over = false;
    void discardBody(body).then(() => {
      over = true;
    });
    return () => over;
  };

  test("is read to its end, and no longer listened to", async () => {
    const body = silent();
    const isOver = discard(body);
    body.push(Buffer.alloc(10));
    body.push(null);
    await expect.poll(isOver).toBe(true);
    expect([body.readableEnded, listeners(body)]).toEqual([true, none]);
  });

  test.each(["end", "close", "error"])("is given up at its %s", async (event) => {
    const body = silent();
    const isOver = discard(body);
    body.emit(event, new Error("gone"));
    await expect.poll(isOver).toBe(true);
    expect([body.isPaused(), listeners(body)]).toEqual([true, none]);
  });

  test("is read for eight megabytes, and given up at the next byte", async () => {
    const body = silent();
    const isOver = discard(body);
    let read = 0;
    body.on("data", ({ length }: Buffer) => {
      read += length;
    });
    body.push(Buffer.alloc(8 * 1024 * 1024));
    await expect.poll(() => read).toBe(8 * 1024 * 1024);
    expect(isOver()).toBe(false);
    body.push(Buffer.alloc(1));
    await expect.poll(isOver).toBe(true);
  });

  test("is read of eight at a time; of a ninth, and of one that is over, nothing is", async () => {
    const bodies = Array.from({ length: 8 }, silent);
    const over = bodies.map(discard);
    const [ninth, gone] = [silent(), silent().destroy()];
    for (const body of [ninth, gone]) {
      discard(body);
      expect(listeners(body)).toEqual(none);
    }
    for (const body of bodies) body.emit("close");
    await expect.poll(() => over.every((isOver) => isOver())).toBe(true);
    const next = silent();
    discard(next);
    expect(next.listenerCount("data")).toBe(1);
    next.emit("close");
    const late = silent().destroy();
    discard(late);
    expect(listeners(late)).toEqual(none);
  });
});
