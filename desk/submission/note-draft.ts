import { tabStore } from "../../app/components/local-store.ts";

const prefix = "desk:note:";
/** Those that may be kept, so that signing out can take them all away. */
const listKey = "desk:notes";

/** Where the tab keeps which id the note has that is being sent. */
export function idKey(id: string): string {
  return `${prefix}${id}:sent`;
}

/** The note that was begun on a submission in this tab and isn't saved yet. */
export function noteDraft(id: string): string {
  return tabStore.read(prefix + id) ?? "";
}

/** Keeps what is typed, for this tab: leaving, signing in again and a server that is away lose nothing. */
export function keepNoteDraft(id: string, text: string): void {
  tabStore.write(prefix + id, text || null);
  tabStore.write(listKey, [...new Set([...begun(), id])].join(" "));
}

export function dropNoteDraft(id: string): void {
  tabStore.write(prefix + id, null);
  tabStore.write(idKey(id), null);
}

/** Forgets all that was begun. */
export function dropNoteDrafts(): void {
  for (const id of begun()) dropNoteDraft(id);
  tabStore.write(listKey, null);
}

function begun(): string[] {
  return (tabStore.read(listKey) ?? "").split(" ").filter(Boolean);
}
