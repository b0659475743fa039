import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test, vi } from "vitest";
import { parts } from "../../commands/machine.mjs";
import { ask } from "../server/fixtures/ask.ts";
import { freePort } from "../server/fixtures/free-port.ts";
import { temporaryFolder } from "../server/fixtures/start-app.ts";
import { type Started, startProcess } from "../server/fixtures/start-process.ts";
import { makeWishes, send } from "../server/fixtures/submissions.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

const caddy = parts.caddy.find() ?? "";
const shipped = readFileSync("deploy/Caddyfile", "utf8");
const { folder, remove } = temporaryFolder();
const surroundings = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, PATH: process.env.PATH };
const clearing: (() => unknown)[] = [remove];
afterAll(async () => {
  for (const clear of clearing.reverse()) await clear();
});

describe.skipIf(!caddy)("Caddy with the configuration that we ship", () => {
  test("understands it, with its certificates and all", () => {
    const words = ["validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"];
    const { status, stderr } = spawnSync(caddy, words, { env: surroundings, encoding: "utf8" });
    expect(status, stderr).toBe(0);
  });

  test("tells the server who asks, for which host, and a request's own number", async () => {
    let seen: IncomingHttpHeaders = {};
    const origin = await startBefore((request, response) => {
      seen = request.headers;
      response.end("ok");
    });
    await ask(origin, "/About", { headers: { host: "www.example.com", "x-forwarded-for": "6.6.6.6" } });
    expect(seen).toMatchObject({ host: "www.example.com", "x-forwarded-for": "127.0.0.1" });
    expect(seen["x-request-id"]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  test("passes an enquiry on only once it has arrived whole, so that a slow one ties up nothing of the server's", async () => {
    let arrived = 0;
    const origin = await startBefore(async (request, response) => {
      if (request.method === "POST") arrived += 1;
      response.end(await text(request));
    });
    const form = connect(Number(new URL(origin).port), "127.0.0.1");
    clearing.push(() => form.destroy());
    form.write("POST /api/submit HTTP/1.1\r\nHost: www.example.com\r\nContent-Length: 9\r\n\r\nname");
    for (let turn = 0; turn < 20; turn += 1) await ask(origin, "/About");
    expect(arrived).toBe(0);
    form.write("=Asha");
    const [answer] = await once(form, "data");
    expect(String(answer)).toContain("name=Asha");
  });

  test("shows the pages while no instance can take forms, its database being damaged or away", async () => {
    const build = writeBuild();
    clearing.push(build.remove);
    const data = join(folder, "damaged");
    mkdirSync(data);
    writeFileSync(
      join(data, "chowk-360.sqlite"),
      "no database at all, but for a file of that name".repeat(100),
    );
    const metrics = await freePort();
    const server = await startProcess(build.folder, { DATA_DIR: data, METRICS_PORT: String(metrics) });
    clearing.push(() => server.stop("SIGKILL"));
    const origin = await startCaddy([Number(new URL(server.origin).port)]);
    expect((await ask(server.origin, "/readyz")).status).toBe(503);
    // It has looked at the instance more than once.
    await vi.waitUntil(
      async () => {
        const { text } = await ask(`http://127.0.0.1:${metrics}`, "/metrics");
        return Number(/_count\{route="probe",status="2xx"\} (\d+)/.exec(text)?.[1]) > 2;
      },
      { timeout: 20_000 },
    );
    expect((await ask(origin, "/About")).status).toBe(200);
  });

  test("shows the page with the telephone number where no instance answers, and to a form 503", async () => {
    const away = join(folder, "away");
    mkdirSync(away);
    writeFileSync(join(away, "away.html"), "Call us");
    const server = createServer((_request, response) => response.end("ok")).listen(0, "127.0.0.1");
    await once(server, "listening");
    const origin = await startCaddy([(server.address() as AddressInfo).port], away);
    server.closeAllConnections();
    server.close();
    await once(server, "close");
    for (const method of ["GET", "POST"]) {
      const { status, text } = await ask(origin, "/api/contact", { method });
      expect([status, text]).toEqual([503, "Call us"]);
    }
  });

  test("breaks off nobody's request while instances restart in turn", async () => {
    const build = writeBuild();
    clearing.push(build.remove);
    const ports = [await freePort(), await freePort()];
    const settings = { DATA_DIR: join(folder, "data"), RATE_LIMIT: "0", TRUST_PROXY: "1" };
    const start = (port: number) => startProcess(build.folder, { ...settings, PORT: String(port) });
    const instances: Started[] = [];
    for (const port of ports) instances.push(await start(port));
    clearing.push(...instances.map((_, index) => () => instances[index]?.stop("SIGKILL")));
    const origin = await startCaddy(ports);
    const wishes = makeWishes(100_000, 3, { cvEvery: 200_000 }).values();
    const broken: string[] = [];
    let answered = 0;
    let going = true;
    const visitors = Array.from({ length: 8 }, async (_, visitor) => {
      while (going) {
        const wish = visitor % 2 === 0 ? wishes.next().value : undefined;
        const answer = wish
          ? send(origin, wish)
          : ask(origin, "/About", { headers: { host: "www.example.com" } });
        await answer.then(
          ({ status }) => {
            answered += 1;
            if (status !== 200) broken.push(`${wish ? "enquiry" : "page"}: ${status}`);
          },
          (error) => broken.push(String(error)),
        );
      }
    });
    for (const [index, port] of ports.entries()) {
      const before = answered;
      await vi.waitUntil(() => answered > before + 100, { timeout: 30_000 });
      expect(await instances[index]?.stop()).toBe(0);
      const back = await start(port);
      instances[index] = back;
      // The other one may stop once Caddy knows that this one is there.
      await vi.waitUntil(() => back.output().includes("/About"), { timeout: 30_000 });
    }
    going = false;
    await Promise.all(visitors);
    expect(broken).toEqual([]);
  });
});

/** Before a server of one function. */
async function startBefore(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  clearing.push(() => server.close());
  return startCaddy([(server.address() as AddressInfo).port]);
}

/** On a free port, without TLS, before servers on these ports; with the page for their absence in that folder. */
async function startCaddy(ports: readonly number[], away = folder): Promise<string> {
  const port = await freePort();
  const file = join(folder, `Caddyfile-${port}`);
  const adapted = shipped
    .replace("www.example.com {", `http://:${port} {`)
    .replace("127.0.0.1:3000 127.0.0.1:3001", ports.map((one) => `127.0.0.1:${one}`).join(" "))
    .replace("/srv/chowk360/current/build", away)
    .replace("lb_try_duration 10s", "lb_try_duration 1s")
    .replace(/^example\.com \{[\s\S]*?^\}/m, "");
  writeFileSync(file, adapted.replace(/^\{\n/m, "{\n\tadmin off\n\tauto_https off\n"));
  const process = spawn(caddy, ["run", "--adapter", "caddyfile", "--config", file], {
    env: surroundings,
    stdio: "ignore",
  });
  const ended = once(process, "exit");
  clearing.push(() => {
    process.kill("SIGTERM");
    return ended;
  });
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    ask(origin, "/healthz").then(
      ({ status }) => status === 200,
      () => false,
    );
  await vi.waitUntil(answers, { timeout: 20_000, interval: 100 });
  return origin;
}
