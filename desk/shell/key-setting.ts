import { localStore } from "../../app/components/browser-storage.ts";
import { createStore } from "../../app/components/store.ts";

const key = "desk:keys";
const on = createStore(localStore.read(key) !== "off");

/** Whether single letters do things in this browser; who speaks to their computer switches them off (WCAG 2.2, 2.1.4). */
export const keysAreOn = on.read;
export const useKeysAreOn = on.use;

export function switchKeys(to: boolean): void {
  localStore.write(key, to ? null : "off");
  on.set(to);
}
