import type { Insertions } from "../../app/insert-rules.ts";
import type { LatePage } from "../../app/take-over.ts";
import { digest } from "./digest.ts";
import { integrity } from "./integrity.ts";
import type { StartParts } from "./start-module.ts";

type LateScripts = {
  /** `app/entry.late.ts`, compiled to a function named `startLate`. */
  lateStart: string;
  /** `app/entry.head.ts`, compiled to a function named `startHead`. */
  head: string;
  /** Address of the module from `startModule`. */
  start: string;
  /** What a module's text hashes to, by its address. */
  integrityOf: (address: string) => string;
  /** Dresses a page, and says which rules it may come to need besides, by its HTML, its data and the scripts of its first use. */
  dress: (html: string, data: string, modules: string[]) => { html: string; missing: Insertions };
};

/** A file for `assets/`. */
type LateFile = { name: string; text: string };

/**
 * React Router writes a page that asks for its scripts at once and carries the data it was rendered from. This takes
 * both out: the page's scripts and data come after its first view, by `app/entry.late.ts`.
 * The inline scripts that React looks for when it takes the page over keep their places; all that is left to do at once
 * stands in the first of them, so that the policy names one.
 * @param html a page as React Router prerenders it
 * @returns the page, its data, and the rules that it may come to need besides its own
 * @throws Error when the HTML isn't what React Router 8.4 writes
 */
export function withLateScripts(
  html: string,
  { lateStart, head, start, integrityOf, dress }: LateScripts,
): { html: string; data: LateFile; styles: LateFile } {
  const [inline, scroll = ""] = take(html, inlineScripts, "its scroll positions and settings");
  const modules = take(html, moduleScript, "its modules");
  const streamed = [...html.matchAll(dataScript)];
  if (streamed.length === 0) throw unknown("its data");
  const text = streamed.map(([, literal = ""]) => JSON.parse(literal) as string).join("");
  const name = `data-${digest(text)}.txt`;
  const preloads = [...html.matchAll(modulePreload)].map(([, address = ""]) => address);
  const { manifest, entry, root, routes } = readModules(modules[1] ?? "");
  const fetched = [...new Set([...preloads, ...Object.values(routes), start])].filter(
    (address) => ![manifest, entry, root].includes(address),
  );
  const { html: dressed, missing } = dress(html, text, [root, ...fetched]);
  const rules = JSON.stringify(missing);
  const styles = { name: `rules-${digest(rules)}.json`, text: rules };
  const page: LatePage = {
    data: `/assets/${name}`,
    modules: fetched,
    styles: `/assets/${styles.name}`,
    integrity: [integrity(text), integrity(rules), ...fetched.map(integrityOf)],
    routes: Object.fromEntries(Object.entries(routes).map(([id, address]) => [id, fetched.indexOf(address)])),
  };
  const atOnce = `${withoutIndents(scroll)};${lateStart}startLate(${inScript(page)})`;
  return {
    html: dressed
      .replace(modulePreload, "")
      .replace("</head>", () => `<script>${head}startHead()</script></head>`)
      .replace(inline, () => `<script>${atOnce}</script><script></script>`)
      .replace(modules[0], "<script></script>")
      .replace(streamScripts, ""),
    data: { name, text },
    styles,
  };
}

/**
 * What React Router's own inline script of a page would set for all pages, as a literal.
 * @throws Error when it isn't there
 */
export function routerSettings(html: string): string {
  return take(html, inlineScripts, "its settings")[2] ?? "";
}

/** Addresses of what `startModule` joins, which a page as React Router writes it asks for one by one. */
export function startAddresses(html: string): StartParts {
  const { manifest, entry, root } = readModules(take(html, moduleScript, "its modules")[1] ?? "");
  return { manifest, entry, root };
}

const modulePreload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
/** The script of scroll positions, and after it the one with the settings. */
const inlineScripts =
  /<script>((?:(?!<\/script>).)*)<\/script><script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = .*?<\/script>/s;
const moduleScript = /<script type="module" async="">(.*?)<\/script>/s;
const dataScript = /<script>window\.__reactRouterContext\.streamController\.enqueue\((.*?)\);<\/script>/gs;
/** Where storage is forbidden React Router's script of scroll positions logs its failure, and fails once more in that. */
const storageComplaint = /console\.error\(error\);\s*sessionStorage\.removeItem\(storageKey\);/;
const streamScripts =
  /(<!--\$-->|<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(.*?\)|close\(\));<\/script>|<!--\/\$-->)+(?=<\/body>)/s;

function withoutIndents(script: string): string {
  return script.replace(storageComplaint, "").replace(/\s*\n\s*/g, "");
}

/** The routes of a page but for the root, which comes with the start. */
function readModules(code: string): StartParts & { routes: Record<string, string> } {
  const manifest = take(code, /^import "([^"]+)"/, "its manifest")[1] ?? "";
  const entry = take(code, /import\("([^"]+)"\)/, "its entry")[1] ?? "";
  const named = take(code, /__reactRouterRouteModules = \{(.*?)\}/s, "its routes")[1] ?? "";
  const addresses = new Map(
    [...code.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name = "", url = ""]) => [name, url]),
  );
  const routes = [...named.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = "", name = ""]) => {
    const address = addresses.get(name);
    if (!address) throw unknown(`the module of ${id}`);
    return [id, address] as const;
  });
  const { root, ...others } = Object.fromEntries(routes);
  if (!root) throw unknown("its root route");
  return { manifest, entry, root, routes: others };
}

function take(text: string, pattern: RegExp, what: string): RegExpExecArray {
  const found = pattern.exec(text);
  if (!found) throw unknown(what);
  return found;
}

function unknown(what: string): Error {
  return new Error(
    `A page isn’t written as React Router 8.4 writes it: ${what} could not be found. commands/pages/late-scripts.ts has to learn the new form.`,
  );
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
