import { createStore } from "../../app/components/store.ts";

const minuteMs = 60_000;
const thisMinute = () => Math.ceil(Date.now() / minuteMs) * minuteMs;
const minute = createStore(thisMinute());
setInterval(() => minute.set(thisMinute()), 5_000);

/** The end of this minute, in ms since 1970: what shows an age is drawn anew once a minute. */
export const useMinute = minute.use;
