import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { readBuildEnvironment } from "../../commands/build-environment.ts";
import { readEnvironment, readRetentionDays, settingNames } from "../../server/process/environment.ts";
import { ask } from "../server/fixtures/ask.ts";
import { enquiry, postEnquiry } from "../server/fixtures/forms.ts";
import { runInbox } from "../server/fixtures/run-inbox.ts";
import { startProcess, startRefused } from "../server/fixtures/start-process.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

const build = writeBuild();
afterAll(() => build.remove());

describe("starting", () => {
  test("a taken port is named, with what to do instead", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await startRefused(build.folder, { PORT: String(port) });
    await new Promise((resolve) => other.close(resolve));
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is used`);
    expect(output).toContain(`PORT=${port + 1} npm start`);
  });

  test("beside a server that runs already it ends without touching what waits to be mailed", async () => {
    const running = await startProcess(build.folder);
    await postEnquiry(running.origin);
    const mail = {
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "site@chowk.example",
      MAIL_TO: "us@chowk.example",
    };
    const { output } = await startRefused(build.folder, { ...mail, PORT: new URL(running.origin).port });
    await running.stop();
    expect(output).toContain("is used by another program");
    expect(output).not.toContain("outbox");
    const { text } = await runInbox(build.folder, "mail");
    expect(text).toContain(enquiry.name);
    expect(text).not.toMatch(/after \d+ tr/);
  });

  test("a missing build says how to make it", async () => {
    const empty = mkdtempSync(join(tmpdir(), "chowk-empty-"));
    const { code, output } = await startRefused(empty);
    rmSync(empty, { recursive: true });
    expect(code).toBe(1);
    expect(output).toContain("npm run build");
    expect(output.trim().split("\n")).toHaveLength(1);
  });

  test("an unfinished build says how to make it again", async () => {
    const broken = writeBuild();
    writeFileSync(join(broken.folder, "build/site.json"), "{");
    const { code, output } = await startRefused(broken.folder);
    broken.remove();
    expect(code).toBe(1);
    expect(output).toContain("npm run build");
  });

  test("every wrong setting is named in a line of its own", async () => {
    const { code, output } = await startRefused(build.folder, { PORT: "eighty", RATE_LIMIT: "-1" });
    expect(code).toBe(1);
    const lines = output.trim().split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^PORT: "eighty" is wrong: .*1 to 65535/);
    expect(lines[1]).toMatch(/^RATE_LIMIT: "-1" is wrong: /);
  });
});

describe("settings", () => {
  test("nothing needs to be set", () => {
    expect(readEnvironment({})).toEqual({
      PORT: 3000,
      HOST: "127.0.0.1",
      METRICS_PORT: 0,
      DATA_DIR: "./data",
      ALLOWED_ORIGINS: [],
      RATE_LIMIT: 10,
      TRUST_PROXY: 0,
      MAX_CONNECTIONS: 2000,
      MAX_CONNECTIONS_PER_ADDRESS: 256,
      WEBHOOK_CV: false,
      DESK: false,
      ERROR_REPORTS: true,
      HSTS_PRELOAD: false,
      RETENTION_DAYS: 365,
    });
  });

  test.each([
    ["PORT", "70000"],
    ["PORT", "3000.5"],
    ["HOST", "not a host"],
    ["DATABASE_URL", "mysql://root@localhost/x"],
    ["DATABASE_URL", "postgres://chowk@db1:5432,db2:x/chowk"],
    ["METRICS_PORT", "70000"],
    ["WEBHOOK_URL", "ftp://crm.example"],
    ["WEBHOOK_SECRET", "whsec_short"],
    ["ALLOWED_ORIGINS", "https://example.com/path"],
    ["ALLOWED_ORIGINS", "example.com"],
    ["SMTP_URL", "https://smtp.example.com"],
    ["SMTP_URL", "smtp://office:p%ss@smtp.example.com"],
    ["MAIL_FROM", "nobody"],
    ["MAIL_FROM", "a@example.com, b@example.com"],
    ["MAIL_TO", "staff@example.com; boss@example.com"],
    ["RATE_LIMIT", "many"],
    ["TRUST_PROXY", "true"],
    ["MAX_CONNECTIONS", "4"],
    ["CLAMD_URL", "http://127.0.0.1:3310"],
    ["ERROR_REPORTS", "no"],
    ["DESK", "yes"],
    ["RETENTION_DAYS", "0"],
  ])("%s=%s is refused", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`${name}: .* is wrong`));
  });

  test("the build promises the very days that the server keeps, and refuses what the server would refuse", () => {
    expect(readRetentionDays({})).toBe(readEnvironment({}).RETENTION_DAYS);
    expect(readRetentionDays({ RETENTION_DAYS: "30", SMTP_URL: "none of the build's concern" })).toBe(30);
    expect(() => readRetentionDays({ RETENTION_DAYS: "a year" })).toThrow(
      /^RETENTION_DAYS: "a year" is wrong: a number of days is wanted, from 1 to 36500/,
    );
  });

  test("a wrong secret is refused without being printed", () => {
    const refuse = () => readEnvironment({ DATABASE_URL: "mysql://root:hunter2@localhost/x" });
    expect(refuse).toThrow(/DATABASE_URL: its value \(kept secret\)/);
    expect(refuse).not.toThrow(/hunter2/);
  });

  test("mail is set up whole or not at all", () => {
    expect(() => readEnvironment({ SMTP_URL: "smtp://localhost" })).toThrow(
      /MAIL_FROM and MAIL_TO must be set too/,
    );
    const whole = {
      SMTP_URL: "smtp://localhost",
      MAIL_FROM: "Site <a@example.com>",
      MAIL_TO: "b@example.com, c@example.com",
    };
    expect(readEnvironment(whole)).toMatchObject(whole);
  });

  test("each is explained in .env.example, and nothing else is", () => {
    const explained = readFileSync(".env.example", "utf8").matchAll(/^#?([A-Z_]+)=/gm);
    expect([...explained].map(([, name]) => name).sort()).toEqual([...settingNames].sort());
  });

  test.each([
    ["RETENTON_DAYS", "RETENTION_DAYS"],
    ["RETENTION_DAY", "RETENTION_DAYS"],
    ["SMTP_ULR", "SMTP_URL"],
    ["PROT", "PORT"],
    ["ANALYTIC_URL", "ANALYTICS_URL"],
    ["RELEASE_PORT", "RELEASE_PORTS"],
  ])("%s, which nobody would read, is refused by server and build, and %s offered instead", (name, meant) => {
    for (const read of [readEnvironment, readBuildEnvironment])
      expect(() => read({ [name]: "hunter2" })).toThrow(
        new RegExp(`^${name} is not a setting: did you mean ${meant}\\?(?!.*hunter2)`),
      );
  });

  test("settings of other programs are left alone, and so is a name like that of a setting that is set", () => {
    const others = Object.fromEntries(
      `HOME HOSTNAME PATH PWD USER LOGNAME SHELL TERM LANG TZ TMPDIR MAIL EDITOR DISPLAY POST DISK TASK SORT HTTP_URL
       AMQP_URL JAVA_DIR DATADIR_OLD PGHOST PGPORT POSTGRES_PASSWORD NODE_ENV NODE_OPTIONS INIT_CWD CI CHROMIUM
       SMTP_HOST SMTP_USER DOCKER_HOST XDG_DATA_DIRS INVOCATION_ID NOTIFY_SOCKET JOURNAL_STREAM RUNTIME_DIRECTORY`
        .split(/\s+/)
        .map((name) => [name, "theirs"]),
    );
    expect(readEnvironment(others)).toEqual(readEnvironment({}));
    const both = { DATABASE_URL: "postgres://chowk@127.0.0.1/chowk", DATABASE_URI: "theirs" };
    expect(readEnvironment(both).DATABASE_URL).toBe(both.DATABASE_URL);
    expect(() => readEnvironment({ DATABASE_URI: "theirs" })).toThrow("did you mean DATABASE_URL?");
  });

  test("origins come as a list", () => {
    const { ALLOWED_ORIGINS } = readEnvironment({
      ALLOWED_ORIGINS: "https://a.example, https://b.example:8443",
    });
    expect(ALLOWED_ORIGINS).toEqual(["https://a.example", "https://b.example:8443"]);
  });
});

describe("stopping", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("%s ends it in order, within ten seconds", async (signal) => {
    const server = await startProcess(build.folder);
    expect((await ask(server.origin, "/readyz")).status).toBe(200);
    const start = performance.now();
    const ended = server.stop(signal);
    await vi.waitUntil(async () => (await ask(server.origin, "/readyz")).status === 503, {
      timeout: 10_000,
      interval: 20,
    });
    expect((await ask(server.origin, "/healthz")).status).toBe(200);
    expect(await ended).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test("what is in flight is finished first, and kept", async () => {
    const server = await startProcess(build.folder);
    const body = new URLSearchParams(enquiry).toString();
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
    const head = `POST /api/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
    socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`);
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    await ask(server.origin, "/healthz");
    const ended = server.stop("SIGTERM");
    await vi.waitUntil(
      () =>
        ask(server.origin, "/healthz").then(
          () => false,
          () => true,
        ),
      { timeout: 10_000 },
    );
    socket.write(body.slice(20));
    await once(socket, "close");
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ended).toBe(0);
  });

  test("what never finishes does not hold it up beyond ten seconds", async () => {
    const server = await startProcess(build.folder);
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      "POST /api/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
    );
    await ask(server.origin, "/healthz");
    const start = performance.now();
    expect(await server.stop("SIGTERM")).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
    socket.destroy();
  });

  test("its log is JSON from the first line on, one a request, without query strings, and tells which enquiry was kept", async () => {
    const server = await startProcess(build.folder, { DATA_DIR: join(build.folder, "empty") });
    await ask(server.origin, "/About?name=Canary");
    await ask(server.origin, "/nope");
    // Probes that go well would bury the rest.
    for (const path of ["/healthz", "/readyz", "/readyz?pages"]) await ask(server.origin, path);
    const { body } = await postEnquiry(server.origin);
    await server.stop();
    const lines = server
      .output()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { kind: "start", what: expect.stringContaining(new URL(server.origin).port) },
      { kind: "request", method: "GET", path: "/About", status: 200 },
      { kind: "request", method: "GET", path: "/nope", status: 404 },
      { kind: "request", method: "POST", path: "/api/submit", status: 200, outcome: "kept", id: body.id },
    ]);
    expect(server.output()).not.toContain("Canary");
  });
});
