import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test, vi } from "vitest";
import { parts } from "../../commands/machine.ts";
import { findFreePort } from "../server/fixtures/find-free-port.ts";
import { fetchRaw } from "../server/fixtures/send-request.ts";
import { makeFolder } from "../server/fixtures/start-app.ts";

const caddy = parts.caddy.find() ?? "";
const { folder, remove } = makeFolder();
const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, PATH: process.env.PATH };
const clearing: (() => unknown)[] = [remove];
afterAll(async () => {
  for (const clear of clearing.reverse()) await clear();
});

describe.skipIf(!caddy)("Caddy with the configuration that we ship", () => {
  test("accepts it, certificates included", () => {
    const words = ["validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"];
    const { status, stderr } = spawnSync(caddy, words, { env, encoding: "utf8" });
    expect(status, stderr).toBe(0);
  });

  test("tells the server the visitor's address, and passes on a form only once it has arrived completely; an instance that can't take forms still shows pages", async () => {
    let headers: IncomingHttpHeaders = {};
    let forms = 0;
    let probes = 0;
    const { origin } = await startCaddy(async (request, response) => {
      if (request.url?.startsWith("/readyz")) {
        probes += 1;
        response.writeHead(request.url === "/readyz" ? 503 : 200).end();
        return;
      }
      headers = request.headers;
      if (request.method === "POST") forms += 1;
      response.end(await text(request));
    });
    const visit = { headers: { host: "www.example.com", "x-forwarded-for": "6.6.6.6" } };
    await vi.waitUntil(() => probes > 1, { timeout: 20_000 });
    expect((await fetchRaw(origin, "/About", visit)).status).toBe(200);
    expect(headers).toMatchObject({ host: "www.example.com", "x-forwarded-for": "127.0.0.1" });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

    const form = connect(Number(new URL(origin).port), "127.0.0.1");
    clearing.push(() => form.destroy());
    form.write("POST /api/submit HTTP/1.1\r\nHost: www.example.com\r\nContent-Length: 9\r\n\r\nname");
    for (let count = 0; count < 20; count += 1) await fetchRaw(origin, "/About");
    expect(forms).toBe(0);
    form.write("=Asha");
    const [response] = await once(form, "data");
    expect(String(response)).toContain("name=Asha");
  });

  test("shows the page with the telephone number if no instance answers, and answers a form with 503", async () => {
    const otherFolder = join(folder, "away");
    mkdirSync(otherFolder);
    writeFileSync(join(otherFolder, "away.html"), "Call us");
    const { origin, server } = await startCaddy((_request, response) => response.end("ok"), otherFolder);
    server.closeAllConnections();
    server.close();
    await once(server, "close");
    for (const method of ["GET", "POST"]) {
      const { status, text } = await fetchRaw(origin, "/api/contact", { method });
      expect([status, text]).toEqual([503, "Call us"]);
    }
  });

  test("no line of its log has what somebody searched for, not even when no instance answers", async () => {
    const { origin, server, output } = await startCaddy(
      (_request, response) => response.end("ok"),
      folder,
      "log",
    );
    const path = "/api/desk/senders";
    const headers = { Referer: `${origin}/desk?q=Kanhaiya` };
    await fetchRaw(origin, `${path}?phone=98260%2077431`, { headers });
    server.closeAllConnections();
    server.close();
    await once(server, "close");
    await fetchRaw(origin, `${path}?q=Kanhaiya`, { headers });
    await vi.waitUntil(() => output().match(/"uri":"\/api\/desk\/senders"/g)?.length === 2, {
      timeout: 10_000,
    });
    expect(output()).toContain('"status":502');
    expect(output()).not.toMatch(/Kanhaiya|98260|77431/);
  });
});

/** On a free port, without TLS, before a server of one function; with the page for its absence in that folder, and lines of the site's own. */
async function startCaddy(listener: RequestListener, errorFolder = folder, lines = "") {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  clearing.push(() => server.close());
  const port = await findFreePort();
  const file = join(folder, `Caddyfile-${port}`);
  const adapted = readFileSync("deploy/Caddyfile", "utf8")
    .replace("www.example.com {", `http://:${port} {\n\t${lines}`)
    .replace("127.0.0.1:3000 127.0.0.1:3001", `127.0.0.1:${(server.address() as AddressInfo).port}`)
    .replace("/srv/chowk360/current/build", errorFolder)
    .replace("lb_try_duration 10s", "lb_try_duration 1s")
    .replace(/^example\.com \{[\s\S]*?^\}/m, "");
  writeFileSync(file, adapted.replace(/^\{\n/m, "{\n\tadmin off\n\tauto_https off\n"));
  const words = ["run", "--adapter", "caddyfile", "--config", file];
  const program = spawn(caddy, words, { env, stdio: ["ignore", "ignore", "pipe"] });
  let written = "";
  program.stderr.on("data", (text) => (written += text));
  const end = once(program, "exit");
  clearing.push(() => {
    program.kill("SIGTERM");
    return end;
  });
  const origin = `http://127.0.0.1:${port}`;
  const status = () => fetchRaw(origin, "/healthz").then((response) => response.status);
  await expect.poll(() => status().catch(() => 0), { interval: 100 }).toBe(200);
  return { origin, server, output: () => written };
}
