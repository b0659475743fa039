import { indianOffset } from "../../formats/indian-day.ts";
import { indianTime } from "../../server/submission/indian-time.ts";
import { createStore } from "../create-store.ts";
import { words } from "../words.ts";

type RelativeTimeProps = { at: string; className?: string | undefined; isInSentence?: boolean };

/** How long ago something was, such as “2 h”, in a sentence “2 h ago”; hovering shows the moment in full. */
export function RelativeTime({ at, className, isInSentence }: RelativeTimeProps) {
  const now = useCurrentMinute();
  return (
    <time className={className} dateTime={at} title={indianTime(at, "full")}>
      {words.when(new Date(at), now, isInSentence ? words.ago : "")}
    </time>
  );
}

const minuteMs = 60_000;
const thisMinute = () => Math.ceil(Date.now() / minuteMs) * minuteMs;
const minute = createStore(thisMinute());
setInterval(() => minute.set(thisMinute()), 5_000);

/** The end of this minute, in ms since 1970: what shows an age is redrawn once a minute. */
const useCurrentMinute = minute.use;

/** Whether a reminder's day in India, or its time, has come. */
export function useIsDue(on: string | null): boolean {
  const now = new Date(useCurrentMinute() + indianOffset).toISOString();
  return on !== null && on <= now;
}
