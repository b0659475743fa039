import { tabStore } from "../local-store.ts";
import { parseObject } from "../parse-object.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is typed by hand: never what the page itself puts into the form. */
const typed = "input[name]:not([type=hidden], [type=checkbox]), select[name], textarea[name]";

/** Stands for a file, of which neither content nor name is kept. */
const chosen = "chosen";

/**
 * Keeps what has been typed into a form until it is sent, for this tab only: leaving and coming back loses nothing. Of
 * a file no more is kept than that one was chosen.
 */
export function keepDraft(key: string, form: HTMLFormElement): void {
  const before = readDraft(key);
  const values = controlsOf(form).map((control) => [
    control.name,
    isFile(control) ? (control.value ? chosen : before[control.name]) : control.value,
  ]);
  tabStore.write(key, JSON.stringify(Object.fromEntries(values)));
}

/**
 * Adds a text that another page handed over to what the visitor wrote in a field before, below it; one that was added
 * earlier makes room for it.
 * @param key as of `keepDraft`
 * @returns what the field is to say now
 */
export function addHandedOver(key: string, written: string, text: string): string {
  const before = tabStore.read(`${key}:added`);
  const own = (before ? written.replace(before, "") : written).trim();
  tabStore.write(`${key}:added`, text);
  return own ? `${own}\n\n${text}` : text;
}

export function dropDraft(key: string): void {
  tabStore.write(key, null);
}

/** Puts a kept draft into the fields that are still empty. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  const draft = readDraft(key);
  for (const control of controlsOf(form)) {
    const value = draft[control.name];
    if (control.value === "" && typeof value === "string" && !isFile(control)) control.value = value;
  }
}

/** Whether the visitor has filled anything in. */
export function isFilled(form: HTMLFormElement): boolean {
  return controlsOf(form).some(({ value }) => value !== "");
}

/** Names of the fields that held a file when the draft was kept, and hold none now. */
export function findLostFiles(key: string, form: HTMLFormElement): string[] {
  const draft = readDraft(key);
  return controlsOf(form)
    .filter((control) => isFile(control) && control.value === "" && draft[control.name] === chosen)
    .map(({ name }) => name);
}

function isFile(control: Control): boolean {
  return control.type === "file";
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>(typed)];
}

function readDraft(key: string): Record<string, unknown> {
  return { ...parseObject(tabStore.read(key)) };
}
