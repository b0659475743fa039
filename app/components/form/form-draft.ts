import { tabStore } from "../local-store.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is typed by hand: never the file, nor what the page itself puts into the form. */
const typed = "input[name]:not([type=hidden], [type=checkbox], [type=file]), select[name], textarea[name]";

/** Keeps what has been typed into a form until it is sent, for this tab only: leaving and coming back loses nothing. */
export function keepDraft(key: string, form: HTMLFormElement): void {
  const values = controlsOf(form).map(({ name, value }) => [name, value]);
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
  const draft = parse(tabStore.read(key));
  for (const control of controlsOf(form)) {
    const value = draft[control.name];
    if (control.value === "" && typeof value === "string") control.value = value;
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>(typed)];
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return value !== null && typeof value === "object" ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
