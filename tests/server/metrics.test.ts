// @module-tag postgresql
import { mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { networkInterfaces } from "node:os";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { noteCopy } from "../../server/store/last-copy.ts";
import { ask } from "./fixtures/ask.ts";
import { enquiry, postEnquiry } from "./fixtures/forms.ts";
import { freePort } from "./fixtures/free-port.ts";
import { startMailbox } from "./fixtures/start-mailbox.ts";
import { startPostgres } from "./fixtures/start-postgres.ts";
import { type Started, startProcess, startRefused } from "./fixtures/start-process.ts";
import { writeBuild } from "./fixtures/write-build.ts";

const postgres = await startPostgres("-c fsync=off");
const mailbox = await startMailbox({ manner: "refuses the recipient" });
const build = writeBuild();
const port = await freePort();
let server: Started;
const data = `${build.folder}/data`;
beforeAll(async () => {
  mkdirSync(data);
  noteCopy(data, "/safe/place/copy.dump");
  server = await startProcess(build.folder, {
    DATABASE_URL: await postgres.createDatabase(),
    METRICS_PORT: String(port),
    SMTP_URL: mailbox.url,
    MAIL_FROM: "site@chowk.example",
    MAIL_TO: "staff@chowk.example",
  });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
  await postgres.remove();
  build.remove();
});

const read = async () => (await ask(`http://127.0.0.1:${port}`, "/metrics")).text;
const figureOf = (text: string, name: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  );

describe("whoever watches over the server", () => {
  test("sees requests, submissions, mails, the store and the memory in figures", async () => {
    await ask(server.origin, "/About");
    await ask(server.origin, "/made/up/by/a/visitor");
    await ask(server.origin, "/pictures/lift-def456.webp");
    await postEnquiry(server.origin);
    await postEnquiry(server.origin, { message: "" });
    await vi.waitUntil(async () => (await read()).includes('to be tried again"} 1'), { timeout: 10_000 });
    const text = await read();
    const counts: [string, number][] = [
      ['http_request_duration_seconds_count{route="page",status="2xx"}', 1],
      ['http_request_duration_seconds_count{route="page",status="4xx"}', 1],
      ['http_request_duration_seconds_count{route="picture",status="2xx"}', 1],
      ['chowk_submissions_total{outcome="kept"}', 1],
      ['chowk_submissions_total{outcome="to be mended"}', 1],
      ['chowk_deliveries_total{kind="mail",outcome="not sent, to be tried again"}', 1],
      ['chowk_deliveries_waiting{kind="mail"}', 1],
      ['chowk_deliveries_given_up{kind="mail"}', 0],
      ['chowk_store_keep_seconds_count{result="kept"}', 1],
      ["chowk_store_up", 1],
    ];
    for (const [name, count] of counts) expect([name, figureOf(text, name)]).toEqual([name, count]);
    expect(figureOf(text, 'chowk_deliveries_oldest_seconds{kind="mail"}')).toBeGreaterThan(0);
    const { mtimeMs } = statSync(`${data}/last-copy`);
    expect(figureOf(text, "chowk_last_copy_timestamp_seconds")).toBeCloseTo(mtimeMs / 1000, 2);
    expect(figureOf(text, "nodejs_heap_size_used_bytes")).toBeGreaterThan(1_000_000);
    expect(text).not.toContain(enquiry.name);
    expect(text).not.toContain("made/up");
  });

  test("finds in the example of alerts only figures that there are", async () => {
    const text = await read();
    const { groups } = parse(readFileSync("deploy/prometheus-alerts.yml", "utf8"));
    const expressions: string[] = groups.flatMap(({ rules }: { rules: { expr: string }[] }) =>
      rules.map(({ expr }) => expr),
    );
    const names = expressions.flatMap((expr) => expr.match(/\b(?:chowk|http|process)_\w+/g) ?? []);
    expect(names.length).toBeGreaterThan(7);
    for (const name of names) expect(text).toMatch(new RegExp(`^${name}[ {]`, "m"));
  });

  test("is woken where the newest copy is too old, and where none was ever made", () => {
    const { groups } = parse(readFileSync("deploy/prometheus-alerts.yml", "utf8"));
    const rules: { alert: string; expr: string }[] = groups[0].rules;
    expect(rules.find(({ alert }) => alert === "CopyTooOld")?.expr).toMatch(
      /^time\(\) - max\((\w+)\) > 36 \* 3600 or absent\(\1\)$/,
    );
  });

  test("sees nothing wait for a way of telling that is not set up", async () => {
    const text = await read();
    expect(text).toContain('chowk_deliveries_waiting{kind="mail"}');
    expect(text).not.toContain('{kind="webhook"}');
  });

  test("is given figures whose names say what they are: what ends in _total only grows", async () => {
    const kinds = [...(await read()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
    expect(kinds.length).toBeGreaterThan(20);
    const wrong = kinds.filter(([, name = "", kind]) => name.endsWith("_total") !== (kind === "counter"));
    expect(wrong.map(([line]) => line)).toEqual([]);
  });

  test("sees no time of a copy where none is known to have been made", async () => {
    rmSync(`${data}/last-copy`);
    expect(await read()).not.toContain("\nchowk_last_copy_timestamp_seconds ");
  });

  test("is answered from this machine alone, and not through the site", async () => {
    expect((await ask(server.origin, "/metrics")).status).toBe(404);
    const others = Object.values(networkInterfaces())
      .flat()
      .filter((one) => one && !one.internal && one.family === "IPv4");
    for (const other of others)
      await expect(ask(`http://${other?.address}:${port}`, "/metrics")).rejects.toThrow("ECONNREFUSED");
    expect((await ask(`http://127.0.0.1:${port}`, "/")).status).toBe(404);
  });

  test("sees that nothing can be kept while the standby is away, though the database can be read", async () => {
    const administrator = new pg.Client({ connectionString: `${postgres.address}postgres` });
    await administrator.connect();
    const wait = async (standby: string) => {
      await administrator.query(`ALTER SYSTEM SET synchronous_standby_names = '${standby}'`);
      await administrator.query("SELECT pg_reload_conf()");
    };
    expect(figureOf(await read(), "chowk_store_up")).toBe(1);
    await wait("away");
    await vi.waitUntil(async () => figureOf(await read(), "chowk_store_up") === 0, { timeout: 30_000 });
    await wait("");
    await vi.waitUntil(async () => figureOf(await read(), "chowk_store_up") === 1, { timeout: 30_000 });
    await administrator.end();
  });

  test("sees that the store is away, and is answered all the same", async () => {
    await postgres.stop();
    expect(figureOf(await read(), "chowk_store_up")).toBe(0);
    await postgres.start();
    await vi.waitUntil(async () => figureOf(await read(), "chowk_store_up") === 1, { timeout: 10_000 });
  });

  test("is told when the port is taken", async () => {
    const { code, output } = await startRefused(build.folder, { METRICS_PORT: String(port) });
    expect([code, output]).toEqual([1, expect.stringContaining(`METRICS_PORT: ${port} cannot be used`)]);
  });
});
