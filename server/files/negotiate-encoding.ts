import Negotiator from "negotiator";
import type { Variant } from "./built-site.ts";

/**
 * Which of a file's variants a client can best unpack: by its own weights, Brotli before gzip where these are equal.
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

/** Since its version 1.0; its published types do not know it yet. */
type Preferring = {
  encodings: (available: string[], options: { preferred: string[] }) => string[];
};
