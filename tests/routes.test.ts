import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type MetaDescriptor, matchPath } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readPaths } from "../app/data/paths.server.ts";
import routes from "../app/routes.ts";
import { routeMistake } from "../commands/route-mistake.ts";

const { aliasPaths, canonicalPaths, everyPath } = readPaths();

/** What a page's own file says of it. */
type Page = {
  loader: (asked: { pattern: string; params: { name: string | undefined } }) => unknown;
  meta?: (given: { loaderData: unknown }) => MetaDescriptor[];
};

const table = new Map(
  routes.map((route: RouteConfigEntry) => [`/${route.path ?? ""}`.replace("//", "/"), route.file]),
);

// The build writes them into the pages; here any address will do.
beforeAll(() => {
  for (const [, name = ""] of readFileSync("app/data/build-constants.d.ts", "utf8").matchAll(
    /const (__\w+__)/g,
  ))
    vi.stubGlobal(name, "http://localhost:3000");
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test("every page says in its own file what it is, in a title and a description that are found whole in a list of results", async () => {
  for (const address of [...canonicalPaths, ...aliasPaths]) {
    const [pattern, file] = [...table].find(([path]) => matchPath(path, address)) ?? ["", ""];
    const page = (await import(path.resolve("app", file))) as Page;
    const loaderData = await page.loader({ pattern, params: { name: address.split("/").at(-1) } });
    const told = Object.assign({}, ...(page.meta?.({ loaderData }) ?? []).map(named)) as Record<
      string,
      string
    >;
    expect(told.title, `${address}: app/${file} exports no meta with a title`).toMatch(/^.{10,60}$/);
    expect(told.description, `${address}: app/${file} exports no meta with a description`).toMatch(
      /^.{50,160}$/,
    );
  }
});

test("an address that has a route and no line in the table of paths, or the other way round, is reported with the line to add", () => {
  const home = { index: true, file: "pages/home/home.tsx" };
  const route = (path: string) => ({ path, file: "pages/team/team.tsx" });
  const paths = ["/", "/About", "/404"];
  expect(routeMistake([home, route("About"), route("*")], paths)).toBeUndefined();
  expect(routeMistake([home, route("About"), route("team")], paths)).toMatch(
    /^app\/routes\.ts: no page is made of “\/team” .*; add "\/team" to singlePages in app\/data\/paths\.ts/,
  );
  expect(routeMistake([home, route("*")], paths)).toMatch(
    /^app\/data\/paths\.ts: “\/About” has no route; add route\("About", …\) to app\/routes\.ts/,
  );
  expect(routeMistake(routes, everyPath)).toBeUndefined();
});

function named(one: MetaDescriptor): Record<string, unknown> {
  if ("title" in one) return { title: one.title };
  return "name" in one && "content" in one ? { [String(one.name)]: one.content } : {};
}
