import { z } from "zod";
import { findClient } from "../../data/clients.server.ts";
import { memoize } from "../../data/open-content.server.ts";
import { readPicture, readWork, workEntry } from "../../data/pictures.server.ts";
import { readYaml } from "../../data/read-content.server.ts";
import { clientKey, closing, entry, meta, pictureName, text } from "../../data/schema.ts";
import { readStories, readStoryCopy } from "../../data/stories.server.ts";
import { createPageMeta } from "../../seo/page-meta.server.ts";

const file = "pages/showcase.yaml";

const schema = z.strictObject({
  head: meta,
  title: text.max(60),
  text,
  pieces: text,
  campaigns: z
    .array(
      entry({
        client: clientKey,
        title: text.max(50),
        idea: z.array(text).min(1).max(3),
        picture: pictureName,
        tall: pictureName.optional(),
        pieces: z.array(workEntry).min(2).max(3),
      }),
    )
    .min(3)
    .max(7),
  closing,
});

/** The campaigns on show, with their words from `content/pages/showcase.yaml`. */
export const readShowcase = memoize(() => {
  const copy = readYaml(file, schema);
  const from = `content/${file}`;
  const stories = readStories();
  return {
    ...copy,
    storyLabel: readStoryCopy().list.showcase,
    head: createPageMeta(copy.head, "/Showcase"),
    campaigns: copy.campaigns.map((campaign) => {
      const { name, trade } = findClient(campaign.client, from);
      return {
        ...campaign,
        key: campaign.client,
        client: name,
        trade,
        story: stories.find((story) => story.client === campaign.client)?.path,
        picture: readPicture(campaign.picture, from, campaign.tall),
        pieces: campaign.pieces.map((entry) => readWork(entry, from)),
        /** Names the list of its works for screen readers. */
        label: `${copy.pieces}: ${name}`,
      };
    }),
  };
});

export type Campaign = ReturnType<typeof readShowcase>["campaigns"][number];
