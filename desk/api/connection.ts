import { createStore } from "../parts/create-store.ts";

const away = createStore(false);

/** To be told after every question whether the server, or its database, was away. */
export const tellConnection = away.set;

/** Whether the server, or its database, was away when it was last asked. */
export const useAway = away.use;
