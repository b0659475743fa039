import { ContentError, fieldName } from "../../app/data/content-error.ts";
import { factsIn, partsOf, valueAt } from "./content-file.ts";
import { leavesOf, type Shape } from "./shape.ts";

/** What says something of the picture beside it, and what to ask once that is another one. */
const questions: Record<string, string> = {
  board: "is there an empty board painted in the new picture? If not, choose Drawn",
  caption: "the picture beside it is another one; do these words still say what is seen?",
};

/** What should be looked at, because the picture that it speaks of was changed and it was not. */
export function asksToLookAt(file: string, shape: Shape, before: string, after: string): ContentError[] {
  const [old, now] = [before, after].map((text) => factsIn(partsOf(file, text)));
  return leavesOf(shape, now)
    .filter(({ path, value, shape: own }) => own.names === "picture" && valueAt(old, path) !== value)
    .flatMap(({ path }) =>
      Object.entries(questions).flatMap(([key, remedy]) => {
        const beside = [...path.slice(0, -1), key];
        const said = valueAt(now, beside);
        const speaks = key === "board" ? said === "painted" : said !== undefined;
        const stays = speaks && said === valueAt(old, beside);
        return stays ? [new ContentError(`content/${file}`, fieldName(beside), remedy)] : [];
      }),
    );
}
