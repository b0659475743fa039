import { z } from "zod";
import { longDate, readArticle } from "../../data/blog.server.ts";
import { client, readClients } from "../../data/clients.server.ts";
import { picture } from "../../data/pictures.server.ts";
import { frameFor, type Piece, piece, pieceEntry } from "../../data/pieces.server.ts";
import { once, readYaml } from "../../data/read-content.server.ts";
import { action, closing, head, pictureName, sitePath, text } from "../../data/schema.ts";
import { pageHead } from "../../seo/page-head.server.ts";
import { organisation } from "../../seo/structured-data.server.ts";

const file = "pages/home.yaml";

/** How many of the typed lines are used: the rest are kept for a change (design, “What is left open”). */
const typedLines = 6;

/** Something drawn around a client’s mark, with the words that say what is seen. */
const drawn = z.strictObject({ client: text, label: text });

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
  work: z.strictObject({ title: text, action, label: text, pieces: z.array(pieceEntry).min(4) }),
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
    visitingCard: drawn,
    brandSheet: drawn,
  }),
  clients: z.strictObject({ title: text, text, yours: action }),
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
    work: { ...words.work, ...framed(words.work.pieces.map((entry) => piece(entry, from))) },
    clients: { ...words.clients, clients: readClients() },
    expertise: {
      ...words.expertise,
      visitingCard: {
        ...words.expertise.visitingCard,
        client: client(words.expertise.visitingCard.client, from),
      },
      brandSheet: { ...words.expertise.brandSheet, client: client(words.expertise.brandSheet.client, from) },
      cards: words.expertise.cards.map(({ picture: name, ...card }) => ({
        ...card,
        ...(name && { picture: picture(name, from) }),
      })),
    },
    showcase: {
      ...words.showcase,
      campaigns: words.showcase.campaigns.map((one) => ({
        ...one,
        picture: picture(one.picture, from, one.tall),
      })),
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

function framed(pieces: Piece[]) {
  return { pieces, frame: frameFor(pieces) };
}
