import type { PlaceSummary } from "../app/data/places/place-sums.ts";

/** Sample data for tests: a society with two kinds of boards, and a site where nobody lives. */
export const samplePlaces = {
  society: {
    slug: "ashoka-heights",
    name: 'Ashoka "Heights", Phase 2',
    location: "Mowa",
    seen: "At the gate",
    medium: "society",
    people: 12_500,
    flats: 310,
    rent: { from: 8000, to: 16_000 },
    boards: [
      { kind: "pylon", kindName: "Pylon", width: 3, height: 5, count: 2 },
      { kind: "clip", kindName: "Clip", width: 1.5, height: 2, count: 1 },
    ],
  },
  site: {
    slug: "telibandha",
    name: "Telibandha",
    location: "Ring Road",
    seen: "Towards the airport",
    medium: "site",
    people: 0,
    flats: 0,
    boards: [{ kind: "hoarding", kindName: "Hoarding", width: 40, height: 20, count: 1 }],
  },
} satisfies Record<string, PlaceSummary>;
