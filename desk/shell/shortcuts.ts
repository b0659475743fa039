import { useLayoutEffect, useRef } from "react";
import { localStore } from "../../app/components/browser-storage.ts";
import { createStore } from "../../app/components/store.ts";

/**
 * Shortcuts of a single key: never while typing, with a modifier or behind an open dialog. Only `j` and `k` repeat while they
 * are held. Layout effects, so that no key falls between what is shown and what the key does to it.
 * @param actions by the key as `KeyboardEvent.key` has it; undefined does nothing
 */
export function useShortcuts(actions: Record<string, (() => void) | undefined>): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      const action = latest.current[key];
      if (!action || ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return;
      if (!areShortcutsEnabled() || isTextInput(event.target) || document.querySelector("dialog[open]"))
        return;
      event.preventDefault();
      if (!repeat || key === "j" || key === "k") action();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
}

function isTextInput(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

const key = "desk:keys";
const enabled = createStore(localStore.read(key) !== "off");

/** Whether single letters do things in this browser; who speaks to their computer switches them off (WCAG 2.2, 2.1.4). */
const areShortcutsEnabled = enabled.read;
export const useShortcutsEnabled = enabled.use;

export function setShortcutsEnabled(isEnabled: boolean): void {
  localStore.write(key, isEnabled ? null : "off");
  enabled.set(isEnabled);
}
