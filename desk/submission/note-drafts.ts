import { tabStore } from "../../app/components/browser-storage.ts";

const prefix = "desk:note:";

export const draftKey = (user: { id: string }, submission: string) => `${user.id}/${submission}`;

export const idKey = (draft: string) => `${prefix}${draft}:sent`;

export const readNoteDraft = (draft: string) => tabStore.read(prefix + draft) ?? "";

/** Keeps what is typed for this tab: leaving the page, signing in again and an outage lose nothing. */
export function saveNoteDraft(draft: string, text: string): void {
  tabStore.write(prefix + draft, text || null);
}

export function dropNoteDraft(draft: string): void {
  tabStore.write(prefix + draft, null);
  tabStore.write(idKey(draft), null);
}

export function dropNoteDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden there are no drafts.
  }
}
