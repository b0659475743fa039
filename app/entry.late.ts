import { holdBelow } from "./hold-below.ts";

/** What a page hands to its late start; written by the build (`commands/pages/late-scripts.ts`). */
export type LatePage = {
  /** React Router's settings, as its own inline script would set them. */
  context: object;
  /** Address of the data that the page was rendered from. */
  data: string;
  /** Every module of the page's first use. */
  modules: string[];
  /** What the browser is to find in the data and in each of the modules, or else leave them (Subresource Integrity). */
  integrity: [data: string, ...modules: string[]];
  /** Of those, the large ones: evaluated one after the other. */
  first: string[];
  /** The page's route modules by their id. */
  routes: Record<string, string>;
  /** The module that takes the page over. */
  start: string;
};

type Router = { __reactRouterContext?: object; __reactRouterRouteModules?: object };

const intents = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown", "focusin", "click"];

/**
 * Brings a page to life after its first view: at the first idle moment after `load`, or at once when the visitor
 * points, touches, types or moves through the page. Nothing is fetched before; modules are evaluated a task each.
 * Until then the page is what it is without script, and stays so where anything fails to load. A press on a button
 * that only scripts answer is carried out once they do.
 */
export default function startLate(page: LatePage): void {
  holdBelow(intents);
  if (!isKnownGround()) return;
  const pressed = new Set<HTMLElement>();
  let begun = false;
  const hear = (event: Event) => {
    if (event.type === "pointermove" && (event as PointerEvent).pointerType !== "mouse") return;
    if (event.type === "click") notePress(event, pressed);
    begin();
  };
  const listen = (change: "addEventListener" | "removeEventListener") => {
    for (const intent of intents) window[change](intent, hear, { capture: true, passive: true });
  };
  const begin = async () => {
    if (begun) return;
    begun = true;
    try {
      await painted();
      await takeOver(page);
      // From here on React answers by itself, also what is pressed before it has gone through the whole page.
      listen("removeEventListener");
      await hydrated();
      for (const control of pressed) control.click();
    } catch {
      listen("removeEventListener");
    }
  };
  listen("addEventListener");
  window.addEventListener(
    "load",
    () => (window.requestIdleCallback ?? setTimeout)(() => setTimeout(begin), { timeout: 2000 } as never),
    { once: true },
  );
}

/**
 * Whether the browser has what the oldest of `browserslist` (package.json) all have: style layers, `at()` and streams of
 * text. Older ones show the page as without script; starting it there would fail half-way.
 */
function isKnownGround(): boolean {
  return "CSSLayerBlockRule" in window && "at" in Array.prototype && "TextDecoderStream" in window;
}

function notePress({ target }: Event, pressed: Set<HTMLElement>): void {
  const control = (target as Element).closest<HTMLElement>("button[type=button]:not([popovertarget])");
  if (control) pressed.add(control);
}

async function takeOver({
  context,
  data,
  modules,
  integrity: [ofData, ...ofModules],
  first,
  routes,
  start,
}: LatePage): Promise<void> {
  const answer = fetch(data, { integrity: ofData });
  for (const [index, module] of modules.entries()) fetchModule(module, ofModules[index]);
  const dressed = wholeStyles();
  for (const module of first) {
    await import(/* @vite-ignore */ module);
    await pause();
  }
  const loaded: Record<string, unknown> = {};
  for (const id of Object.keys(routes)) {
    loaded[id] = await import(/* @vite-ignore */ routes[id] as string);
    await pause();
  }
  const { ok, body } = await answer;
  if (!ok || !body) throw new Error(data);
  await dressed;
  await pause();
  (window as Router).__reactRouterContext = { ...context, stream: body };
  (window as Router).__reactRouterRouteModules = loaded;
  await import(/* @vite-ignore */ start);
}

/** The page's own rules make room for the whole site's, before anything can show what the page didn't at first. */
async function wholeStyles(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  if (!sheet) return;
  await new Promise((done, failed) => {
    sheet.onload = done;
    sheet.onerror = failed;
    sheet.disabled = false;
  });
  document.querySelector("style[data-own]")?.remove();
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

/** A frame that is being looked at is on the screen. */
function painted(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });
}

function pause(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}

/** `app/shell/shell.tsx` sets the mark once the page listens. */
function hydrated(): Promise<void> {
  const { documentElement } = document;
  return new Promise((done) => {
    const look = () => {
      if (!documentElement.hasAttribute("data-hydrated")) return;
      observer.disconnect();
      done();
    };
    const observer = new MutationObserver(look);
    observer.observe(documentElement, { attributes: true });
    look();
  });
}
