import { indianTime } from "../../server/submission/indian-time.ts";
import { words } from "../words.ts";
import { useMinute } from "./use-minute.ts";

/** How long ago something was, such as “2 h”; the moment in full, as in India, on pointing at it. */
export function Age({ at, className }: { at: string; className?: string | undefined }) {
  const now = useMinute();
  return (
    <time className={className} dateTime={at} title={indianTime(at, "full")}>
      {words.age(Math.max(0, now - Date.parse(at)))}
    </time>
  );
}
