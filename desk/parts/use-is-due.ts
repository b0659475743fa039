import { indianDay } from "../../server/submission/indian-time.ts";
import { useMinute } from "./use-minute.ts";

/** Whether a reminder's day in India has come. */
export function useIsDue(day: string | null): boolean {
  const today = indianDay(new Date(useMinute()));
  return day !== null && day <= today;
}
