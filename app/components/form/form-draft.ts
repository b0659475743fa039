import { parseObject, tabStore } from "../browser-storage.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields that visitors fill in, without those that the page itself fills in. */
const typed = "input[name]:not([type=hidden], [type=checkbox]), select[name], textarea[name]";

/** Stored in place of a file, of which neither content nor name is kept. */
const chosen = "chosen";

/**
 * Stores what has been typed into a form until it is sent, for this tab only, so that leaving the page loses nothing. Of a
 * file only the fact that one was chosen is stored.
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
 * Adds a text from another page below what the visitor wrote in a field, in place of one that was added earlier.
 * @param key as for `keepDraft`
 * @returns the field's new value
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

/** Puts a stored draft into the fields that are still empty. */
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

/** Names of the fields that held a file when the draft was stored, and don't now. */
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
