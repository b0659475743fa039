import { aliases, canonicalPaths } from "../app/data/paths.ts";

/** The specification's thirty addresses, second addresses among them. */
export const everyPage = [...canonicalPaths, ...Object.keys(aliases)];

/** An address that nothing lies at. */
export const nowhere = "/Nowhere-in-Raipur";

const ofManySisters = /-in-Raipur$|^\/Blog\/\D/;
const forTheirSisters = [
  "/Outdoor-Advertising-in-Raipur",
  "/Digital-Marketing-in-Raipur",
  "/Society-Branding-in-Raipur",
  "/Blog/SEO-Optimization",
];

/** Every page but the services and articles that are made like one of these four. */
export const everyKindOfPage = [
  ...canonicalPaths.filter((path) => forTheirSisters.includes(path) || !ofManySisters.test(path)),
  nowhere,
];
