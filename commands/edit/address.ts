import { existsSync } from "node:fs";
import path from "node:path";
import { readPaths } from "../../app/data/paths.server.ts";
import { isTaken } from "../../app/data/paths.ts";

/** A title as the last part of an address: “A Board for Every Lane” as `A-Board-for-Every-Lane`. */
export function addressOf(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{M}|[’']/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * Why a name can't be the address of a new page; undefined where it can.
 * @param name the last part of the address
 * @param below `/` or `/Blog/`
 * @param file where the page would lie, below `content/`
 */
export function wrongAddress(name: string, below: string, file: string): string | undefined {
  if (!/^[\w-]+$/.test(name)) return "use letters, digits and dashes alone, such as My-Title";
  if (existsSync(path.join("content", file)))
    return `content/${file} is there already, and nothing is overwritten; take another`;
  const address = below + name;
  const taken = readPaths().canonicalPaths.some((one) => one.toLowerCase() === address.toLowerCase());
  return taken || isTaken(address) ? `${address} is the address of another page; take another` : undefined;
}
