import { z } from "zod";
import { ContentError } from "../../../data/content-error.ts";
import { memoize } from "../../../data/open-content.server.ts";
import { readYaml } from "../../../data/read-content.server.ts";
import { text } from "../../../data/schema.ts";

const key = z.string().regex(/^[a-z0-9-]+$/, "write a key of small letters, digits and dashes");
export const posterKey = key.meta({ names: "poster" });
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'write a colour as "#" and six of 0-9 a-f, in quotes');

const schema = z.record(
  key,
  z.strictObject({
    client: key.meta({ names: "client" }),
    ground: colour,
    ink: colour,
    lines: z.array(text.max(14)).min(1).max(3),
  }),
);

export type Poster = z.output<typeof schema>[string];

const readPosters = memoize(() => readYaml("posters.yaml", schema));

/**
 * Finds the poster that an inventory entry names.
 * @param file and `field`: where it is named, for the error message
 * @throws ContentError when `content/posters.yaml` has no poster with that key
 */
export function findPoster(poster: string, file: string, field: string): Poster {
  const known = readPosters();
  const found = known[poster];
  if (!found)
    throw new ContentError(
      file,
      field,
      `there is no poster “${poster}”; write one of ${Object.keys(known).join(", ")}, or add it to content/posters.yaml`,
    );
  return found;
}
