import type { Changes } from "./changes.ts";

/** What every page of the editor is made with. */
export type Editor = {
  /** The part of every address that only the one who started the editor knows. */
  base: string;
  /** The origin at which the site itself is looked at. */
  site: string;
  changes: Changes;
};
