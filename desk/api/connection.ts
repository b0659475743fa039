import { createStore } from "../../app/components/store.ts";

/** Whether the server or its database was away at the last request, or the database damaged. */
export const connection = createStore<false | "away" | "damaged">(false);
