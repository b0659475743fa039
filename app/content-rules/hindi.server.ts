import { ContentError, fieldName } from "../data/content-error.ts";
import { hindiFile, makePage, withoutHindi } from "../data/hindi.server.ts";
import { currentContent } from "../data/open-content.server.ts";
import { fieldOf, peekContent } from "../data/peek-content.server.ts";

/** What the pages in Hindi show in English, because the Hindi file has no words for it. */
export function textsWithoutHindi(): ContentError[] {
  return currentContent()
    .files()
    .filter((file) => file.startsWith("content/hi/"))
    .flatMap((file) => {
      const name = file.slice("content/hi/".length);
      const hindi = peekContent(hindiFile(name));
      const english = peekContent(name);
      const isShownInPart = fieldOf(english, "head") !== undefined && !makePage(hindi);
      if (name.startsWith("pictures/") || isShownInPart) return [];
      return withoutHindi(english, hindi).map(
        (path) =>
          new ContentError(file, fieldName(path), "visitors read the English here; write the Hindi", {
            style: true,
          }),
      );
    });
}
