import { parseObject, tabStore } from "../browser-storage.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields that visitors fill in, without those that the page itself fills in. */
const fieldSelector = "input[name]:not([type=hidden], [type=checkbox]), select[name], textarea[name]";

/** Stored in place of a file, of which neither content nor name is kept. */
const fileMark = "chosen";

/**
 * Stores what has been typed into a form until it is sent, for this tab only, so that leaving the page loses nothing. Of a
 * file only the fact that one was chosen is stored.
 */
export function saveDraft(key: string, form: HTMLFormElement): void {
  const previous = readDraft(key);
  const values = findControls(form).map((control) => [
    control.name,
    isFile(control) ? (control.value ? fileMark : previous[control.name]) : control.value,
  ]);
  tabStore.write(key, JSON.stringify(Object.fromEntries(values)));
}

/**
 * Adds texts from another page to a message: one before what the visitor wrote, one below it. If the message holds only
 * texts that were added earlier, the new ones replace it. Below, a text replaces one that was added there.
 */
export function addToMessage(
  key: string,
  written: string,
  added: { before?: string; below?: string },
): string {
  const { before = "", below = "" } = added;
  const earlierBefore = tabStore.read(`${key}:before`) ?? "";
  const earlierBelow = tabStore.read(`${key}:below`) ?? "";
  if (before) tabStore.write(`${key}:before`, before);
  if (below) tabStore.write(`${key}:below`, below);
  const isTyped = written.replace(earlierBefore, "").replace(earlierBelow, "").trim() !== "";
  if (!isTyped) return before && below ? `${before}\n\n${below}` : below || `${before}\n`;
  const message = below ? `${written.replace(earlierBelow, "").trim()}\n\n${below}` : written;
  return message.includes(before) ? message : `${before}\n\n${message.trim()}`;
}

/** Deletes a draft, with what is remembered of texts from other pages. */
export function deleteDraft(key: string): void {
  for (const entry of [key, `${key}:before`, `${key}:below`]) tabStore.write(entry, null);
}

/** Puts a stored draft into the fields that are still empty. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  const draft = readDraft(key);
  for (const control of findControls(form)) {
    const value = draft[control.name];
    if (control.value === "" && typeof value === "string" && !isFile(control)) control.value = value;
  }
}

export function hasInput(form: HTMLFormElement): boolean {
  return findControls(form).some(({ value }) => value !== "");
}

/** Names of the fields that held a file when the draft was stored, and don't now. */
export function findMissingFiles(key: string, form: HTMLFormElement): string[] {
  const draft = readDraft(key);
  return findControls(form)
    .filter((control) => isFile(control) && control.value === "" && draft[control.name] === fileMark)
    .map(({ name }) => name);
}

/**
 * Empties the fields whose file has changed or gone since it was chosen: the browser refuses to read it, so the form can't
 * be sent with it. Pickers that fetch a file from elsewhere, as Drive's on Android, write it again.
 * @returns whether there was one
 */
export async function clearUnreadableFiles(form: HTMLFormElement): Promise<boolean> {
  const checks = findControls(form).map(async (control) => {
    const file = control instanceof HTMLInputElement && control.files?.[0];
    if (!file) return false;
    try {
      await file.slice(0, 1).arrayBuffer();
      return false;
    } catch {
      control.value = "";
      return true;
    }
  });
  return (await Promise.all(checks)).includes(true);
}

function isFile(control: Control): boolean {
  return control.type === "file";
}

function findControls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>(fieldSelector)];
}

function readDraft(key: string): Record<string, unknown> {
  return { ...parseObject(tabStore.read(key)) };
}
