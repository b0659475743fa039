import { tabStore } from "../../app/components/browser-storage.ts";

const prefix = "desk:note:";
/** Those that may be kept, so that signing out can take them all away. */
const listKey = "desk:notes";

/** By what name a draft is kept: everybody has their own. */
export function draftKey(who: { id: string }, submission: string): string {
  return `${who.id}/${submission}`;
}

/** Where the tab keeps which id the note has that is being sent. */
export function idKey(draft: string): string {
  return `${prefix}${draft}:sent`;
}

/** The note that was begun on a submission in this tab and isn't saved yet. */
export function readNoteDraft(draft: string): string {
  return tabStore.read(prefix + draft) ?? "";
}

/** Keeps what is typed, for this tab: leaving, signing in again and a server that is away lose nothing. */
export function saveNoteDraft(draft: string, text: string): void {
  tabStore.write(prefix + draft, text || null);
  tabStore.write(listKey, [...new Set([...listDrafts(), draft])].join(" "));
}

export function dropNoteDraft(draft: string): void {
  tabStore.write(prefix + draft, null);
  tabStore.write(idKey(draft), null);
}

/** Forgets all that was begun. */
export function dropNoteDrafts(): void {
  for (const draft of listDrafts()) dropNoteDraft(draft);
  tabStore.write(listKey, null);
}

function listDrafts(): string[] {
  return (tabStore.read(listKey) ?? "").split(" ").filter(Boolean);
}
