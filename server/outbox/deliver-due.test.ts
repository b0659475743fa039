import { afterEach, describe, expect, test, vi } from "vitest";
import type { LogEntry } from "../process/log.ts";
import type { Claimed } from "../store/outbox-queries.ts";
import { type Delivery, deliverDue, nextPause } from "./deliver-due.ts";

const hour = 60 * 60_000;

function claimed(id: string, more: Partial<Claimed> = {}): Claimed {
  const submission = { id, kind: "enquiry" as const, receivedAt: "", fields: {} };
  return {
    lease: id,
    attempts: 1,
    firstTriedAt: new Date(0),
    claimedAt: new Date(0),
    submission,
    cv: undefined,
    ...more,
  };
}

/** A queue in which these wait, with what became of each. */
function queueOf(waiting: Claimed[], send: Delivery["send"] = async () => {}) {
  const became: unknown[] = [];
  const lines: LogEntry[] = [];
  const delivery: Delivery = {
    kind: "mail",
    outbox: {
      claim: vi.fn(async () => waiting.shift()),
      sent: async ({ submission }) => void became.push([submission.id, "sent"]),
      notSent: async ({ submission }, error, pause) => void became.push([submission.id, error, pause]),
    },
    send,
    log: (line) => lines.push(line),
  };
  return { delivery, became, lines };
}

afterEach(() => vi.useRealTimers());

describe("what waits to be told", () => {
  test("goes out, is noted as sent and logged", async () => {
    const { delivery, became, lines } = queueOf(["a", "b", "c", "d", "e", "f"].map((id) => claimed(id)));
    await deliverDue(delivery);
    expect(became.sort()).toEqual(["a", "b", "c", "d", "e", "f"].map((id) => [id, "sent"]));
    expect(lines).toContainEqual({ kind: "mail", id: "a", outcome: "sent", attempt: 1 });
  });

  test("is asked for once where nothing waits", async () => {
    const { delivery } = queueOf([]);
    await deliverDue(delivery);
    expect(delivery.outbox.claim).toHaveBeenCalledTimes(1);
  });

  test("is left alone by one that is told to stop", async () => {
    const { delivery, became } = queueOf([claimed("a")]);
    await deliverDue(delivery, () => true);
    expect(delivery.outbox.claim).not.toHaveBeenCalled();
    expect(became).toEqual([]);
  });

  test("and was taken up before the stop still goes out, and nothing after it", async () => {
    let stopped = false;
    const { delivery, became } = queueOf([claimed("a"), claimed("b")]);
    const { claim } = delivery.outbox;
    delivery.outbox.claim = () => {
      stopped = true;
      return claim();
    };
    await deliverDue(delivery, () => stopped);
    expect(became).toEqual([["a", "sent"]]);
  });

  test("and cannot be sent is noted with what the other side said, in one line, and tried again later", async () => {
    const { delivery, became, lines } = queueOf([claimed("a", { attempts: 2 })], async () => {
      throw new Error(`451\r\n\t${"x".repeat(400)}`);
    });
    await deliverDue(delivery);
    expect(became).toEqual([["a", `451 ${"x".repeat(296)}`, expect.any(Number)]]);
    expect(lines).toEqual([{ kind: "mail", id: "a", outcome: "not sent, to be tried again", attempt: 2 }]);
  });

  test("and is refused by the mail server says in the log by which code, and none of its words", async () => {
    const answer = { code: "EAUTH", responseCode: 535 };
    const { delivery, lines } = queueOf([claimed("a")], () =>
      Promise.reject(Object.assign(new Error("Invalid login: 535 office@chowk.example"), answer)),
    );
    await deliverDue(delivery);
    expect(lines).toMatchObject([{ outcome: "not sent, to be tried again", code: "EAUTH 535" }]);
    expect(JSON.stringify(lines)).not.toContain("office");
  });

  test("and was tried for 72 hours is given up, whatever the other side threw", async () => {
    const old = claimed("a", { attempts: 14, claimedAt: new Date(72 * hour) });
    const { delivery, became, lines } = queueOf([old], () => Promise.reject("refused"));
    await deliverDue(delivery);
    expect(became).toEqual([["a", "refused", undefined]]);
    expect(lines).toEqual([{ kind: "mail", id: "a", outcome: "given up", attempt: 14 }]);
  });

  test("fails aloud only after all that is under way is through", async () => {
    const { delivery, became } = queueOf([claimed("a")]);
    let asked = 0;
    delivery.outbox.claim = async () => {
      asked += 1;
      if (asked === 1) return claimed("a");
      throw new Error("store away");
    };
    await expect(deliverDue(delivery)).rejects.toThrow("store away");
    expect(became).toEqual([["a", "sent"]]);
  });

  test.each([["sent"], ["notSent"]] as const)(
    "is noted as %s every second until the store is there again",
    async (note) => {
      vi.useFakeTimers();
      const { delivery, became } = queueOf([claimed("a")], async () => {
        if (note === "notSent") throw new Error("451");
      });
      let away = 3;
      const real = delivery.outbox[note] as (...words: unknown[]) => Promise<void>;
      delivery.outbox[note] = async (...words: unknown[]) => {
        away -= 1;
        if (away > 0) throw new Error("store away");
        await real(...words);
      };
      const done = deliverDue(delivery);
      await vi.advanceTimersByTimeAsync(1_999);
      expect(became).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await done;
      expect(became).toHaveLength(1);
    },
  );

  test("is waited for no longer where the process is to end", async () => {
    let stopped = false;
    const { delivery } = queueOf([claimed("a")], async () => {
      stopped = true;
    });
    delivery.outbox.sent = () => Promise.reject(new Error("store away"));
    await expect(deliverDue(delivery, () => stopped)).rejects.toThrow("store away");
  });
});

describe("the pause before the next try", () => {
  const pauseAfter = (attempts: number, hours: number, random?: () => number) =>
    nextPause({ firstTriedAt: new Date(0), claimedAt: new Date(hours * hour), attempts }, random);

  test("ends at the latest when 72 hours have passed since the first", () => {
    expect(pauseAfter(9, 71, () => 0.5)).toBe(hour);
    expect(pauseAfter(9, 71.5, () => 0.5)).toBe(hour / 2);
    expect(pauseAfter(9, 72)).toBeUndefined();
    expect(pauseAfter(1, 100)).toBeUndefined();
  });

  test("is the shorter or the longer by a twentieth as chance has it", () => {
    expect([pauseAfter(4, 0, () => 0), pauseAfter(4, 0, () => 1)]).toEqual([0.95 * hour, 1.05 * hour]);
  });

  test("varies by chance, by at most a twentieth either way", () => {
    const pauses = Array.from({ length: 50 }, () => pauseAfter(4, 0) ?? 0);
    expect(new Set(pauses).size).toBeGreaterThan(1);
    for (const pause of pauses) expect(Math.abs(pause - hour)).toBeLessThanOrEqual(hour / 20);
  });
});
