import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { readPaths } from "../app/data/paths.server.ts";
import { listRoutes } from "../app/routes.ts";

const routes = listRoutes();

test("every address is answered by one file, and every file is there", () => {
  const patterns = routes.map(({ pattern }) => pattern);
  expect([...patterns].sort()).toEqual([...readPaths().everyPath, "/away"].sort());
  expect(routes.filter(({ entrypoint }) => !existsSync(entrypoint))).toEqual([]);
});

test("a page in Hindi, and a second address, has the file of the page itself", () => {
  const fileOf = (address: string) => routes.find(({ pattern }) => pattern === address)?.entrypoint;
  expect(fileOf("/hi/Contact")).toBe(fileOf("/Contact"));
  expect(fileOf("/Welcome-page")).toBe(fileOf("/Clients"));
});
