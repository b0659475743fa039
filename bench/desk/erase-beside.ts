import { setTimeout as pause } from "node:timers/promises";
import type { Store } from "../../server/store/store.ts";
import { listQuery } from "../../server/submission/list-query.ts";
import { anApplication, anEnquiry } from "../../tests/server/fixtures/new-submissions.ts";

/** Milliseconds until no trace was left, and the longest that a visitor's post and a list waited meanwhile. */
export type Erasing = {
  whole: number;
  longestPost: number;
  longestList: number;
  posts: number;
  failed: number;
};

/** Erases one from the desk while visitors go on posting and the list is asked for. */
export async function eraseBeside(store: Store): Promise<Erasing> {
  const list = () => store.desk.list(listQuery.parse({ state: "done" }));
  const [one] = (await list()).lines;
  if (!one) throw new Error("nothing to erase");
  let running = true;
  let failed = 0;
  const waits = { post: [0], list: [0] };
  const repeat = async (kind: keyof typeof waits, task: () => Promise<unknown>) => {
    while (running) {
      const begun = performance.now();
      await task().catch(() => (failed += 1));
      waits[kind].push(performance.now() - begun);
      await pause(20);
    }
  };
  const others = [
    repeat("post", () => store.keep(anEnquiry())),
    repeat("post", () => store.keep(anApplication())),
    repeat("list", list),
  ];
  const begun = performance.now();
  await store.desk.erase(one.id, one.version, { id: "asha", name: "Asha" });
  await store.finishErasing();
  const whole = Math.round(performance.now() - begun);
  running = false;
  await Promise.all(others);
  const longest = (some: readonly number[]) => Math.round(Math.max(...some));
  return {
    whole,
    longestPost: longest(waits.post),
    longestList: longest(waits.list),
    posts: waits.post.length - 1,
    failed,
  };
}
