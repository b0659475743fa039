import {
  fieldOf,
  listContent,
  openContent,
  peekContent,
  withContent,
} from "../../app/data/open-content.server.ts";

/** The field of a file of content that names the picture by which its page is known in link previews. */
const faces = [
  { folder: "blog", ending: ".md", field: "cover" },
  { folder: "stories", ending: ".md", field: "picture" },
  { folder: "services", ending: ".yaml", field: "hero" },
];

/** Pages with files of their own name theirs so: the home page's, and those of pages that are one of a kind. */
const byName = /-hero$/;

/**
 * The pictures that stand for a page in link previews: every article's cover, every story's picture and every service's hero, whatever
 * they are called, and those named `…-hero`.
 * @param root the project's folder
 */
export function facesOfPages(root: string): (name: string) => boolean {
  const named = new Set(
    withContent(openContent(root), () =>
      faces.flatMap(({ folder, ending, field }) =>
        listContent(folder, ending).map((file) => String(fieldOf(peekContent(`${folder}/${file}`), field))),
      ),
    ),
  );
  return (name) => byName.test(name) || named.has(name);
}
