import { expect, test } from "vitest";
import type { Insertions } from "../../app/insert-rules.ts";
import { integrity } from "./integrity.ts";
import { routerSettings, startAddresses, withLateScripts } from "./late-scripts.ts";
import { startModule } from "./start-module.ts";

/** A page as React Router 8.4 prerenders it, shortened. */
const page = [
  '<!DOCTYPE html><html><head><title>About</title><link rel="modulepreload" href="/assets/manifest-1.js"/>',
  '<link rel="modulepreload" href="/assets/entry.client-2.js"/><link rel="modulepreload" href="/assets/react-3.js"/>',
  '<link rel="modulepreload" href="/assets/site-4.js"/><link rel="modulepreload" href="/assets/site-4.js"/></head>',
  "<body><p>Words</p><script>scroll(\n\t1);\n\t</script>",
  '<script>window.__reactRouterContext = {"basename":"/","ssr":false};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());</script>',
  '<script type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-5.js";\nimport * as route1 from "/assets/about-6.js";\n\n window.__reactRouterRouteModules = {"root":route0,"routes/about":route1};\n\nimport("/assets/entry.client-2.js");</script>',
  '<!--$--><script>window.__reactRouterContext.streamController.enqueue("[\\"A \\u003cb> quote: \\\\\\" \\"]\\n");</script><!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body></html>',
].join("");
const late = {
  lateStart: "var startLate=()=>0;",
  head: "var startHead=()=>0;",
  start: "/assets/start-7.js",
  integrityOf: (address: string) => `hash of ${address}`,
  dress: (html: string) => ({ html, missing: [1, ".a{color:red}"] satisfies Insertions }),
};

test("a page asks for no script and carries none of the data it was rendered from", () => {
  const { html } = withLateScripts(page, late);
  expect(html).not.toMatch(/modulepreload|type="module"|streamController/);
  expect(html).not.toContain("quote");
  expect(html).toMatch(
    /<p>Words<\/p><script>scroll\(1\);;var startLate=[^<]*<\/script><script><\/script><script><\/script>/,
  );
  expect(html.match(/<script/g)).toHaveLength(4);
  expect(html).toContain("<script>var startHead=()=>0;startHead()</script></head>");
  expect(html).toMatch(/<\/script><\/body><\/html>$/);
});

test("its late start is told what the page's own scripts would have asked for", () => {
  const { html, data, styles } = withLateScripts(page, late);
  const told = JSON.parse(/startLate\((.*?)\)<\/script>/.exec(html)?.[1] ?? "");
  expect(told).toEqual({
    data: `/assets/${data.name}`,
    modules: ["/assets/react-3.js", "/assets/site-4.js", "/assets/about-6.js", "/assets/start-7.js"],
    styles: `/assets/${styles.name}`,
    integrity: [
      integrity(data.text),
      integrity(JSON.stringify([1, ".a{color:red}"])),
      "hash of /assets/react-3.js",
      "hash of /assets/site-4.js",
      "hash of /assets/about-6.js",
      "hash of /assets/start-7.js",
    ],
    routes: { "routes/about": 2 },
  });
});

test("what React Router sets on every page is known once for all", () => {
  expect(JSON.parse(routerSettings(page))).toEqual({ basename: "/", ssr: false });
});

test("the data comes as React Router streamed it, under a name that changes with it", () => {
  const { data } = withLateScripts(page, late);
  expect(data.text).toBe('["A <b> quote: \\" "]\n');
  const other = withLateScripts(page.replace("quote", "word"), late);
  expect(other.data.name).not.toBe(data.name);
});

test("the start is manifest, root route and entry in one, in this order, and the manifest knows nothing else", async () => {
  const addresses = startAddresses(page);
  expect(addresses).toEqual({
    manifest: "/assets/manifest-1.js",
    root: "/assets/root-5.js",
    entry: "/assets/entry.client-2.js",
  });
  const manifest =
    'globalThis.told=[{"entry":{"module":"/assets/entry.client-2.js"},"root":"/assets/root-5.js","url":"/assets/manifest-1.js"}]';
  const root = 'import{mark as a}from"./site-4.js";const b=a("root");export{b as default,b as links}';
  const entry =
    'import{mark as a}from"./site-4.js";const b=a("entry");globalThis.told.push(b,window.roots())';
  const { name, text } = await startModule({ manifest, root, entry }, addresses);
  const address = `/assets/${name}`;
  expect(text).toMatch(/from\s*["'`]\.\/site-4\.js/);
  const site = "data:text/javascript,export const mark = (word) => word";
  Object.assign(globalThis, {
    window: { roots: () => (globalThis as unknown as Globals).window.__reactRouterRouteModules.root.default },
  });
  const start = await import(
    `data:text/javascript,${encodeURIComponent(text.replace(/(["'`])\.\/site-4\.js\1/g, `"${site}"`))}`
  );
  expect((globalThis as unknown as Globals).told).toEqual([
    { entry: { module: address }, root: address, url: address },
    "entry",
    "root",
  ]);
  expect(start.default).toBe("root");
});

type Globals = { told: unknown[]; window: { __reactRouterRouteModules: { root: { default: string } } } };

test("a page that React Router writes in another way is refused, with what is missing", () => {
  expect(() => withLateScripts(page.replace("streamController.enqueue", "push"), late)).toThrow(/its data/);
  expect(() => withLateScripts(page.replace('type="module"', ""), late)).toThrow(/its modules/);
  expect(() => withLateScripts(page.replace("__reactRouterContext = ", "x = "), late)).toThrow(
    /its scroll positions and settings/,
  );
});
