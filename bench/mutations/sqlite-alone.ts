import { storePlaces as allPlaces, type FindPlace } from "../../tests/server/fixtures/store-places.ts";

/** Replaces the tests' own function while the store is mutated: SQLite alone, which needs no server and is quick. */
export function storePlaces(): [string, FindPlace][] {
  return allPlaces({ createDatabase: () => Promise.reject(new Error("no PostgreSQL here")) }).slice(0, 1);
}
