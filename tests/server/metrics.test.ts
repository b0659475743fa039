import { once } from "node:events";
import { statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createMetrics, serveMetrics } from "../../server/metrics.ts";
import { noteCopy } from "../../server/store/data-folder.ts";
import { enquiry, postEnquiry } from "./fixtures/forms.ts";
import { makeEnquiry } from "./fixtures/make-submission.ts";
import { fetchRaw } from "./fixtures/send-request.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";

let app: RunningApp;
let metrics: ReturnType<typeof createMetrics>;
beforeAll(async () => {
  app = await startApp();
  metrics = createMetrics(app.store, { ...app.settings, SMTP_URL: "smtp://localhost" });
});
afterAll(() => app.close());

const figure = (text: string, name: string) => {
  const line = text.split("\n").find((line) => line.startsWith(`${name} `));
  return Number(line?.slice(name.length));
};

describe("a monitor of the server", () => {
  test("sees requests, submissions, mails, the store and the memory in figures", async () => {
    for (const path of ["/About", "/made/up/by/a/visitor", "/pictures/lift-def456.webp"])
      await fetchRaw(app.origin, path);
    await postEnquiry(app.origin);
    await postEnquiry(app.origin, { message: "" });
    await metrics.measure(app.store).keep(makeEnquiry());
    for (const line of app.lines) metrics.note(line);
    metrics.note({ kind: "mail", outcome: "not sent, to be tried again" });
    metrics.note({ kind: "page error" });
    const text = await metrics.text();
    const figures = {
      'http_request_duration_seconds_count{route="page",status="2xx"}': 1,
      'http_request_duration_seconds_count{route="page",status="4xx"}': 1,
      'http_request_duration_seconds_count{route="picture",status="2xx"}': 1,
      'chowk_submissions_total{outcome="kept"}': 1,
      'chowk_submissions_total{outcome="to be corrected"}': 1,
      'chowk_submissions_total{outcome="not kept"}': 0,
      'chowk_deliveries_total{kind="mail",outcome="not sent, to be tried again"}': 1,
      'chowk_deliveries_waiting{kind="mail"}': 2,
      'chowk_deliveries_given_up{kind="mail"}': 0,
      'chowk_store_keep_seconds_count{result="kept"}': 1,
      chowk_page_errors_total: 1,
      chowk_store_up: 1,
    };
    const values = Object.keys(figures).map((name) => [name, figure(text, name)]);
    expect(Object.fromEntries(values)).toEqual(figures);
    expect(figure(text, 'chowk_deliveries_oldest_seconds{kind="mail"}')).toBeGreaterThan(0);
    expect(figure(text, "nodejs_heap_size_used_bytes")).toBeGreaterThan(1_000_000);
    expect(text).not.toContain(enquiry.name);
    expect(text).not.toContain("made/up");
    expect(text).not.toContain('{kind="webhook"}');
  });

  test("sees when the newest backup was made, and no time if there is none", async () => {
    expect(await metrics.text()).not.toContain("\nchowk_last_copy_timestamp_seconds ");
    noteCopy(app.settings.DATA_DIR, "/safe/place/copy.dump");
    const { mtimeMs } = statSync(`${app.settings.DATA_DIR}/last-copy`);
    expect(figure(await metrics.text(), "chowk_last_copy_timestamp_seconds")).toBeCloseTo(mtimeMs / 1000, 2);
  });

  test("gets an answer on this machine only, and not through the site", async () => {
    const server = serveMetrics(metrics, 0);
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { address, port } = server.address() as AddressInfo;
    expect(address).toBe("127.0.0.1");
    expect((await fetchRaw(`http://127.0.0.1:${port}`, "/metrics")).text).toContain("chowk_store_up 1");
    expect((await fetchRaw(`http://127.0.0.1:${port}`, "/")).status).toBe(404);
    expect((await fetchRaw(app.origin, "/metrics")).status).toBe(404);
  });
});
