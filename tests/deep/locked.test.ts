import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { enquiry, postEnquiry } from "../server/fixtures/forms.ts";
import { type Started, startProcess } from "../server/fixtures/start-process.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

let build: ReturnType<typeof writeBuild>;
let server: Started;
let other: DatabaseSync;
beforeEach(async () => {
  build = writeBuild();
  server = await startProcess(build.folder, { RATE_LIMIT: "0" });
  expect((await postEnquiry(server.origin)).status).toBe(200);
  other = new DatabaseSync(join(build.folder, "data/chowk-360.sqlite"), { timeout: 5_000 });
  other.exec("BEGIN EXCLUSIVE");
});
afterEach(async () => {
  other.close();
  await server.stop("SIGKILL");
  build.remove();
});

test("while another program holds the database, posts wait and everybody else is served", async () => {
  let answered = 0;
  const waiting = Array.from({ length: 20 }, async () => {
    const answer = await postEnquiry(server.origin);
    answered += 1;
    return answer.status;
  });
  const start = performance.now();
  let pages = 0;
  while (performance.now() - start < 1_500) {
    expect((await fetch(`${server.origin}/About`)).status).toBe(200);
    pages += 1;
  }
  expect(pages).toBeGreaterThan(5);
  expect(answered).toBe(0);
  other.exec("ROLLBACK");
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
  expect(
    other.prepare("SELECT count(*) AS count FROM submissions WHERE fields LIKE ?").get(`%${enquiry.name}%`),
  ).toMatchObject({ count: 21 });
});

test("held for too long, posts are answered 503 within ten seconds, and taken again when it is free", async () => {
  const start = performance.now();
  const answers = await Promise.all(Array.from({ length: 10 }, () => postEnquiry(server.origin)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(performance.now() - start).toBeLessThan(10_000);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
  other.exec("ROLLBACK");
  expect((await postEnquiry(server.origin)).status).toBe(200);
});
