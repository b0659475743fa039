import { useEffect, useState } from "react";
import { localStore } from "../components/browser-storage.ts";
import { canonicalPath } from "../data/paths.ts";
import type { ShellData } from "../data/shell.server.ts";

const key = "menu";

type Menu = ShellData["site"]["menu"];

/**
 * The menu label that a path belongs to, in any spelling; undefined if it has none (Contact, Showcase, career, unknown
 * paths).
 * @param services the services' addresses, which belong to the entry that lists them
 */
export function menuLabelFor(pathname: string, menu: Menu, services: string[]): string | undefined {
  const path = canonicalPath(pathname).toLowerCase();
  const isHere = (address: string) => address.toLowerCase() === path;
  return menu.find(
    (entry) =>
      isHere(entry.path) ||
      (entry.services && services.some(isHere)) ||
      (entry.path === "/Blog" && path.startsWith("/blog/")),
  )?.label;
}

/**
 * The remembered menu label (`localStorage.menu`, default the first, Home): a visit to a page of the menu stores its label.
 * Undefined in the prerendered page, which is the same for every visitor.
 * @param visited the label of the current page, if it has one
 */
export function useRememberedMenu(visited: string | undefined, menu: Menu): string | undefined {
  const [remembered, setRemembered] = useState<string>();
  useEffect(() => {
    if (visited) localStore.write(key, visited);
    const stored = visited ?? localStore.read(key);
    setRemembered(menu.find(({ label }) => label === stored)?.label ?? menu[0]?.label);
  }, [visited, menu]);
  return remembered;
}
