import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "vitest";

/** Something on the page as a visitor names it: what it is and what it is called, or the label of a field. */
export type Target = (
  | { role: string; name?: string | RegExp; text?: string }
  | { label: string }
  | { text: string }
) & {
  /** Looked for inside of this alone. */
  within?: Target;
};

/** How a browser is set before the site is opened; changing it means restarting the browser. */
export type Settings = { dark: boolean; script: boolean };

/** One browser engine of this machine. */
export type Engine = {
  name: string;
  /** False where the machine has no such browser. */
  isInstalled: () => boolean;
  /** False where the browser knows no popovers: the site shows plain links instead. */
  popovers: boolean;
  start: (settings: Settings) => Promise<Visitor>;
};

const finder = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/**
 * A person with a browser in front of the site. What differs from engine to engine is abstract; everything else, the
 * finding above all, is done in the same way.
 */
export abstract class Visitor {
  /** Where the site lies, without a slash at the end. */
  origin = "";
  /** Errors and warnings of the pages, where the engine tells of them. */
  readonly complaints: string[] = [];
  readonly settings: Settings;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** Leads the browser to an address and waits until everything the page asks for at once is there. */
  abstract load(address: string): Promise<void>;
  /** The size of what the page sees, in CSS pixels. */
  abstract resize(width: number, height: number): Promise<void>;
  abstract back(): Promise<void>;
  /** Takes the pointer to the window's corner. */
  abstract moveAway(): Promise<void>;
  abstract press(key: "Escape" | "Enter"): Promise<void>;
  /** Runs a function in the page that uses nothing but its arguments; what goes in and out must be JSON. */
  abstract evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** What is in the window, as PNG. */
  abstract screenshot(): Promise<Buffer>;
  abstract end(): Promise<void>;

  protected abstract runScript(source: string): Promise<void>;
  /** These act on the element that `bring` has put into the page's `target`. */
  protected abstract clickTarget(): Promise<void>;
  protected abstract typeIntoTarget(text: string): Promise<void>;
  protected abstract attachToTarget(file: string): Promise<void>;

  /** Opens a page of the site. */
  open(path: string): Promise<void> {
    return this.load(this.origin + path);
  }

  /** A real click in the middle of the only such thing that can be seen, once it stands still and nothing lies over it. */
  async click(target: Target): Promise<void> {
    let before: string | undefined;
    await expect
      .poll(async () => {
        await this.bring(target);
        const place = await this.evaluate(() => {
          const { left, top, width, height } = globalThis.target.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          const isFree =
            globalThis.target.contains(hit) || hit?.closest("label")?.control === globalThis.target;
          return isFree ? `${left} ${top}` : undefined;
        });
        const stands = place !== undefined && place === before;
        before = place;
        return stands;
      })
      .toBe(true);
    await this.clickTarget();
  }

  async type(target: Target, text: string): Promise<void> {
    await this.bring(target);
    await this.typeIntoTarget(text);
  }

  async attach(target: Target, file: string): Promise<void> {
    await this.bring(target);
    await this.attachToTarget(file);
  }

  /** Chooses in a list of the system, whose entries no engine lets itself be clicked on. */
  async choose(target: Target, option: string): Promise<void> {
    await this.bring(target);
    await this.evaluate((text) => {
      const select = globalThis.target as HTMLSelectElement;
      select.focus();
      select.value = [...select.options].find(({ label }) => label === text)?.value ?? "";
      for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
    }, option);
  }

  /** What stands on each such thing that can be seen, spaces folded. */
  async texts(target: Target): Promise<string[]> {
    if (!(await this.evaluate(() => "findAll" in globalThis)))
      await this.runScript(`${finder};globalThis.findAll = ${findAllInPage}`);
    return this.evaluate(
      (chain) => findAll(chain).map(({ textContent }) => (textContent ?? "").replace(/\s+/g, " ").trim()),
      chainOf(target),
    );
  }

  /** A property of the only such thing: its value, whether it is disabled, … */
  async property(target: Target, name: string): Promise<unknown> {
    await this.bring(target);
    return this.evaluate((key) => (globalThis.target as unknown as Record<string, unknown>)[key], name);
  }

  async hasFocus(target: Target): Promise<boolean> {
    await this.bring(target);
    return this.evaluate(() => document.activeElement === globalThis.target);
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** @param path a text, of which the address begins with this one where it ends in `…` */
  async expectPath(path: string): Promise<void> {
    if (path.endsWith("…")) await expect.poll(() => this.path()).toContain(path.slice(0, -1));
    else await expect.poll(() => this.path()).toBe(path);
  }

  async expectSeen(target: Target, isSeen = true): Promise<void> {
    await expect.poll(async () => (await this.texts(target)).length > 0).toBe(isSeen);
  }

  /** Puts the only such thing that can be seen in the middle of the window, remembers it, and waits until it listens and keeps its place. */
  async bring(target: Target): Promise<void> {
    await expect
      .poll(async () => (await this.texts(target)).length, { message: JSON.stringify(target) })
      .toBe(1);
    let before = "";
    await expect
      .poll(async () => {
        // Looked up each time: an island near the window may replace it, and WebKit doesn't scroll at all to what
        // `content-visibility` has only just let in.
        const [place, isReady] = await this.evaluate(
          (chain, hasScript) => {
            const [match] = findAll(chain);
            if (!match) throw new Error("What was there a moment ago is gone");
            globalThis.target = match;
            match.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
            const box = match.getBoundingClientRect();
            const listens = !hasScript || match.closest("astro-island[ssr]") === null;
            return [JSON.stringify(box), listens && box.bottom > 0 && box.top < innerHeight] as const;
          },
          chainOf(target),
          this.settings.script,
        );
        const isStill = place === before;
        before = place;
        return isStill && isReady;
      })
      .toBe(true);
  }
}

declare global {
  var target: HTMLElement;
  var findAll: (chain: Link[]) => HTMLElement[];
  var TestingLibraryDom: typeof import("@testing-library/dom");
}

type Link = {
  role?: string;
  name?: string;
  pattern?: [source: string, flags: string];
  label?: string;
  text?: string;
};

/** From the outermost to the innermost, as JSON. */
function chainOf({ within, ...target }: Target): Link[] {
  const ancestors = within ? chainOf(within) : [];
  if (!("name" in target) || !(target.name instanceof RegExp)) return [...ancestors, target as Link];
  const { name, ...rest } = target;
  return [...ancestors, { ...rest, pattern: [name.source, name.flags] }];
}

function findAllInPage(chain: Link[]): HTMLElement[] {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom;
  let matches: HTMLElement[] = [document.documentElement];
  for (const { role, name, pattern, label, text } of chain)
    matches = matches.flatMap((outer) => {
      if (label !== undefined) return queryAllByLabelText(outer, label);
      if (role === undefined) return queryAllByText(outer, text ?? "");
      const accessibleName = pattern ? new RegExp(...pattern) : name;
      const inner = queryAllByRole(outer, role, accessibleName === undefined ? {} : { name: accessibleName });
      return text === undefined ? inner : inner.filter(({ textContent }) => textContent?.trim() === text);
    });
  return [...new Set(matches)].filter((element) => element.getClientRects().length > 0);
}
