import { aliases, canonicalPaths } from "../app/paths.ts";

/** The specification's thirty addresses, second addresses among them. */
export const everyPage = [...canonicalPaths, ...Object.keys(aliases)];

/** An address that nothing lies at. */
export const nowhere = "/Nowhere-in-Raipur";
