import type { BuiltFile, BuiltSite, Variant } from "./built-site.ts";

/**
 * The built file at an address, whatever its case, doubled or trailing slashes (pages and their data), or undefined.
 * @param path the path as it came, still percent-encoded, without its query
 */
export function findFile(site: BuiltSite, path: string): BuiltFile | undefined {
  const exact = site.files.get(path) ?? site.pages.get(path);
  if (exact) return exact;
  // A page's data lies beside it; from an address with a trailing slash the client asks for it one level below.
  const plain = decode(path)
    ?.replace(/\/{2,}/g, "/")
    .replace(/(.)\/_\.data$/i, "$1.data");
  if (plain === undefined) return undefined;
  const page = plain.length > 1 ? plain.replace(/\/$/, "") : plain;
  return site.pages.get(page.toLowerCase()) ?? site.files.get(plain);
}

/**
 * The variant that suits what the client says it can unpack: Brotli before gzip before the file as it is.
 * @param accepted the `Accept-Encoding` header
 */
export function chooseVariant(file: BuiltFile, accepted: string | null | undefined): Variant {
  const offers = new Map(
    (accepted ?? "")
      .toLowerCase()
      .split(",")
      .map((offer) => {
        const [name = "", ...rest] = offer.split(";").map((part) => part.trim());
        const weight = rest.find((part) => part.startsWith("q="));
        return [name, weight ? Number(weight.slice(2)) : 1];
      }),
  );
  const wanted = ({ encoding }: Variant) => encoding === "identity" || (offers.get(encoding) ?? 0) > 0;
  const variant = file.variants.find(wanted) ?? file.variants.at(-1);
  if (!variant) throw new Error("a built file without any variant");
  return variant;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
