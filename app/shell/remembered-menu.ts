import { useEffect, useState } from "react";
import { localStore } from "../components/local-store.ts";
import { aliases } from "../data/paths.ts";

const key = "menu";
const byDefault = "Home";

/** Which menu entry a page belongs to, except the services' pages. Other pages don't change the remembered entry. */
const labelByPath = new Map<string, string>(
  [
    ["/", "Home"] as const,
    ["/About", "About"] as const,
    ["/Services", "Services"] as const,
    ["/Clients", "Client"] as const,
    ["/Portfolio", "Portfolio"] as const,
    ["/Blog", "Blog"] as const,
  ].map(([path, label]) => [path.toLowerCase(), label]),
);

/**
 * The menu label that a path belongs to, in any spelling; undefined if it has none (Contact, Showcase, career, unknown
 * paths).
 * @param services the services' addresses, which belong to Services
 */
export function menuLabelFor(pathname: string, services: string[]): string | undefined {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, "$1");
  const alias = Object.entries(aliases)
    .find(([from]) => from.toLowerCase() === path)?.[1]
    .toLowerCase();
  const own = alias ?? path;
  if (path.startsWith("/blog/")) return "Blog";
  return services.some((service) => service.toLowerCase() === own) ? "Services" : labelByPath.get(own);
}

/**
 * The remembered menu label (`localStorage.menu`, default Home): a visit to a page of the menu stores its label.
 * Undefined in the prerendered page, which is the same for every visitor.
 * @param visited the label of the current page, if it has one
 */
export function useRememberedMenu(visited: string | undefined, labels: string[]): string | undefined {
  const [remembered, setRemembered] = useState<string>();
  useEffect(() => {
    if (visited) localStore.write(key, visited);
    const stored = visited ?? localStore.read(key);
    setRemembered(stored && labels.includes(stored) ? stored : byDefault);
  }, [visited, labels]);
  return remembered;
}
