import { readFinishedArticles } from "../data/articles.server.ts";
import { ContentError } from "../data/content-error.ts";

/** The article on on-page SEO does what it advises: the lengths that it gives of its own parts are true. */
export function seoArticleKeepsItsWord(): ContentError[] {
  const article = readFinishedArticles().find(({ slug }) => slug === "SEO-Optimization");
  if (!article) return [];
  const { body, metaTitle, description, file } = article;
  const model = /^> (.+)$/m.exec(body)?.[1] ?? "";
  const said: [RegExp, number, string][] = [
    [/title of this page in your browser tab has (\d+) characters/, metaTitle.length, "metaTitle"],
    [/Its description has (\d+)\./, description.length, "description"],
    [/That is (\d+) characters/, model.length, "the model description"],
  ];
  const wrong = said.flatMap(([pattern, length, what]) => {
    const hit = pattern.exec(body);
    return Number(hit?.[1]) === length
      ? []
      : [
          `the article says “${hit?.[0] ?? pattern.source}”, but ${what} has ${length} characters; make them agree`,
        ];
  });
  const table = [...body.matchAll(/^\| (.+?) \| (\d+) \|/gm)].flatMap(([, title = "", count]) =>
    title.length === Number(count)
      ? []
      : [`the table gives “${title}” ${count} characters; it has ${title.length}`],
  );
  return [...wrong, ...table].map((remedy) => new ContentError(file, "text", remedy, { style: true }));
}
