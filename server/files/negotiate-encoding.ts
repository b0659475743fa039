import Negotiator from "negotiator";
import type { Variant } from "./built-site.ts";

/**
 * Chooses the variant of a file that a client prefers by its own weights; Brotli before gzip if these are equal.
 * @param variants the smallest first
 * @param accepted the `Accept-Encoding` header
 */
export function chooseVariant(variants: readonly Variant[], accepted = ""): Variant {
  const request = { headers: { "accept-encoding": accepted } };
  const order = (new Negotiator(request) as Negotiator & Preferring).encodings(["br", "gzip", "identity"], {
    preferred: ["br", "gzip"],
  });
  for (const encoding of order) {
    for (const variant of variants) if (variant.encoding === encoding) return variant;
  }
  const plain = variants.at(-1);
  if (!plain) throw new Error("a built file without any variant");
  return plain;
}

/** Available since version 1.0, but missing from its published types. */
type Preferring = {
  encodings: (available: string[], options: { preferred: string[] }) => string[];
};
