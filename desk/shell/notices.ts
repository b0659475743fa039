import { createStore } from "../../app/components/store.ts";
import { words } from "../words.ts";

export type Toast = {
  id: number;
  text: string;
  undo?: {
    run: () => void;
    /** Whether it can also be undone later: then its time stands still while the notice is looked at. */
    anytime: boolean;
  };
};

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows what was done for as long as it can be undone. */
export function notify(text: string, undo?: Toast["undo"]): void {
  lastId += 1;
  toasts.set([...toasts.read(), { id: lastId, text, ...(undo && { undo }) }].slice(-3));
  announce(undo ? `${text} ${words.undoAnnouncement}` : text);
}

export function dismiss(id: number): void {
  toasts.set(toasts.read().filter((toast) => toast.id !== id));
}

export const dismissAll = () => toasts.set([]);

export function undo({ id, undo }: Toast): void {
  dismiss(id);
  undo?.run();
}

/** Undoes what was done last, where it still can be. */
export function undoLast(): void {
  const toast = toasts.read().findLast(({ undo }) => undo);
  if (toast) undo(toast);
}

export const useToasts = toasts.use;

const announcement = createStore("");

/** Says something through a screen reader, once it has finished what it is saying. */
export function announce(text: string): void {
  // A screen reader repeats the same words only if the text differs.
  announcement.set(announcement.read() === text ? `${text}\u00a0` : text);
}

export const useAnnouncement = announcement.use;
