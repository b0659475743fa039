import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { anApplication, anEnquiry } from "../../tests/server/fixtures/new-submissions.ts";
import { addErasedIds, readErasedIds } from "./erased-ids.ts";
import { openStore } from "./store.ts";

test("going back to a copy erases again who was erased since, before anybody is mailed, and the record says so", async () => {
  const [data, copies] = [0, 1].map(() => mkdtempSync(join(tmpdir(), "chowk-erased-"))) as [string, string];
  onTestFinished(() => [data, copies].forEach((folder) => rmSync(folder, { recursive: true })));
  const store = openStore({ DATA_DIR: data });
  const { id: erased } = await store.keep(anEnquiry());
  const { id: kept } = await store.keep(anApplication());
  await store.backup?.(join(copies, "copy.sqlite"));
  await store.erase(erased);
  await store.close();
  addErasedIds(copies, readErasedIds(data));

  copyFileSync(join(copies, "copy.sqlite"), join(copies, "chowk-360.sqlite"));
  const restored = openStore({ DATA_DIR: copies });
  expect((await restored.mails.claim())?.submission.id).toBe(kept);
  expect(await restored.mails.claim()).toBeUndefined();
  expect(await restored.list(["new"])).toMatchObject([{ id: kept }]);
  expect((await restored.record.read(1)).entries).toMatchObject([
    { who: "the server", what: "erased it", submission: erased, detail: expect.stringMatching(/^again, /) },
  ]);
  await restored.close();
});
