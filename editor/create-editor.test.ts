import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { createEditor } from "./create-editor.ts";

const origin = "http://localhost:3001";
const app = createEditor("secret", 3001, "http://localhost:3000");

async function request(path: string, headers: Record<string, string> = {}, body?: string): Promise<number> {
  const allHeaders = { Host: "localhost:3001", ...headers };
  const init = body === undefined ? {} : { method: "POST", body };
  return (await app.request(origin + path, { headers: allHeaders, ...init })).status;
}

describe("Only the person who started the editor can use it:", () => {
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const ownHeaders = { Origin: origin, "Sec-Fetch-Site": "same-origin" };

  test("without the secret address nothing answers", async () => {
    expect(await request("/")).toBe(404);
    expect(await request("/file?name=spelling.txt")).toBe(404);
    expect(await request("/secret/file?as=text&name=spelling.txt")).toBe(200);
  });

  test("a page of another site can’t reach it under its own host name", async () => {
    expect(await request("/secret/file?as=text&name=spelling.txt", { Host: "evil.example:3001" })).toBe(421);
    expect(await request("/secret/file?as=text&name=spelling.txt", { Host: "localhost:3000" })).toBe(421);
  });

  test("a form on another page can’t post to it, even with the secret address", async () => {
    for (const foreignHeaders of [
      { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
      { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-site" },
      { Origin: "null" },
      {},
    ])
      expect(await request("/secret/undo", { ...form, ...foreignHeaders }, "id=1")).toBe(403);
    expect(await request("/secret/undo", { ...form, ...ownHeaders }, "id=1")).toBe(303);
  });

  test("an unknown address gets 404, and nothing outside content can be opened or written", async () => {
    for (const address of ["picture/nothing", "picture/__proto__", "out?picture=(", "new?kind=__proto__"])
      expect([address, await request(`/secret/${address}`)]).toEqual([address, 404]);
    for (const name of ["../package.json", "pages/../../package.json", "blog/../../.env", "README.md"]) {
      const text = `/secret/file?as=text&name=${encodeURIComponent(name)}`;
      expect(await request(text)).toBe(404);
      expect(await request(text, { ...form, ...ownHeaders }, "do=save&text=x&state=new")).toBe(404);
    }
  });
});

describe("On a server the editor answers whoever the desk has let in:", () => {
  const key = "k".repeat(64);
  const site = "https://www.example.com";
  const onServer = createEditor("editor", 3001, "http://localhost:3000", { origin: site, key });
  const olga = {
    "X-Editor-Key": key,
    "X-Editor-Person": "3f2a",
    "X-Editor-Name": encodeURIComponent("Olga ओल्गा"),
  };
  const ask = (headers: Record<string, string>, address = "/editor/hindi", init: RequestInit = {}) =>
    onServer.request(site + address, { headers: { Host: "www.example.com", ...headers }, ...init });

  test("it opens below /editor, with the way back to the desk", async () => {
    const response = await ask(olga);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<a href="/desk">Desk</a>');
  });

  test("nobody gets in without the proxy’s key, a person and a name", async () => {
    const { "X-Editor-Key": _, ...unproved } = olga;
    for (const headers of [
      {},
      unproved,
      { ...olga, "X-Editor-Key": "" },
      { ...olga, "X-Editor-Key": `${key}k` },
      { ...olga, "X-Editor-Person": "" },
      { ...olga, "X-Editor-Person": "../x" },
      { ...olga, "X-Editor-Name": "" },
      { ...olga, "X-Editor-Name": "%" },
    ])
      for (const address of ["/editor/hindi", "/editor/draft/About", "/editor/editor.css", "/"])
        expect([headers, (await ask(headers, address)).status]).toEqual([headers, 403]);
    expect((await ask({ ...olga, Host: "localhost:3001" })).status).toBe(421);
  });

  test("another site’s page can send it nothing", async () => {
    const body = new URLSearchParams({ id: "1" });
    const post = (headers: Record<string, string>) =>
      ask({ ...olga, ...headers }, "/editor/undo", { method: "POST", body });
    for (const Origin of ["https://evil.example", "https://example.com", "http://www.example.com", "null"])
      expect([Origin, (await post({ Origin })).status]).toEqual([Origin, 403]);
    expect((await post({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await post({ Origin: site })).status).toBe(303);
  });

  test("of the site beside it only pages and what they show can be asked for", async () => {
    for (const address of [
      "/@fs/etc/passwd",
      "/@vite/client",
      "/app/routes.ts",
      "/.env",
      "/.generated/editor.key",
      "/pictures/../.env",
      "/pictures/%2e%2e/.env",
      "/About%2f..%2f.env",
      "//evil.example/",
      "/package.json",
      "/pictures/a.webp.ts",
    ])
      expect([address, (await ask(olga, `/editor/draft${address}`)).status]).toEqual([address, 404]);
  });

  test("a draft is shown whatever its address begins with, without its scripts", async () => {
    const beside = createServer((_, response) =>
      response.setHeader("Content-Type", "text/html").end("<script>x</script><h1>Three gates</h1>"),
    ).listen(0, "127.0.0.1");
    await once(beside, "listening");
    const { port } = beside.address() as AddressInfo;
    const editor = createEditor("editor", 3001, `http://127.0.0.1:${port}`, { origin: site, key });
    const headers = { Host: "www.example.com", ...olga };
    const shown = await editor.request(`${site}/editor/draft/work/3-gates`, { headers });
    expect(await shown.text()).toBe("<h1>Three gates</h1>");
    beside.close();
  });

  test("on one’s own computer those headers open nothing", async () => {
    expect(await request("/secret/hindi")).toBe(200);
    for (const [name, value] of Object.entries(olga))
      expect(await request("/secret/hindi", { [name]: value })).toBe(403);
  });
});

test("its pages find every style sheet and script that they name", async () => {
  const page = await (
    await app.request(`${origin}/secret/guide`, { headers: { Host: "localhost:3001" } })
  ).text();
  const named = [...page.matchAll(/(?:href|src)="([^"]+\.(?:css|js))"/g)].map(([, file = ""]) => file);
  expect(named).toContain("tokens.css");
  for (const file of named) expect([file, await request(`/secret/${file}`)]).toEqual([file, 200]);
});
