/** A title as the last part of an address: “A Board for Every Lane” as `A-Board-for-Every-Lane`; empty for one without Latin letters. */
export function toAddress(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{M}|[’']/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A title as the key of an entry, of four words at most and unlike those that are taken: `a-board-for-every`. */
export function createKey(title: string, taken: readonly unknown[]): string {
  const name = toAddress(title).toLowerCase().split("-").slice(0, 4).join("-") || "entry";
  const names = [name, ...taken.map((_, index) => `${name}-${index + 2}`)];
  return names.find((key) => !taken.includes(key)) ?? name;
}
