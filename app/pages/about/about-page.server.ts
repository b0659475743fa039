import { z } from "zod";
import { memoize } from "../../data/open-content.server.ts";
import { readPeople } from "../../data/people.server.ts";
import { readPicture } from "../../data/pictures.server.ts";
import { readYaml } from "../../data/read-content.server.ts";
import { closing, entry, meta, people, pictureName, sample, text, texts } from "../../data/schema.ts";
import { createBreadcrumbs, createPageMeta } from "../../seo/page-meta.server.ts";

const file = "pages/about.yaml";

const schema = z.strictObject({
  head: meta,
  ...texts("title", "quote", "quoteNote"),
  team: z.strictObject({
    title: text,
    pictures: z.array(entry({ picture: pictureName, caption: text })).length(3),
  }),
  /** What is asked of an agency before the first call. */
  facts: z.strictObject({
    ...texts("title", "sample"),
    list: z.array(entry({ ...texts("name", "value"), sample })).min(1),
  }),
  people,
  mission: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
  promise: z.strictObject({ title: text, points: z.array(text).min(2) }),
  values: z.strictObject({
    title: text,
    cards: z.array(entry({ id: text, title: text, text, picture: pictureName })).length(4),
  }),
  closing,
});

/** The About page, from `content/pages/about.yaml`. */
export const readAboutPage = memoize(() => {
  const copy = readYaml(file, schema);
  const from = `content/${file}`;
  return {
    ...copy,
    head: createPageMeta(copy.head, "/About", {
      data: [createBreadcrumbs({ name: copy.title, path: "/About" })],
    }),
    team: {
      ...copy.team,
      pictures: copy.team.pictures.map(({ picture: name, caption }) => ({
        caption,
        picture: readPicture(name, from),
      })),
    },
    people: { ...copy.people, people: readPeople() },
    values: {
      ...copy.values,
      cards: copy.values.cards.map((card) => ({ ...card, picture: readPicture(card.picture, from) })),
    },
  };
});

export type AboutPage = ReturnType<typeof readAboutPage>;
