import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { enquiry, postEnquiry } from "../server/fixtures/forms.ts";
import { fetchRaw } from "../server/fixtures/send-request.ts";
import { startProcess, startUntilExit } from "../server/fixtures/start-process.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

const build = writeBuild();
afterAll(() => build.remove());

test("a server started on a port in use names the port, says what to do, and touches no waiting mail", async () => {
  const running = await startProcess(build.folder);
  await postEnquiry(running.origin);
  const { port } = new URL(running.origin);
  const mail = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "a@chowk.example", MAIL_TO: "b@chowk.example" };
  const { code, output } = await startUntilExit(build.folder, { ...mail, PORT: port });
  await running.stop();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is used by another program`);
  expect(output).toContain(`PORT=${Number(port) + 1} npm start`);
  const store = openStore({ DATA_DIR: join(build.folder, "data") });
  expect(await store.inbox.list(["new"])).toMatchObject([{ mail: "unmailed", mailAttempts: 0 }]);
  await store.close();
});

test("a server without a build or with a wrong setting exits with one line that says what to do", async () => {
  const empty = mkdtempSync(join(tmpdir(), "chowk-empty-"));
  const withoutBuild = await startUntilExit(empty);
  rmSync(empty, { recursive: true });
  expect([withoutBuild.code, withoutBuild.output]).toEqual([
    1,
    expect.stringMatching(/^.*npm run build.*\n$/),
  ]);
  const withWrongSetting = await startUntilExit(build.folder, { RATE_LIMIT: "-1" });
  expect([withWrongSetting.code, withWrongSetting.output]).toEqual([
    1,
    expect.stringMatching(/^RATE_LIMIT is "-1": it must be .*\n$/),
  ]);
});

test("a server asked to stop takes no new visitors, keeps the form that is arriving, and exits cleanly", async () => {
  const server = await startProcess(build.folder);
  const status = (path: string) => fetchRaw(server.origin, path).then((response) => response.status);
  expect(await status("/readyz")).toBe(200);
  const body = new URLSearchParams(enquiry).toString();
  const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
  const head = `POST /api/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
  socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`);
  let response = "";
  socket.on("data", (chunk) => (response += chunk));
  expect(await status("/healthz")).toBe(200);
  const end = server.stop("SIGTERM");
  await expect.poll(() => status("/readyz"), { interval: 20 }).toBe(503);
  expect(await status("/healthz")).toBe(200);
  await expect.poll(() => status("/healthz").catch(() => "refused")).toBe("refused");
  socket.write(body.slice(20));
  await once(socket, "close");
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(await end).toBe(0);
});

test("a server stopped by hand exits cleanly too, and its log is JSON, one line a request, without query strings and probes", async () => {
  const server = await startProcess(build.folder, { DATA_DIR: join(build.folder, "empty") });
  for (const path of ["/About?name=Canary", "/nope", "/healthz", "/readyz", "/readyz?pages"])
    await fetchRaw(server.origin, path);
  const { body } = await postEnquiry(server.origin);
  expect(await server.stop("SIGINT")).toBe(0);
  const lines = server.output().trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { kind: "start", what: expect.stringContaining(new URL(server.origin).port) },
    { kind: "request", method: "GET", path: "/About", status: 200 },
    { kind: "request", method: "GET", path: "/nope", status: 404 },
    { kind: "request", method: "POST", path: "/api/submit", status: 200, outcome: "kept", id: body.id },
  ]);
  expect(server.output()).not.toContain("Canary");
});

test("a process that hangs gives systemd no more signs of life, for which it is restarted", async () => {
  const folder = mkdtempSync(join(tmpdir(), "chowk-notify-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const signals = join(folder, "signals");
  writeFileSync(join(folder, "systemd-notify"), `#!/bin/sh\necho "$@" >>"${signals}"\n`, { mode: 0o755 });
  // Only so that the test can make it hang.
  const hang = `data:text/javascript,${encodeURIComponent('process.on("SIGUSR2", () => { for (;;); })')}`;
  const server = await startProcess(build.folder, {
    PATH: `${folder}:${process.env.PATH}`,
    WATCHDOG_USEC: "200000",
    NODE_OPTIONS: `--import ${hang}`,
  });
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  await expect.poll(() => existsSync(signals) && readFileSync(signals, "utf8")).toMatch(/(WATCHDOG=1\n){3}/);
  process.kill(server.process.pid ?? 0, "SIGUSR2");
  // Ten were due since the last.
  await expect.poll(() => Date.now() - statSync(signals).mtimeMs).toBeGreaterThan(1_000);
});
