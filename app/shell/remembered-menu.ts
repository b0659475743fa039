import { useEffect, useState } from "react";
import { localStore } from "../components/local-store.ts";
import { aliases, servicePaths } from "../data/paths.ts";

const key = "menu";
const byDefault = "Home";

/** Which menu entry a page belongs to. Pages that aren't here leave the remembered entry as it is. */
const labelByPath = new Map<string, string>(
  [
    ["/", "Home"] as const,
    ["/About", "About"] as const,
    ["/Services", "Services"] as const,
    ...servicePaths.map((path) => [path, "Services"] as const),
    ["/Clients", "Client"] as const,
    ["/Portfolio", "Portfolio"] as const,
    ["/Blog", "Blog"] as const,
  ].map(([path, label]) => [path.toLowerCase(), label]),
);

/**
 * The menu label a path belongs to, in any spelling, or undefined where it has none
 * (Contact, Showcase, career, unknown paths).
 */
export function menuLabelFor(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, "$1");
  const alias = Object.entries(aliases)
    .find(([from]) => from.toLowerCase() === path)?.[1]
    .toLowerCase();
  return labelByPath.get(alias ?? path) ?? (path.startsWith("/blog/") ? "Blog" : undefined);
}

/**
 * The remembered menu label (`localStorage.menu`, default Home): a visit to a page of the menu stores its label.
 * Undefined in the prerendered page, which knows no visitor.
 */
export function useRememberedMenu(pathname: string, labels: string[]): string | undefined {
  const [remembered, setRemembered] = useState<string>();
  useEffect(() => {
    const visited = menuLabelFor(pathname);
    if (visited) localStore.write(key, visited);
    const stored = visited ?? localStore.read(key);
    setRemembered(stored && labels.includes(stored) ? stored : byDefault);
  }, [pathname, labels]);
  return remembered;
}
