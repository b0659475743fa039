import { z } from "zod";
import { coordinates, day, text } from "../../../data/schema.ts";

const whole = z.int("write a whole number without quotes");

/** What societies and sites have alike for whoever books them; each may be left out. */
export const booking = {
  /** Where it stands on the map. */
  at: coordinates.optional(),
  /** From where one comes, how fast the traffic is in km/h, and for how many metres before it nothing hides the board. */
  road: z
    .strictObject({
      approach: text.max(90),
      speed: whole.min(3, "write km/h, at least 3, which is on foot").max(120, "write km/h, at most 120"),
      view: whole.min(5, "write metres, at least 5").max(1000, "write metres, at most 1000"),
    })
    .optional(),
  /** Where the figure of people comes from. */
  source: text.max(80).optional(),
  /** The first day on which it is free; without it, or once the day has come, it is free now. */
  free_from: day.optional(),
};
