import type { Changes } from "./changes.ts";

/** Something that builds or releases: what it has said so far, and whether it went well once it has ended. */
export type Work = { title: string; said: string; ended?: boolean };

/** A file that was sent with a mistake beside it, kept so that nobody has to choose it again. */
export type KeptFile = { id: string; file: File };

/** What every page of the editor is made with. */
export type Editor = {
  /** The part of every address that only the one who started the editor knows. */
  base: string;
  /** The origin at which the site itself is looked at. */
  site: string;
  changes: Changes;
  /** The last file that was sent in each field for files. */
  kept: Map<string, KeptFile>;
  /** The last thing that was published, or is on its way. */
  work?: Work;
};
