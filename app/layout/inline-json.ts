/** A value as JSON that can stand in a script element: no text in it can end the element. */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Pages of the site whose links are pointed at are fetched ahead; browsers do nothing of the kind where data is saved. */
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
