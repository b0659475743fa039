import { z } from "zod";
import { findClient } from "./clients.server.ts";
import { ContentError } from "./content-error.ts";
import { webpWidths } from "./picture-widths.ts";
import { readPicture, readPictureDescriptions } from "./pictures.server.ts";
import { pictureName, text } from "./schema.ts";

/** A work: a picture of `content/pictures` that names its client and its medium. */
export type Work = ReturnType<typeof readWork>;

/** How content names a work: by its picture, with a medium of its own where the artwork is shown in another one. */
export const workEntry = z.union([pictureName, z.strictObject({ picture: pictureName, medium: text })], {
  error:
    "write a picture's name, or { picture: name, medium: words } where the artwork is shown in another medium",
});

/**
 * The work that content names.
 * @param usedIn file that names it, for the error
 * @throws ContentError when the picture is missing or does not say whose it is
 */
export function readWork(entry: z.output<typeof workEntry>, usedIn: string) {
  const { picture: name, ...own } = typeof entry === "string" ? { picture: entry } : entry;
  const found = readPicture(name, usedIn);
  const { client, medium, file } = { ...readPictureDescriptions().get(name), ...own };
  if (!client || !medium)
    throw new ContentError(
      usedIn,
      name,
      `a piece of work needs a client and a medium; add both to the picture's entry in content/${file}`,
    );
  return {
    picture: found,
    /** The client's name, as it is written. */
    client: findClient(client, `content/${file}`, `${name}.client`).name,
    medium,
    /** Address of the picture's largest file. */
    file: `/pictures/${found.base}-${webpWidths(found.widths).at(-1)}.webp`,
  };
}

/** Proportions that a row of works can be framed in, width by height. */
const frames = { board: 2, photo: 1.6, square: 1, page: 0.75, poster: 0.6 } as const;
export type Frame = keyof typeof frames;

/** The frame that suits most of the works; those of another shape stand in it whole. */
export function frameFor(works: Work[]): Frame {
  const shapes = works.map(({ picture: { width, height } }) => width / height).sort((a, b) => a - b);
  const middle = shapes[Math.floor(shapes.length / 2)] ?? 1;
  const off = (frame: Frame) => Math.abs(Math.log(frames[frame] / middle));
  return (Object.keys(frames) as Frame[]).reduce((best, one) => (off(one) < off(best) ? one : best));
}
