import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

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
