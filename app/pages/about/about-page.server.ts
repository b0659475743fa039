import { z } from "zod";
import { picture } from "../../data/pictures.server.ts";
import { once, readYaml } from "../../data/read-content.server.ts";
import { closing, head, pictureName, text } from "../../data/schema.ts";
import { pageHead } from "../../seo/page-head.server.ts";
import { breadcrumbs } from "../../seo/structured-data.server.ts";

const file = "pages/about.yaml";

const schema = z.strictObject({
  head,
  title: text,
  quote: text,
  quoteNote: text,
  team: z.strictObject({
    title: text,
    pictures: z.array(z.strictObject({ picture: pictureName, caption: text })).length(3),
  }),
  mission: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
  promise: z.strictObject({ title: text, points: z.array(text).min(2) }),
  values: z.strictObject({
    title: text,
    cards: z.array(z.strictObject({ id: text, title: text, text, picture: pictureName })).length(4),
  }),
  closing,
});

/** The About screen, from `content/pages/about.yaml`. */
export const readAboutPage = once(() => {
  const words = readYaml(file, schema);
  const from = `content/${file}`;
  return {
    ...words,
    head: pageHead(words.head, "/About", { data: [breadcrumbs({ name: words.title, path: "/About" })] }),
    team: {
      ...words.team,
      pictures: words.team.pictures.map(({ picture: name, caption }) => ({
        caption,
        picture: picture(name, from),
      })),
    },
    values: {
      ...words.values,
      cards: words.values.cards.map((card) => ({ ...card, picture: picture(card.picture, from) })),
    },
  };
});

export type AboutPage = ReturnType<typeof readAboutPage>;
