import { createStore } from "../../app/components/store.ts";

/** Whether recovery codes are on the screen, which are shown once: until they are kept nothing may take their place. */
export const codesShown = createStore(false);
