/** A value as JSON that can stand in a script element: no text in it can end the element. */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Prefetches pages of the site whose links are hovered over; browsers skip this where data is to be saved. */
export const prefetchRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/api/*", "/desk*", "/artwork/*", "/*.csv"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};
