import { tabStore } from "../../app/components/browser-storage.ts";

const prefix = "desk:draft:";

/** @param of a submission whose note it is, or what else is being typed */
export const draftKey = (user: { id: string }, of: string) => `${user.id}/${of}`;

export const idKey = (draft: string) => `${prefix}${draft}:sent`;

export const readDraft = (draft: string) => tabStore.read(prefix + draft) ?? "";

/** Keeps what is typed for this tab: leaving the page, signing in again and an outage lose nothing. */
export function saveDraft(draft: string, text: string): void {
  tabStore.write(prefix + draft, text || null);
}

export function dropDraft(draft: string): void {
  tabStore.write(prefix + draft, null);
  tabStore.write(idKey(draft), null);
}

export function dropDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden there are no drafts.
  }
}
