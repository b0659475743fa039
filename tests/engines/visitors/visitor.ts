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

/**
 * How a visitor's browser is set before the site is opened; changing it means starting the browser anew.
 * `whole`: with all that belongs to a browser's window, its reader of PDFs above all.
 */
export type Settings = { dark: boolean; script: boolean; whole: boolean };

/** One browser engine of this machine. */
export type Engine = {
  name: string;
  /** False where the machine has no such browser. */
  there: () => boolean;
  /** Where it goes without what belongs to its window: for all that may, or for pages looked at one by one; else it is whole. */
  quick?: "all" | "pages";
  start: (settings: Settings) => Promise<Visitor>;
};

const finder = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** How long something that has to happen by itself may take, in ms; a busy machine with two cores needs seconds. */
const patience = { timeout: 20_000, interval: 25 };

/**
 * A person with a browser in front of the site. What differs from engine to engine is abstract; everything else, the
 * finding above all, is done the same way in each.
 */
export abstract class Visitor {
  /** Where the site lies, without a slash at the end. */
  origin = "";
  abstract readonly settings: Settings;

  /** Leads the browser to an address and waits until everything the page asks for at once is there. */
  /** @param waitUntil WebKit waits for the whole page in any case */
  abstract load(address: string): Promise<void>;
  /** The size of what the page sees, in CSS pixels. */
  abstract resize(width: number, height: number): Promise<void>;
  abstract back(): Promise<void>;
  /** Takes the pointer to the window's corner. */
  abstract moveAway(): Promise<void>;
  abstract press(key: "Escape" | "ArrowRight" | "Tab" | "Enter"): Promise<void>;
  /** Runs a function in the page that uses nothing but its arguments; what goes in and out must be JSON. */
  abstract evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** What is in the window, as PNG. */
  abstract screenshot(): Promise<Buffer>;
  abstract end(): Promise<void>;

  protected abstract runScript(source: string): Promise<void>;
  /** These act on the element that `bring` has put into the page's `foundElement`. */
  protected abstract clickFound(): Promise<void>;
  protected abstract typeIntoFound(text: string): Promise<void>;
  protected abstract attachToFound(file: string): Promise<void>;

  /** Opens a page of the site and waits until it listens. */
  async open(path: string): Promise<void> {
    await this.load(this.origin + path);
    if (this.settings.script)
      await this.eventually(() => this.evaluate(() => document.documentElement.dataset.hydrated), "");
  }

  /** A real click in the middle of the only such thing that can be seen. */
  async click(target: Target): Promise<void> {
    await this.bring(target);
    await this.standStill();
    await this.clickFound();
  }

  async type(target: Target, text: string): Promise<void> {
    await this.bring(target);
    await this.typeIntoFound(text);
  }

  async attach(target: Target, file: string): Promise<void> {
    await this.bring(target);
    await this.attachToFound(file);
  }

  /** Chooses in a list of the system, whose entries no engine lets itself be clicked on. */
  async choose(target: Target, option: string): Promise<void> {
    await this.bring(target);
    await this.evaluate((text) => {
      const select = foundElement as HTMLSelectElement;
      select.focus();
      select.value = [...select.options].find(({ label }) => label === text)?.value ?? "";
      for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
    }, option);
  }

  /** How many such things can be seen. */
  async count(target: Target): Promise<number> {
    return (await this.texts(target)).length;
  }

  /** What stands on each such thing that can be seen, spaces folded. */
  async texts(target: Target): Promise<string[]> {
    await this.bringFinder();
    return this.evaluate(
      (chain) => findAll(chain).map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim()),
      chainOf(target),
    );
  }

  /** A property of the only such thing: its value, whether it is disabled, … */
  async property(target: Target, name: string): Promise<unknown> {
    await this.bring(target);
    return this.evaluate((one) => (foundElement as unknown as Record<string, unknown>)[one], name);
  }

  async hasFocus(target: Target): Promise<boolean> {
    await this.bring(target);
    return this.evaluate(() => document.activeElement === foundElement);
  }

  /** Whether the whole of it stands in the window. */
  async inWindow(target: Target): Promise<boolean> {
    await this.bring(target);
    return this.evaluate(() => {
      const { top, bottom, left, right } = foundElement.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5;
    });
  }

  /** From here on the page stands as it is printed: what is said of paper holds, what is said of screens doesn't. */
  printOut(): Promise<void> {
    return this.evaluate(() => {
      const change = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule && /\b(print|screen)\b/.test(rule.media.mediaText))
            rule.media.mediaText = rule.media.mediaText.includes("print") ? "all" : "not all";
          if ("cssRules" in rule) change(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) change(sheet.cssRules);
    });
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  async expectPath(path: string): Promise<void> {
    await this.eventually(() => this.path(), path);
  }

  async expectSeen(target: Target, seen = true): Promise<void> {
    await this.eventually(async () => (await this.count(target)) > 0, seen);
  }

  /** Waits until asking gives what is wanted. */
  async eventually<Found>(ask: () => Promise<Found>, wanted: Found): Promise<void> {
    await expect.poll(ask, patience).toEqual(wanted);
  }

  /** Waits until what is asked for is as it should be, and answers it. */
  async until<Found>(ask: () => Promise<Found>, good: (found: Found) => boolean): Promise<Found> {
    let found = await ask();
    await expect
      .poll(async () => {
        found = await ask();
        return good(found);
      }, patience)
      .toBe(true);
    return found;
  }

  /** Puts the only such thing that can be seen in the middle of the window and remembers it in the page. */
  async bring(target: Target): Promise<void> {
    await this.eventually(() => this.count(target), 1);
    await this.evaluate((chain) => {
      const [found] = findAll(chain);
      if (!found) throw new Error("What was there a moment ago is gone");
      globalThis.foundElement = found;
      found.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    }, chainOf(target));
  }

  /** Waits until what was brought keeps its place: a typeface that comes late would move it away from under the mouse. */
  private async standStill(): Promise<void> {
    const place = () => this.evaluate(() => JSON.stringify(foundElement.getBoundingClientRect()));
    let before = await place();
    await this.until(place, (now) => {
      const still = now === before;
      before = now;
      return still;
    });
  }

  private async bringFinder(): Promise<void> {
    if (await this.evaluate(() => "findAll" in globalThis)) return;
    await this.runScript(`${finder};globalThis.findAll = ${findAllInPage}`);
  }
}

declare global {
  var foundElement: HTMLElement;
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
function chainOf({ within, ...one }: Target): Link[] {
  const before = within ? chainOf(within) : [];
  if (!("name" in one) || !(one.name instanceof RegExp)) return [...before, one as Link];
  const { name, ...others } = one;
  return [...before, { ...others, pattern: [name.source, name.flags] }];
}

function findAllInPage(chain: Link[]): HTMLElement[] {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom;
  let found: HTMLElement[] = [document.documentElement];
  for (const { role, name, pattern, label, text } of chain)
    found = found.flatMap((one) => {
      if (label !== undefined) return queryAllByLabelText(one, label);
      if (role === undefined) return queryAllByText(one, text ?? "");
      const wanted = pattern ? new RegExp(...pattern) : name;
      const all = queryAllByRole(one, role, wanted === undefined ? {} : { name: wanted });
      return text === undefined ? all : all.filter(({ textContent }) => textContent?.trim() === text);
    });
  return [...new Set(found)].filter((one) => one.getClientRects().length > 0);
}
