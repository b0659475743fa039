import type { ClientDirective } from "astro";
import { pageFacts } from "../data/page-facts.ts";
import { waitForIdle } from "./idle.ts";

/** How far from the window an island may be, in CSS pixels, when its code is fetched. */
const nearDistance = 300;

/** Controls that hold what a visitor has typed, chosen or ticked. */
const typedInto = "input, select, textarea";
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Resolves once the first view is there and the browser has nothing left to do for it, two seconds later at most. */
const firstView = new Promise<unknown>((resolve) => {
  if (document.readyState === "complete") resolve(undefined);
  else addEventListener("load", resolve, { once: true });
}).then(waitForIdle);

/**
 * `client:near`: hydrates an island once it is near the window, after the first view, or at once when it is pressed or
 * focused; a button that was pressed before is pressed again then. Whatever happens, what the visitor typed stays. Where
 * something has changed the page before (a page translator, a password manager), React rebuilds the island: values,
 * files and focus move along. Where an island fails, it is put back as it was built, and works as without script.
 */
const near: ClientDirective = (load, _options, island) => {
  const pressed = new Set<HTMLElement>();
  const started = new AbortController();
  const hydrate = async () => {
    if (started.signal.aborted) return;
    started.abort();
    keepTyped(island);
    await (await load())();
    island.removeEventListener("click", notePress, true);
    for (const button of pressed) button.click();
  };
  const notePress = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("button[type=button]");
    if (button) pressed.add(button);
  };
  island.addEventListener("click", notePress, true);
  for (const type of ["pointerdown", "focusin"])
    island.addEventListener(type, hydrate, { signal: started.signal });
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void firstView.then(hydrate);
    },
    { rootMargin: `${nearDistance}px` },
  );
  started.signal.addEventListener("abort", () => observer.disconnect());
  for (const child of island.children) observer.observe(child);
};

/**
 * Moves what is typed from controls that are taken out of an island to those that come in their place, and puts back an
 * island that empties itself. Once React has replaced every control as built, only the second is left to watch for.
 */
function keepTyped(island: HTMLElement): void {
  const asBuilt = [...island.childNodes].map((node) => node.cloneNode(true));
  const built = listControls(island);
  const controlsAsBuilt = new Map(asBuilt.flatMap(listControls).map((control) => [keyOf(control), control]));
  let focused: Control | undefined;
  island.addEventListener("focusin", ({ target }) => {
    focused = isControl(target) ? target : undefined;
  });
  if (isControl(document.activeElement) && island.contains(document.activeElement))
    focused = document.activeElement;
  const watch = () =>
    observer.observe(island, { childList: true, subtree: built.some(({ isConnected }) => isConnected) });
  const observer = new MutationObserver((changes) => {
    const removed = new Map(
      changes
        .flatMap(({ removedNodes }) => [...removedNodes].flatMap(listControls))
        .filter((control) => !control.isConnected)
        .map((control) => [keyOf(control), control]),
    );
    if (island.childElementCount === 0) {
      observer.disconnect();
      island.append(...asBuilt);
      island.before(createFailureNote());
      island.dispatchEvent(new CustomEvent("island-restored", { bubbles: true }));
    } else if (removed.size > 0) watch();
    for (const control of listControls(island)) {
      const before = removed.get(keyOf(control));
      if (!before) continue;
      // What the visitor left alone, the island may know better by now: a plan from the address, a stored draft.
      if (isTypedInto(before, controlsAsBuilt.get(keyOf(before)))) copyValue(before, control);
      if (before === focused && document.activeElement === document.body)
        control.focus({ preventScroll: true });
    }
  });
  watch();
}

/** The note above an island that has failed (specification, section 8); the island itself works as without script. */
function createFailureNote(): HTMLElement {
  const note = document.createElement("p");
  note.setAttribute("role", "alert");
  note.className = "failure-note";
  note.textContent = pageFacts().failure;
  return note;
}

function isControl(element: unknown): element is Control {
  return element instanceof HTMLElement && element.matches(typedInto);
}

function listControls(node: Node): Control[] {
  if (!(node instanceof HTMLElement)) return [];
  return [node, ...node.querySelectorAll(typedInto)].filter(isControl);
}

/** What identifies a control: its id, or else its name; in a list of checkboxes with its value. */
function keyOf(control: Control): string {
  const { id, name, type, value } = control;
  return id || (type === "checkbox" ? `${name}=${value}` : name);
}

/** Whether a control holds something else than it was built with. */
function isTypedInto(control: Control, built = control): boolean {
  if (control.type === "checkbox")
    return (control as HTMLInputElement).checked !== (built as HTMLInputElement).defaultChecked;
  if (!(built instanceof HTMLSelectElement)) return control.value !== built.defaultValue;
  const options = [...built.options];
  return control.value !== (options.find((option) => option.defaultSelected) ?? options[0])?.value;
}

/** With the events of typing, because the island may render the value itself. */
function copyValue(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === "file") {
      if (from.files?.length) to.files = from.files;
    } else if (from.type === "checkbox") {
      if (from.checked !== to.checked) to.click();
      return;
    }
  }
  if (to.type !== "file" && from.value !== to.value) setValue(to, from.value);
  for (const type of ["input", "change"]) to.dispatchEvent(new Event(type, { bubbles: true }));
}

/** By the browser's own setter: React replaces an input's, and takes a value set by that for its own. */
function setValue(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
}

export default near;
