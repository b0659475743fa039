import { createStore } from "../../app/components/create-store.ts";

const away = createStore<false | "away" | "damaged">(false);

/** Told after every request whether the server or its database was away, or the database damaged. */
export const tellConnection = away.set;

/** Whether the server or its database was away at the last request, or the database damaged. */
export const useAway = away.use;
