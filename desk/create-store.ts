import { useSyncExternalStore } from "react";
import { createListeners } from "../app/components/listeners.ts";

/** A value that distant parts of the desk share; `first` is its value at the start. */
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
    use: () => useSyncExternalStore(listen, read),
  };
}
