import type { ExportedSite } from "./exported-site.ts";

/** An old address; without `to` it is gone for good. */
export type Redirect = ExportedSite["redirects"][number];

/** Old addresses as they are written, and in small letters. */
export function redirectsOf({ redirects }: Pick<ExportedSite, "redirects">): Redirect[] {
  return redirects.flatMap((one) =>
    [...new Set([one.from, lowerCase(one.from)])].map((from) => ({ ...one, from })),
  );
}

/** Percent signs keep what follows them. */
function lowerCase(address: string): string {
  return address.replace(/%[0-9a-f]{2}|[A-Z]/gi, (one) => (one.startsWith("%") ? one : one.toLowerCase()));
}
