// @module-tag caddy
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { get } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { parts } from "../../commands/machine.ts";
import { fetchRaw } from "../server/fixtures/send-request.ts";
import { startCaddy } from "../server/fixtures/start-caddy.ts";
import { ids, startDesk } from "../server/fixtures/start-desk.ts";

/** A server of one function. */
async function listen(listener: RequestListener): Promise<{ port: number; close: () => void }> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  return { port: (server.address() as AddressInfo).port, close };
}

async function startProxy(ports: number[], change?: (configuration: string) => string) {
  const proxy = await startCaddy(ports, change);
  onTestFinished(proxy.stop);
  return proxy;
}

const isProbe = (url = "") => url.startsWith("/readyz") || url === "/healthz";
const tryBriefly = (configuration: string) =>
  configuration.replace("lb_try_duration 10s", "lb_try_duration 1s");

test("Caddy accepts the configuration that we ship, certificates included", () => {
  const words = ["validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"];
  const folder = mkdtempSync(join(tmpdir(), "chowk-caddy-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, PATH: process.env.PATH };
  const { status, stderr } = spawnSync(parts.caddy.find() ?? "caddy", words, { env, encoding: "utf8" });
  expect(status, stderr).toBe(0);
});

test("Caddy tells the server the visitor's address, and passes on a form only once it has arrived completely; an instance that can't take forms still shows pages", async () => {
  let headers: IncomingHttpHeaders = {};
  let forms = 0;
  let probes = 0;
  const instance = await listen(async (request, response) => {
    if (request.url?.startsWith("/readyz")) {
      probes += 1;
      response.writeHead(request.url === "/readyz" ? 503 : 200).end();
      return;
    }
    headers = request.headers;
    if (request.method === "POST") forms += 1;
    response.end(await text(request));
  });
  const { origin } = await startProxy([instance.port]);
  const visit = { headers: { host: "www.example.com", "x-forwarded-for": "6.6.6.6" } };
  await expect.poll(() => probes).toBeGreaterThan(1);
  expect((await fetchRaw(origin, "/About", visit)).status).toBe(200);
  expect(headers).toMatchObject({ host: "www.example.com", "x-forwarded-for": "127.0.0.1" });
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

  const form = connect(Number(new URL(origin).port), "127.0.0.1");
  onTestFinished(() => void form.destroy());
  form.write("POST /api/submit HTTP/1.1\r\nHost: www.example.com\r\nContent-Length: 9\r\n\r\nname");
  for (let count = 0; count < 20; count += 1) await fetchRaw(origin, "/About");
  expect(forms).toBe(0);
  form.write("=Asha");
  const [response] = await once(form, "data");
  expect(String(response)).toContain("name=Asha");
  // So that the proxy's log, which has the answer's headers, leads to the submission.
  expect(String(response).toLowerCase()).toContain(`\r\nx-request-id: ${headers["x-request-id"]}\r\n`);
});

test("the editor is asked only by whom the desk has let in, under the name that the desk knows", async () => {
  const desk = await startDesk();
  onTestFinished(desk.close);
  const editor = await listen(async (request, response) => {
    const { method, url, headers } = request;
    response.end(JSON.stringify({ method, url, headers, body: await text(request) }));
  });
  const { port } = new URL(desk.origin);
  const { origin } = await startProxy([Number(port)], (configuration) =>
    configuration
      .replace("127.0.0.1:3011", `127.0.0.1:${editor.port}`)
      .replace("{env.EDITOR_KEY}", "what-nobody-else-knows"),
  );
  const forged = {
    "X-Editor-Key": "a",
    "X-Editor-Person": "1",
    "x-editor-name": "Somebody",
    "X-Editor-Else": "1",
  };
  const ask = (cookie: string | undefined, path: string, body?: string) =>
    fetchRaw(origin, path, {
      method: body === undefined ? "GET" : "POST",
      headers: { ...forged, ...(cookie && { Cookie: cookie }) },
      ...(body !== undefined && { body }),
    });
  for (const path of ["/editor", "/editor/", "/editor/file?name=site.yaml", "//editor/", "/x/../editor/"])
    for (const [who, cookie] of [
      ["nobody", undefined],
      ["a stranger", "desk=a"],
      ["Ravi", desk.ravi.cookie],
    ])
      for (const body of [undefined, "do=save"]) {
        const { status, headers, text } = await ask(cookie, path, body);
        expect([who, path, text]).toEqual([who, path, expect.not.stringContaining("what-nobody")]);
        if (!path.startsWith("/editor")) continue;
        expect([who, path, status]).toEqual([who, path, who === "Ravi" ? 403 : 303]);
        if (who !== "Ravi") expect(headers.location).toBe("/desk");
      }
  const { text: answer } = await ask(desk.olga.cookie, "/editor/file?name=site.yaml", "do=save");
  const seen = JSON.parse(answer);
  expect(seen).toMatchObject({ method: "POST", url: "/editor/file?name=site.yaml", body: "do=save" });
  expect(seen.headers).toMatchObject({
    ...{ "x-editor-key": "what-nobody-else-knows", "x-editor-person": ids.olga, "x-editor-name": "Olga" },
  });
  expect(seen.headers["x-editor-else"]).toBeUndefined();
  await desk.olga.send("POST /api/desk/sign-out", {});
  expect((await ask(desk.olga.cookie, "/editor/")).status).toBe(303);
});

test("a form is passed on once: one that an instance took and didn't answer is not given to the next", async () => {
  const posts: string[] = [];
  const instance = (answers: boolean) =>
    listen((request, response) => {
      if (request.method === "POST") posts.push(answers ? "next" : "first");
      if (answers || isProbe(request.url)) response.end("ok");
    });
  const ports = [(await instance(false)).port, (await instance(true)).port];
  const { origin } = await startProxy(ports, (configuration) =>
    configuration
      .replace("health_uri", "lb_policy round_robin\n\t\thealth_uri")
      .replace("response_header_timeout 30s", "response_header_timeout 200ms"),
  );
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1)
    statuses.push((await fetchRaw(origin, "/api/contact", { method: "POST", body: "name=Asha" })).status);
  expect(posts.toSorted()).toEqual(["first", "first", "next", "next"]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
});

test("the bare domain and http lead to the site's own address, and if no instance answers visitors read the telephone number", async () => {
  const folder = mkdtempSync(join(tmpdir(), "chowk-away-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "away.html"), "Call us");
  const instance = await listen((_request, response) => response.end("ok"));
  const { origin, ports, certificate } = await startProxy([instance.port], (configuration) =>
    tryBriefly(configuration.replace("/srv/chowk360/current/build", folder)),
  );
  const trust = { servername: "example.com", ca: readFileSync(certificate) };
  const bare = {
    host: "localhost",
    port: ports.secure,
    path: "/About?x=1",
    headers: { host: "example.com" },
  };
  const [response] = await once(get({ ...bare, ...trust }), "response");
  response.destroy();
  expect([response.statusCode, response.headers.location]).toEqual([
    301,
    "https://www.example.com/About?x=1",
  ]);
  const plain = await fetchRaw(`http://localhost:${ports.plain}`, "/About");
  expect([plain.status, plain.headers.location]).toEqual([308, "https://localhost/About"]);
  instance.close();
  for (const method of ["GET", "POST"])
    expect(await fetchRaw(origin, "/api/contact", { method })).toMatchObject({
      status: 503,
      text: "Call us",
    });
});

test("no line of Caddy's log has what somebody searched for, not even when no instance answers", async () => {
  const instance = await listen((_request, response) => response.end("ok"));
  const { origin, readLog } = await startProxy([instance.port], (configuration) =>
    tryBriefly(configuration.replace("www.example.com {", "www.example.com {\n\tlog")),
  );
  const path = "/api/desk/senders";
  const headers = { Referer: `${origin}/desk?q=Kanhaiya` };
  await fetchRaw(origin, `${path}?phone=98260%2077431`, { headers });
  instance.close();
  await fetchRaw(origin, `${path}?q=Kanhaiya`, { headers });
  await expect.poll(() => readLog().match(/"uri":"\/api\/desk\/senders"/g)).toHaveLength(2);
  expect(readLog()).toContain('"status":502');
  expect(readLog()).not.toMatch(/Kanhaiya|98260|77431/);
});
