import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What lies in a project that nobody but its owners may read. */
export type Sent = {
  /** The DATA_DIR by which it was sent here: another one than where nothing is set. */
  dataFolder: string;
  /** By their names in the project; each holds `text`. */
  files: string[];
  text: string;
};

/** Lays into a copy of the project what is in one that serves the site and has settings. */
export function writeWhatWasSent(folder: string): Sent {
  const dataFolder = "kept elsewhere (ours)";
  const files = [
    "data/chowk-360.sqlite",
    "data/notes.txt",
    "before.sqlite-wal",
    "before.dump",
    "releases/1/server/rules.ts",
    ".env",
    ".env.production",
    `${dataFolder}/cv.txt`,
  ];
  const text = "what-somebody-wrote-to-us";
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `// ${text}`);
  }
  return { dataFolder, files, text };
}
