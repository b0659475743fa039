import { memoize } from "../data/open-content.server.ts";
import { readPlaceCopy } from "../data/places/place-copy.server.ts";
import { readPlaceSummaries } from "../data/places/places.server.ts";
import { readPlanCopy } from "./plan-copy.server.ts";

/** What the bar below a list needs: its words, and all places to add up. */
export const readPlanBar = memoize(() => {
  const { size, counted } = readPlaceCopy();
  return {
    copy: { size, counted, bar: readPlanCopy().bar },
    places: readPlaceSummaries().map(({ slug, medium, people, flats, boards, rent }) => {
      return { slug, medium, people, flats, boards, rent };
    }),
  };
});

export type PlanBarData = ReturnType<typeof readPlanBar>;
