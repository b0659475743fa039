import { createStore } from "../create-store.ts";

export type Toast = {
  id: number;
  text: string;
  /** The page on which it was done: on the next one but the inbox it is gone. */
  page: string;
  undo?: (() => void) | undefined;
};

const toast = createStore<Toast | undefined>(undefined);
let lastId = 0;

/** Shows what was done last, on its page and in the inbox, for as long as it can be undone. */
export function notify(text: string, undo?: () => void): void {
  lastId += 1;
  toast.set({ id: lastId, text, page: location.pathname, undo });
  announce(text);
}

export const dismiss = () => toast.set(undefined);

export const useToast = toast.use;

const announcement = createStore("");

/** Says something through a screen reader, once it has finished what it is saying. */
export function announce(text: string): void {
  // A screen reader repeats the same words only if the text differs.
  announcement.set(announcement.read() === text ? `${text}\u00a0` : text);
}

export const useAnnouncement = announcement.use;
