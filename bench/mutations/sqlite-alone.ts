import { storePlaces as allPlaces, type FindPlace } from "../../tests/server/fixtures/store-places.ts";

/** In the place of the tests' own while the store is mutated: on SQLite alone, which needs no server and is quick. */
export function storePlaces(): [string, FindPlace][] {
  return allPlaces({ createDatabase: () => Promise.reject(new Error("no PostgreSQL here")) }).slice(0, 1);
}
