import { useSyncExternalStore } from "react";

/** A value that parts of the page far from each other share: read, set, and used by what is drawn from it. */
export function createStore<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = () => value;
  return {
    read,
    set(next: Value) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(listen, read),
  };
}
