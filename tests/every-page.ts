import { aliases, canonicalPaths } from "../app/paths.ts";

/** The specification's thirty addresses, second addresses among them. */
export const everyPage = [...canonicalPaths, ...Object.keys(aliases)];

/** An address that nothing lies at. */
export const nowhere = "/Nowhere-in-Raipur";

/** One page of every kind: what is said of it holds for its sisters. */
export const everyKindOfPage = [
  "/",
  "/About",
  "/Contact",
  "/Clients",
  "/Portfolio",
  "/Showcase",
  "/Services",
  "/career",
  "/Blog",
  "/Blog/2",
  "/Outdoor-Advertising-in-Raipur",
  "/Digital-Marketing-in-Raipur",
  "/Society-Branding-in-Raipur",
  "/Blog/SEO-Optimization",
  nowhere,
];
