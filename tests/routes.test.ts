import { expect, test } from "vitest";
import { readPaths } from "../app/data/paths.server.ts";
import routes from "../app/routes.ts";
import { findRouteMistake } from "../commands/dev-checks.ts";

const { everyPath } = readPaths();

test("an address with a route but no line in the table of paths, or the reverse, is reported with the line to add", () => {
  const home = { index: true, file: "pages/home/home.tsx" };
  const route = (path: string) => ({ path, file: "pages/team/team.tsx" });
  const paths = ["/", "/About", "/404"];
  expect(findRouteMistake([home, route("About"), route("*")], paths)).toBeUndefined();
  expect(findRouteMistake([home, route("About"), route("team")], paths)).toMatch(
    /^app\/routes\.ts: no page is made of “\/team” .*; add "\/team" to singlePages in app\/data\/paths\.ts/,
  );
  expect(findRouteMistake([home, route("*")], paths)).toMatch(
    /^app\/data\/paths\.ts: “\/About” has no route; add route\("About", …\) to app\/routes\.ts/,
  );
  expect(findRouteMistake(routes, everyPath)).toBeUndefined();
});
