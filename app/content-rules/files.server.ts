import { ContentError, formatFieldPath } from "../data/content-error.ts";
import { findHindiGaps, hindiFile, isHindiPage } from "../data/hindi.server.ts";
import { currentContent, getField, peekContent } from "../data/open-content.server.ts";
import { readPictureDescriptions, readPictureFacts } from "../data/pictures.server.ts";
import { isDraft } from "../data/publishing.server.ts";
import { createTextError, readTexts } from "./texts.server.ts";

const forPeople = new Set(["content/README.md", "content/spelling.txt", "content/spelling-hindi.txt"]);

/** Finds files of `content/` that no page shows; runs after all readers, for it checks which files were read. */
export function checkUnusedFiles(): ContentError[] {
  const { files, filesRead } = currentContent();
  return files()
    .filter(
      (file) =>
        !forPeople.has(file) &&
        !/^content\/(hi\/)?pictures\//.test(file) &&
        !filesRead.has(file) &&
        !isDraft(file.slice("content/".length)),
    )
    .map(
      (file) =>
        new ContentError(
          file,
          "",
          "no page shows this file; give it the name of the one it stands for, put it into the right folder, or take it out",
        ),
    );
}

/** Finds pictures without a description or too small, descriptions without a picture, and repeated ones. */
export function checkPictures(): ContentError[] {
  const descriptions = readPictureDescriptions();
  const facts = readPictureFacts();
  const pictureError = (name: string, remedy: string, isAdvice = false) =>
    new ContentError(`content/pictures/${name}`, "", remedy, { isAdvice });
  const withoutWords = Object.keys(facts)
    .filter((name) => !descriptions.has(name) && !isSibling(name))
    .map((name) =>
      pictureError(
        name,
        `the picture has no words yet; add “${name}: { alt: "…" }” to a .yaml file in content/pictures, saying what is seen`,
      ),
    );
  const small = Object.entries(facts)
    .filter(([, { width, height }]) => Math.max(width, height) < 1600)
    .map(([name, { width, height }]) =>
      pictureError(
        name,
        `the picture has ${width} × ${height} pixels; 1600 or more on its longer side are wanted, so that it is sharp on a large screen`,
        true,
      ),
    );
  const pictureByWords = new Map<string, string>();
  const words = readTexts()
    .filter(({ file, field }) => file.startsWith("content/pictures/") && field.endsWith(".alt"))
    .flatMap((entry) => {
      const name = entry.field.slice(0, -".alt".length);
      const firstPicture = pictureByWords.get(entry.text);
      pictureByWords.set(entry.text, name);
      if (!(name in facts))
        return [
          createTextError(
            entry,
            `words for “${name}”, but no picture has this name; correct it, or take it out`,
          ),
        ];
      return firstPicture
        ? [
            createTextError(entry, `the picture “${firstPicture}” has the same words; say what differs`, {
              isAdvice: true,
            }),
          ]
        : [];
    });
  return [...withoutWords, ...small, ...words];

  /** Whether a picture is the variant of another one for phones or dark mode. */
  function isSibling(name: string): boolean {
    const base = name.replace(/(-tall)?(-dusk)?$/, "");
    return base !== name && base in facts;
  }
}

/** Finds texts cut off at a `#` because they aren't quoted. */
export function checkCutOffTexts(): ContentError[] {
  return (
    readTexts()
      // “# meant so” is for `npm run launch-check`.
      .filter(({ cutOff }) => cutOff && !/^\s*meant so\b/.test(cutOff))
      .map((entry) =>
        createTextError(
          entry,
          `the text ends before “#${entry.cutOff}”; put the whole text in quotes, or the note on a line of its own above`,
        ),
      )
  );
}

/** Finds texts that the Hindi pages show in English because they aren't translated. */
export function checkHindi(): ContentError[] {
  return currentContent()
    .files()
    .filter((file) => file.startsWith("content/hi/") && !file.startsWith("content/hi/pictures/"))
    .flatMap((file) => {
      const name = file.slice("content/hi/".length);
      const hindi = peekContent(hindiFile(name));
      const english = peekContent(name);
      const isShownInPart = getField(english, "head") !== undefined && !isHindiPage(hindi);
      if (isShownInPart) return [];
      return findHindiGaps(english, hindi).map(
        (path) =>
          new ContentError(file, formatFieldPath(path), "visitors read the English here; write the Hindi", {
            isAdvice: true,
            isUntranslated: true,
          }),
      );
    });
}
