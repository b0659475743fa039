import { createStore } from "../../app/components/create-store.ts";

const said = createStore("");

/** Says something to who listens instead of looking, when they have heard out what is being said. */
export function announce(text: string): void {
  // The same words twice are heard twice only where they differ.
  said.set(said.read() === text ? `${text}\u00a0` : text);
}

/** What is said now. */
export const useAnnouncement = said.use;
