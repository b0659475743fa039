import { useSyncExternalStore } from "react";
import { createListeners } from "./create-listeners.ts";

/**
 * A value that parts of the page far from each other share: read, set, and used by what is drawn from it.
 * @param first its value at the start, and in the prerendered page
 */
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
