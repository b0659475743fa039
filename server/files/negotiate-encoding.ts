import Negotiator from "negotiator";
import type { Variant } from "./built-site.ts";

/**
 * Chooses the variant of a file that a client prefers by its own weights; Brotli before gzip if these are equal.
 * @param variants the smallest first
 * @param accepted the `Accept-Encoding` header
 */
export function chooseVariant(variants: readonly Variant[], accepted = ""): Variant {
  const request = { headers: { "accept-encoding": accepted } };
  const available = variants.map(({ encoding }) => encoding);
  const [best] = (new Negotiator(request) as Negotiator & Preferring).encodings(available, {
    preferred: ["br", "gzip"],
  });
  const chosen = variants.find(({ encoding }) => encoding === best) ?? variants.at(-1);
  if (!chosen) throw new Error("a built file without any variant");
  return chosen;
}

/** Available since version 1.0, but missing from its published types. */
type Preferring = {
  encodings: (available: string[], options: { preferred: string[] }) => string[];
};
