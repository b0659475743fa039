import { useSyncExternalStore } from "react";

/** A value that distant parts of the page share; `first` is its value at the start, and in the prerendered page. */
export function createStore<Value>(first: Value) {
  let value = first;
  const { listen, notify } = createListeners();
  const read = () => value;
  return {
    read,
    set(next: Value) {
      if (Object.is(value, next)) return;
      value = next;
      notify();
    },
    use: () => useSyncExternalStore(listen, read, () => first),
  };
}

/** A set of listeners for a value outside React, in the form that `useSyncExternalStore` takes. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
