import { expect, onTestFinished, test, vi } from "vitest";
import { openStoreOnSqlite } from "../../tests/server/fixtures/open-store-on-sqlite.ts";
import type { Database } from "./database.ts";
import { createReadiness, leastFreeSpace } from "./readiness.ts";

async function readinessWith(freeSpace: NonNullable<Database["freeSpace"]>) {
  const { openDatabase, clock } = openStoreOnSqlite();
  const database = openDatabase();
  await database.migrate();
  return createReadiness({ ...database, freeSpace }, clock, (task) => task());
}

test.each([
  ["EROFS", "can only be read"],
  ["EIO", "is broken"],
])("the store is not ready while the disk fails with %s (it %s)", async (code) => {
  const diskError = Object.assign(new Error("disk I/O error"), { code });
  const ready = await readinessWith(() => Promise.reject(diskError));
  await expect(ready()).rejects.toBe(diskError);
});

test("the disk is checked every two seconds at most, and reported when a CV might not fit", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  let freeBytes = leastFreeSpace;
  const freeSpace = vi.fn(async () => freeBytes);
  const ready = await readinessWith(freeSpace);
  await Promise.all(Array.from({ length: 100 }, () => ready()));
  freeBytes = leastFreeSpace - 1;
  vi.advanceTimersByTime(1_999);
  await ready();
  expect(freeSpace).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await expect(ready()).rejects.toMatchObject({ name: "DiskNearlyFullError", code: "ENOSPC" });
  freeBytes = leastFreeSpace;
  vi.advanceTimersByTime(2_000);
  await ready();
  expect(freeSpace).toHaveBeenCalledTimes(3);
});
