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
 * Puts values into a form's draft from another page, for its fields to be filled with. A text is added below what the
 * visitor wrote there before; one that was added earlier makes room for it.
 * @param key as of `keepDraft`
 * @param values of fields, in place of what was there
 * @param added a field's name and the text
 */
export function addToDraft(
  key: string,
  values: Record<string, string>,
  added: { field: string; text: string },
): void {
  const draft = parse(tabStore.read(key));
  const before = tabStore.read(`${key}:added`);
  const written = String(draft[added.field] ?? "");
  const own = (before ? written.replace(before, "") : written).trim();
  tabStore.write(`${key}:added`, added.text);
  const text = own ? `${own}\n\n${added.text}` : added.text;
  tabStore.write(key, JSON.stringify({ ...draft, ...values, [added.field]: text }));
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
