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

test("its pages find every style sheet and script that they name", async () => {
  const page = await (
    await app.request(`${origin}/secret/guide`, { headers: { Host: "localhost:3001" } })
  ).text();
  const named = [...page.matchAll(/(?:href|src)="([^"]+\.(?:css|js))"/g)].map(([, file = ""]) => file);
  expect(named).toContain("tokens.css");
  for (const file of named) expect([file, await request(`/secret/${file}`)]).toEqual([file, 200]);
});
