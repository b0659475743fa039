import type { Coordinates } from "../../../data/schema.ts";

const kilometresPerDegree = 111.2;

/** The distance of two places of one city in kilometres, as the crow flies. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const shrink = Math.cos((one.latitude * Math.PI) / 180);
  return (
    kilometresPerDegree *
    Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * shrink)
  );
}
