import { createStore } from "../../app/components/store.ts";

const said = createStore("");

/** Says something through a screen reader, once it has finished what it is saying. */
export function announce(text: string): void {
  // The same words twice are read out twice only where they differ.
  said.set(said.read() === text ? `${text}\u00a0` : text);
}

/** What is said now. */
export const useAnnouncement = said.use;
