import { statSync } from "node:fs";
import path from "node:path";
import { ContentError } from "../data/content-error.ts";
import { currentContent } from "../data/open-content.server.ts";
import { readPictureFacts } from "../data/pictures.server.ts";

const most = 60e6;

/** Pictures too small for a large screen, the same picture under two names, and all of them together too heavy. */
export function pictureFiles(): ContentError[] {
  const prints = new Map<string, string>();
  const found = Object.entries(readPictureFacts()).flatMap(([name, { base, width, height }]) => {
    const print = base.slice(name.length + 1);
    const before = prints.get(print);
    prints.set(print, name);
    if (before) return [wrong(name, `this is the same picture as ${before}; use one name for both`)];
    return Math.max(width, height) < 1600
      ? [
          wrong(
            name,
            `the picture has ${width} × ${height} pixels; 1600 or more on its longer side are wanted, so that it is sharp on a large screen`,
          ),
        ]
      : [];
  });
  const { root, files } = currentContent();
  const bytes = files()
    .filter((file) => file.startsWith("content/pictures/"))
    .reduce((sum, file) => sum + (statSync(path.join(root, file), { throwIfNoEntry: false })?.size ?? 0), 0);
  if (bytes <= most) return found;
  return [
    ...found,
    wrong(
      "",
      `all pictures together have ${Math.round(bytes / 1e6)} MB; save some as WebP so that they stay below ${most / 1e6}`,
    ),
  ];
}

function wrong(name: string, remedy: string): ContentError {
  return new ContentError(`content/pictures/${name}`.replace(/\/$/, ""), "", remedy, { style: true });
}
