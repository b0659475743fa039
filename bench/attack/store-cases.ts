import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { openStore } from "../../server/store/store.ts";
import { docOf, docxOf } from "../../tests/server/fixtures/documents.ts";
import { postApplication, postEnquiry } from "../../tests/server/fixtures/forms.ts";
import { samples } from "../../tests/server/fixtures/sample-files.ts";
import { inParallel, makeWishes, send, type Wish } from "../../tests/server/fixtures/submissions.ts";
import { type Result, type Target, times, withTarget } from "./tools.ts";

const kept = async ({ folder }: Target) => {
  const store = openStore({ DATA_DIR: join(folder, "data"), DATABASE_URL: undefined });
  const found = await store.list(["new", "quarantined"]);
  await store.close();
  return new Set(found.map(({ id }) => id));
};

/** Sends all wishes, each until it is acknowledged; counts the connections that broke on the way. */
async function sendAll(target: Target, wishes: readonly Wish[]): Promise<number> {
  let broken = 0;
  await inParallel(wishes, 12, async (wish) => {
    for (;;) {
      const reply = await send(target.server.origin, wish).catch(() => undefined);
      if (reply?.status === 200) return;
      broken += 1;
      await new Promise((done) => setTimeout(done, 20));
    }
  });
  return broken;
}

/** Against what has been acknowledged, and against what comes in. */
export const storeCases: Record<string, () => Promise<Result>> = {
  "a clock 400 days ahead": () =>
    withTarget({}, async (target) => {
      for (let count = 0; count < 5; count += 1) await postEnquiry(target.server.origin);
      await target.server.stop();
      await target.restart({
        NODE_OPTIONS: `--import ${resolve("tests/server/fixtures/shift-clock.ts")}`,
        CLOCK_SHIFT_DAYS: "400",
      });
      await new Promise((done) => setTimeout(done, 2_000));
      await target.server.stop();
      const left = (await kept(target)).size;
      return { figure: `${left} of 5 kept`, held: left === 5 };
    }),

  "its files moved, deleted, or replaced while it runs": async () => {
    const changes: ((data: string, folder: string) => void)[] = [
      (data, folder) => {
        mkdirSync(join(folder, "elsewhere"));
        for (const name of readdirSync(data)) renameSync(join(data, name), join(folder, "elsewhere", name));
      },
      (data) => rmSync(data, { recursive: true }),
      (data) => rmSync(join(data, "chowk-360.sqlite-wal")),
    ];
    const statuses: number[] = [];
    for (const change of changes) {
      await withTarget({}, async (target) => {
        await postEnquiry(target.server.origin);
        change(join(target.folder, "data"), target.folder);
        statuses.push((await postEnquiry(target.server.origin)).status);
        statuses.push((await fetch(`${target.server.origin}/readyz`)).status);
        return { figure: "", held: true };
      });
    }
    return { figure: `forms and readyz: ${statuses.join(", ")}`, held: statuses.every((one) => one === 503) };
  },

  "kill -9, five times under 600 submissions": () =>
    withTarget({}, async (target) => {
      const wishes = makeWishes(600, 44);
      let going = true;
      const killer = (async () => {
        for (let count = 0; count < 5 && going; count += 1) {
          await new Promise((done) => setTimeout(done, 400));
          await target.server.stop("SIGKILL");
          await target.restart();
        }
      })();
      await sendAll(target, wishes);
      going = false;
      await killer;
      await target.server.stop("SIGKILL");
      const ids = await kept(target);
      const lost = wishes.filter(({ id }) => !ids.has(id)).length;
      return {
        figure: `${lost} lost, ${ids.size} rows for ${wishes.length}`,
        held: lost === 0 && ids.size === 600,
      };
    }),

  "SIGTERM three times with twelve clients that never pause": () =>
    withTarget({}, async (target) => {
      const wishes = makeWishes(1_200, 45, { cvEvery: 50 });
      let going = true;
      const stopper = (async () => {
        for (let count = 0; count < 3 && going; count += 1) {
          await new Promise((done) => setTimeout(done, 300));
          await target.server.stop();
          await target.restart();
        }
      })();
      await sendAll(target, wishes);
      going = false;
      await stopper;
      await target.server.stop("SIGKILL");
      const ids = await kept(target);
      const lost = wishes.filter(({ id }) => !ids.has(id)).length;
      return {
        figure: `${lost} lost; behind the shipped proxy: tests/server/restarts.test.ts`,
        held: lost === 0,
      };
    }),

  "documents that bring something along": () =>
    withTarget({}, async (target) => {
      const refused = [
        docxOf({ name: "word/vbaProject.bin" }),
        docOf(["Macros", 1]),
        docxOf(...times(1_000, (index) => ({ name: `word/${index}` }))),
        docxOf({ name: "word/bomb", unpacked: 1024 ** 3 }),
        samples.docxWithMacros,
        Buffer.from("<!doctype html><script>alert(1)</script>"),
        Buffer.from("MZ this program cannot be run in DOS mode"),
      ];
      const statuses: number[] = [];
      for (const cv of refused) statuses.push((await postApplication(target.server.origin, {}, cv)).status);
      const count = statuses.filter((status) => status === 422).length;
      return { figure: `${count} of ${refused.length} refused`, held: count === refused.length };
    }),

  "posts of other sites, and addresses made up": async () => {
    const foreign = await withTarget({}, async (target) => {
      const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
      const { status } = await postEnquiry(target.server.origin, {}, headers);
      return { figure: `other sites ${status}`, held: status === 403 };
    });
    const made = await withTarget({ RATE_LIMIT: "10" }, async (target) => {
      let taken = 0;
      for (let count = 0; count < 40; count += 1) {
        const headers = { "X-Forwarded-For": `203.0.113.${count}` };
        if ((await postEnquiry(target.server.origin, {}, headers)).status === 200) taken += 1;
      }
      return { figure: `${taken} of 40 taken where 10 may be`, held: taken === 10 };
    });
    return { figure: `${foreign.figure}; ${made.figure}`, held: foreign.held && made.held };
  },
};
