import { z } from "zod";
import { longDate, readArticle } from "./blog.server.ts";
import { pageHead } from "./page-head.server.ts";
import { picture } from "./pictures.server.ts";
import { once, readYaml } from "./read-content.server.ts";
import { action, closing, head, pictureName, sitePath, text } from "./schema.ts";
import { organisation } from "./structured-data.server.ts";

const file = "pages/home.yaml";

/** How many of the typed lines are used: the rest are kept for a change (design, “What is left open”). */
const typedLines = 6;

const schema = z.strictObject({
  head,
  hero: z.strictObject({
    title: text,
    picture: pictureName,
    action,
    typed: z.array(text.max(42)).min(typedLines),
  }),
  services: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ label: text, path: sitePath, picture: pictureName })).length(6),
  }),
  about: z.strictObject({ title: text, paragraphs: z.array(text).min(1), action, picture: pictureName }),
  work: z.strictObject({ title: text, action, label: text, pieces: z.array(pictureName).min(4) }),
  expertise: z.strictObject({
    title: text,
    cards: z
      .array(
        z.strictObject({
          title: text,
          path: sitePath,
          lead: text,
          rest: text,
          points: z.array(text).length(4),
          picture: pictureName.optional(),
        }),
      )
      .length(6),
    film: text,
    brandSheet: text,
  }),
  clients: z.strictObject({ title: text, text, yours: text, yoursPath: sitePath }),
  showcase: z.strictObject({
    title: text,
    action,
    campaigns: z
      .array(z.strictObject({ title: text, text, picture: pictureName, tall: pictureName.optional() }))
      .min(1),
  }),
  blog: z.strictObject({
    kicker: text,
    title: text,
    more: text,
    action,
    teasers: z.array(z.strictObject({ article: text, category: text })).length(3),
  }),
  closing,
});

/** The home screen's words and pictures, from `content/pages/home.yaml`. */
export const readHomePage = once(() => {
  const words = readYaml(file, schema);
  const from = `content/${file}`;
  return {
    ...words,
    head: pageHead(words.head, "/", { share: "home-hero", data: [organisation()] }),
    hero: {
      ...words.hero,
      typed: words.hero.typed.slice(0, typedLines),
      picture: picture(words.hero.picture, from),
    },
    services: {
      ...words.services,
      items: words.services.items.map((item) => ({ ...item, picture: picture(item.picture, from) })),
    },
    about: { ...words.about, picture: picture(words.about.picture, from) },
    work: { ...words.work, pieces: words.work.pieces.map((name) => picture(name, from)) },
    expertise: {
      ...words.expertise,
      cards: words.expertise.cards.map(({ picture: name, ...card }) => ({
        ...card,
        ...(name && { picture: picture(name, from) }),
      })),
    },
    showcase: {
      ...words.showcase,
      campaigns: words.showcase.campaigns.map((one) => ({ ...one, picture: picture(one.picture, from, one.tall) })),
    },
    blog: {
      ...words.blog,
      teasers: words.blog.teasers.map(({ article: slug, category }, at) => {
        const article = readArticle(slug);
        return {
          id: at + 1,
          category,
          title: article.title,
          link: article.path,
          date: longDate(article.date),
          isoDate: article.date,
          image: picture(article.cover, article.file),
        };
      }),
    },
  };
});

export type HomePage = ReturnType<typeof readHomePage>;
