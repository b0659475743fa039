import { createStore } from "../../app/components/create-store.ts";

const away = createStore<false | "away" | "damaged">(false);

/** To be told after every question whether the server, or its database, was away, or that one is damaged. */
export const tellConnection = away.set;

/** Whether the server, or its database, was away when it was last asked, or that one is damaged. */
export const useAway = away.use;
