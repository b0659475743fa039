import { wearWholeStyles } from "./components/navigation/whole-styles.ts";
import { areFor, type Insertions, insertRules } from "./insert-rules.ts";
import { pause } from "./pause.ts";

/** What a page hands to its late start; written by the build (`commands/pages/late-scripts.ts`). */
export type LatePage = {
  /** Address of the data that the page was rendered from. */
  data: string;
  /** Every module of the page's first use, in the order of their evaluation; the last starts the router. */
  modules: string[];
  /** Address of the rules that the page may come to need before another page is asked for, and where they come among its own. */
  styles: string;
  /** What the browser is to find in the data, in the styles and in each of the modules, or else leave them (Subresource Integrity). */
  integrity: [data: string, styles: string, ...modules: string[]];
  /** Which of them the page's routes are, by the route's id. */
  routes: Record<string, number>;
};

type Router = { __reactRouterContext?: object; __reactRouterRouteModules?: object };

/**
 * Lets the site's scripts take a page over: the styles of all its states first, then the modules, each in a task of its own, and
 * React Router last.
 * @throws Error when a module, the data or the sheet can't be had
 */
export async function takeOver({ data, modules, styles, integrity, routes }: LatePage): Promise<void> {
  const [ofData, ofStyles, ...ofModules] = integrity;
  const answer = fetch(data, { integrity: ofData });
  for (const [at, module] of modules.entries()) fetchModule(module, ofModules[at]);
  const dressed = lateStyles(styles, ofStyles);
  const loaded: unknown[] = [];
  for (const module of modules.slice(0, -1)) {
    loaded.push(await import(/* @vite-ignore */ module));
    await pause();
  }
  const { ok, body } = await answer;
  if (!ok || !body) throw new Error(data);
  await dressed;
  await pause();
  (window as Router).__reactRouterContext = { ...__ROUTER_SETTINGS__, stream: body };
  (window as Router).__reactRouterRouteModules = Object.fromEntries(
    Object.entries(routes).map(([id, at]) => [id, loaded[at]]),
  );
  await import(/* @vite-ignore */ modules.at(-1) as string);
}

/**
 * Puts the rules of all the page's states among those in its HTML, before anything can show what the page didn't at first: what
 * stands there stays as it is, so that the browser needn't lay it out anew. The whole site's sheet takes their place
 * where the browser has left some out.
 */
async function lateStyles(address: string, integrity: string): Promise<void> {
  const { sheet } = document.querySelector<HTMLStyleElement>("style[data-own]") ?? {};
  const insertions: Insertions = await (await fetch(address, { integrity })).json();
  if (sheet && areFor(sheet, insertions)) insertRules(sheet, insertions);
  else await wearWholeStyles();
}

/** What a preload finds not to be as it should, `import` doesn't get to see. */
function fetchModule(address: string, integrity = ""): void {
  const link = document.createElement("link");
  if (!link.relList.supports("modulepreload")) {
    fetch(address, { integrity }).catch(() => undefined);
    return;
  }
  link.rel = "modulepreload";
  link.integrity = integrity;
  link.href = address;
  document.head.append(link);
}
