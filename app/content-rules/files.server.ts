import { ContentError } from "../data/content-error.ts";
import { currentContent } from "../data/open-content.server.ts";
import { readPictureDescriptions, readPictureFacts } from "../data/pictures.server.ts";
import { isDraft } from "../data/publishing.server.ts";
import { contentTexts, mistakeIn } from "./content-texts.server.ts";

const forPeople = new Set(["content/README.md", "content/spelling.txt", "content/spelling-hindi.txt"]);

/** Files of `content/` that no page shows. Asks what has been read, so it comes after everything that reads. */
export function filesNobodyReads(): ContentError[] {
  const { files, read } = currentContent();
  return files()
    .filter(
      (file) =>
        !forPeople.has(file) &&
        !/^content\/(hi\/)?pictures\//.test(file) &&
        !read.has(file) &&
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

/** Pictures without words or too small, words without a picture, and words that say too little. */
export function picturesAndWords(): ContentError[] {
  const described = readPictureDescriptions();
  const facts = readPictureFacts();
  const names = Object.keys(facts);
  const small = Object.entries(facts)
    .filter(([, { width, height }]) => Math.max(width, height) < 1600)
    .map(
      ([name, { width, height }]) =>
        new ContentError(
          `content/pictures/${name}`,
          "",
          `the picture has ${width} × ${height} pixels; 1600 or more on its longer side are wanted, so that it is sharp on a large screen`,
          style,
        ),
    );
  const mute = names
    .filter((name) => !described.has(name) && !sibling(name, names))
    .map(
      (name) =>
        new ContentError(
          `content/pictures/${name}`,
          "",
          `the picture has no words yet; add “${name}: { alt: "…" }” to a .yaml file in content/pictures, saying what is seen`,
        ),
    );
  const said = new Map<string, string>();
  const words = contentTexts()
    .filter(({ file, field }) => file.startsWith("content/pictures/") && field.endsWith(".alt"))
    .flatMap((one) => {
      const name = one.field.slice(0, -".alt".length);
      const before = said.get(one.text);
      said.set(one.text, name);
      if (!names.includes(name))
        return [
          mistakeIn(one, `words for “${name}”, but no picture has this name; correct it, or take it out`),
        ];
      if (before)
        return [mistakeIn(one, `the picture “${before}” has the same words; say what differs`, style)];
      if (one.text.split(/\s+/).length < 5)
        return [
          mistakeIn(one, `“${one.text}” says too little; say in five words or more what is seen`, style),
        ];
      return [];
    });
  return [...mute, ...small, ...words];
}

/** Texts that end before a `#` because nothing puts them in quotes. */
export function textsCutOff(): ContentError[] {
  return (
    contentTexts()
      // “# meant so” is for `npm run launch-check`.
      .filter(({ cutOff }) => cutOff && !/^\s*meant so\b/.test(cutOff))
      .map((one) =>
        mistakeIn(
          one,
          `the text ends before “#${one.cutOff}”; put the whole text in quotes, or the note on a line of its own above`,
        ),
      )
  );
}

const style = { style: true };

function sibling(name: string, names: string[]): boolean {
  const own = name.replace(/(-tall)?(-dusk)?$/, "");
  return own !== name && names.includes(own);
}
