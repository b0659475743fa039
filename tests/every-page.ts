import { readPaths } from "../app/data/paths.server.ts";

const { aliasPaths, canonicalPaths } = readPaths();

/** Every address that a page has, second addresses among them. */
export const everyPage = [...canonicalPaths, ...aliasPaths];

/** An address that nothing lies at. */
export const nowhere = "/Nowhere-in-Raipur";

const ofManySisters = /-in-Raipur$|^\/Blog\/\D/;
const forTheirSisters = [
  "/Outdoor-Advertising-in-Raipur",
  "/Digital-Marketing-in-Raipur",
  "/Society-Branding-in-Raipur",
  "/Blog/SEO-Optimization",
];

/** Whether a page is one of many that are made alike, and another of them stands for it in `everyKindOfPage`. */
export function hasASister(path: string): boolean {
  return !everyKindOfPage.includes(path);
}

/** Every page but the services and articles that are made like one of these four. */
export const everyKindOfPage = [
  ...canonicalPaths.filter((path) => forTheirSisters.includes(path) || !ofManySisters.test(path)),
  nowhere,
];
