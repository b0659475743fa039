import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "../../server/store/store.ts";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { deskStandIn } from "./fixtures/desk-stand-in.ts";
import { anApplication } from "./fixtures/new-submissions.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { samples } from "./fixtures/sample-files.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";

const postgres = sharedPostgres();

onEachStore(postgres, "CVs at the desk on %s", (_name, findPlace) => {
  let store: Store;
  let desk: ReturnType<typeof deskStandIn>;
  beforeEach(async () => {
    const { place, remove } = await findPlace();
    store = openStore(place);
    desk = deskStandIn(store);
    return async () => {
      await store.close();
      remove();
    };
  });

  test("gives a CV out to be saved, even one that is a page in disguise, and shows only a harmless PDF in a sandbox", async () => {
    const page = Buffer.concat([samples.pdf, Buffer.from("<script>alert(1)</script>")]);
    const bait = anApplication(page);
    if (bait.kind !== "application") throw new Error("no application");
    const { id } = await store.keep({ ...bait, cv: { ...bait.cv, name: 'आशा "cv"\u202efdp.html' } });
    const answer = await desk.ask(`/submissions/${id}/cv`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="[\w.-]+\.pdf"; filename\*=UTF-8''[\w%.-]+\.pdf$/,
      ),
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/^sandbox; default-src 'none'/),
    });
    expect(decodeURIComponent(answer.headers.get("content-disposition") ?? "")).not.toContain("\u202e");
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(page);
    const shownAs = async (cv: Partial<typeof bait.cv>) => {
      const kept = await store.keep({ ...anApplication(), cv: { ...bait.cv, ...cv } } as typeof bait);
      const { headers } = await desk.ask(`/submissions/${kept.id}/cv?inline=1`);
      expect(headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
      return [headers.get("content-disposition")?.split(";")[0], headers.get("content-type")];
    };
    expect(await shownAs({})).toEqual(["inline", "application/pdf"]);
    expect(await shownAs({ mark: "carries JavaScript" })).toEqual(["attachment", "application/pdf"]);
    expect(await shownAs({ bytes: Buffer.from("<html>") })).toEqual(["attachment", "application/pdf"]);
    expect(await shownAs({ kind: "doc", bytes: samples.doc })).toEqual(["attachment", "application/msword"]);
    const long = await store.keep({
      ...bait,
      id: randomUUID(),
      cv: { ...bait.cv, name: "🙂".padStart(151, "x").repeat(2) },
    });
    expect((await desk.ask(`/submissions/${long.id}/cv`)).headers.get("content-disposition")).toMatch(
      /x%F0%9F%99%82\.pdf$/,
    );
    await store.desk.change(id, "withdraw", atTheTerminal);
    expect((await desk.ask(`/submissions/${id}/cv`)).status).toBe(404);
  });

  test("who looked at an application and who took its CV is on record, and nothing of what it says", async () => {
    const { id } = await store.keep(anApplication());
    const asRavi = { headers: { "x-who": "ravi" } };
    await desk.ask(`/submissions/${id}`);
    await desk.ask(`/submissions/${id}/cv`, asRavi);
    expect(desk.record.map(({ who, what, submission, detail }) => [who, what, submission, detail])).toEqual([
      ["Ravi", "took the CV", id, ""],
      ["Asha", "saw", id, ""],
    ]);
  });
});
