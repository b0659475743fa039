import { createStore } from "../../app/components/create-store.ts";
import { words } from "../words.ts";
import { announce } from "./announcements.ts";

/** Something that was done, and how to take it back. */
export type Toast = {
  id: number;
  text: string;
  undo?: {
    run: () => void;
    /** Whether it may be taken back later, too: then the time stands still while the notice is looked at. */
    whenever: boolean;
  };
};

const toasts = createStore<readonly Toast[]>([]);
let last = 0;

/** Tells what was done, for as long as it may be taken back. */
export function tell(text: string, undo?: Toast["undo"]): void {
  last += 1;
  toasts.set([...toasts.read(), { id: last, text, ...(undo && { undo }) }].slice(-3));
  announce(undo ? `${text} ${words.undoHeard}` : text);
}

export function dismiss(id: number): void {
  toasts.set(toasts.read().filter((toast) => toast.id !== id));
}

export function dismissAll(): void {
  toasts.set([]);
}

export function undo({ id, undo }: Toast): void {
  dismiss(id);
  undo?.run();
}

/** Takes back what was done last, where it still can be. */
export function undoLast(): void {
  const toast = toasts.read().findLast(({ undo }) => undo);
  if (toast) undo(toast);
}

/** What was done of late, oldest first. */
export const useToasts = toasts.use;
