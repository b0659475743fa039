import { z } from "zod";
import { formatLongDate, readArticles } from "../../data/articles.server.ts";
import { findClient, listLogos } from "../../data/clients.server.ts";
import { ContentError } from "../../data/content-error.ts";
import { localizeFile } from "../../data/hindi.server.ts";
import { memoize } from "../../data/open-content.server.ts";
import { chooseFrame, readPicture, readWork, workEntry } from "../../data/pictures.server.ts";
import { readYaml } from "../../data/read-content.server.ts";
import {
  action,
  articleName,
  clientKey,
  closing,
  entry,
  meta,
  pictureName,
  sitePath,
  text,
  texts,
  withPlaceholders,
} from "../../data/schema.ts";
import { createPageMeta, describeOrganisation } from "../../seo/page-meta.server.ts";
import { breakLine } from "./break-line.ts";

const file = "pages/home.yaml";

/** How many of the typed lines are shown; the rest are spares (specification, section 10.13). */
const shownLines = 6;

/** A drawing with a client’s mark, and its alternative text. */
const drawing = z.strictObject({ client: clientKey, label: text });

const schema = z.strictObject({
  head: meta,
  hero: z.strictObject({
    title: text,
    picture: pictureName,
    /** Whether the picture contains an empty board for the heading, or one is drawn over it. */
    board: z.enum(["painted", "drawn"]),
    action,
    typed: z.array(text.max(38)).min(shownLines),
    /** What a visitor who writes on the board reads. */
    painter: z.strictObject({
      ...texts("title", "line", "empty", "ground", "dusk", "shop", "put", "show", "copied"),
      count: withPlaceholders(text, "words", "metres"),
      tooMany: withPlaceholders(text, "words"),
      grounds: z.strictObject(texts("paper", "marigold", "terracotta", "leaf", "ink")),
      enquiry: z.strictObject({
        path: sitePath,
        service: text,
        message: withPlaceholders(text, "line", "shop"),
      }),
    }),
  }),
  services: z.strictObject({
    title: text,
    boards: action,
    items: z.array(entry({ label: text, path: sitePath, picture: pictureName })).length(6),
  }),
  about: z.strictObject({
    ...texts("kicker", "title"),
    paragraphs: z.array(text).min(1),
    action,
    picture: pictureName,
  }),
  work: z.strictObject({
    title: text,
    action,
    stories: action,
    label: text,
    pieces: z.array(workEntry).min(4),
  }),
  expertise: z.strictObject({
    title: text,
    cards: z
      .array(
        entry({
          ...texts("title", "lead", "rest"),
          path: sitePath,
          points: z.array(text).length(4),
          picture: pictureName.optional(),
        }),
      )
      .length(6),
    film: text,
    visitingCard: drawing,
    brandSheet: drawing,
  }),
  clients: z.strictObject({ title: text, text, yours: action }),
  showcase: z.strictObject({
    ...texts("title", "text"),
    action,
    campaigns: z
      .array(
        entry({
          // Whose campaign it is on the page of `action`.
          client: clientKey,
          ...texts("title", "text"),
          picture: pictureName,
          tall: pictureName.optional(),
        }),
      )
      .min(1),
  }),
  blog: z.strictObject({
    ...texts("kicker", "title", "line", "more"),
    action,
    teasers: z.array(entry({ article: articleName, category: text })).length(3),
  }),
  closing,
});

/** The home page, from `content/pages/home.yaml`. */
export const readHomePage = memoize(() => {
  const copy = readYaml(file, schema);
  const from = `content/${file}`;
  const { visitingCard, brandSheet, cards } = copy.expertise;
  const pieces = copy.work.pieces.map((entry) => readWork(entry, from));
  return {
    ...copy,
    head: createPageMeta(copy.head, "/", { share: "home-hero", data: [describeOrganisation()] }),
    hero: {
      ...copy.hero,
      typed: copy.hero.typed.slice(0, shownLines).map(breakLine),
      picture: readPicture(copy.hero.picture, from),
    },
    services: {
      ...copy.services,
      items: copy.services.items.map((item) => ({ ...item, picture: readPicture(item.picture, from) })),
    },
    about: { ...copy.about, picture: readPicture(copy.about.picture, from) },
    work: { ...copy.work, pieces, frame: chooseFrame(pieces) },
    clients: { ...copy.clients, clients: listLogos() },
    expertise: {
      ...copy.expertise,
      visitingCard: { ...visitingCard, client: findClient(visitingCard.client, from) },
      brandSheet: { label: brandSheet.label, mark: findClient(brandSheet.client, from).mark },
      cards: cards.map(({ picture: name, ...card }) => ({
        ...card,
        ...(name && { picture: readPicture(name, from) }),
      })),
    },
    showcase: {
      ...copy.showcase,
      campaigns: copy.showcase.campaigns.map(({ client, picture, tall, ...campaign }) => ({
        ...campaign,
        path: `${copy.showcase.action.path}#${client}`,
        picture: readPicture(picture, from, tall),
      })),
    },
    blog: {
      ...copy.blog,
      teasers: copy.blog.teasers.map(({ article: slug, category }, index) => {
        const article = readArticles().find((entry) => entry.slug === slug);
        if (!article)
          throw new ContentError(
            `content/${localizeFile(file)}`,
            `blog.teasers (entry ${index + 1}).article`,
            `visitors can’t read “${slug}” yet: it is a draft, its day is to come, or it has no file in content/blog; choose another article until they can`,
          );
        return {
          category,
          title: article.title,
          link: article.path,
          date: formatLongDate(article.date),
          day: article.date,
          picture: readPicture(article.cover, article.file),
        };
      }),
    },
  };
});

export type HomePage = ReturnType<typeof readHomePage>;
