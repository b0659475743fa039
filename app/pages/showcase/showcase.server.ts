import { z } from "zod";
import { client } from "../../data/clients.server.ts";
import { type PictureData, picture } from "../../data/pictures.server.ts";
import { piece, pieceEntry } from "../../data/pieces.server.ts";
import { once, readYaml } from "../../data/read-content.server.ts";
import { closing, head, pictureName, text } from "../../data/schema.ts";
import { pageHead } from "../../seo/page-head.server.ts";

const file = "pages/showcase.yaml";

const schema = z.strictObject({
  head,
  title: text.max(60),
  text,
  pieces: text,
  campaigns: z
    .array(
      z.strictObject({
        client: text,
        title: text.max(50),
        idea: z.array(text).min(1).max(3),
        picture: pictureName,
        tall: pictureName.optional(),
        pieces: z.array(pieceEntry).min(2).max(3),
      }),
    )
    .min(3)
    .max(5),
  closing,
});

/** The campaigns on show, with their words from `content/pages/showcase.yaml`. */
export const readShowcase = once(() => {
  const words = readYaml(file, schema);
  const from = `content/${file}`;
  return {
    ...words,
    head: pageHead(words.head, "/Showcase"),
    campaigns: words.campaigns.map((campaign) => {
      const { name, trade } = client(campaign.client, from);
      return {
        ...campaign,
        key: campaign.client,
        client: name,
        trade,
        picture: withTall(picture(campaign.picture, from), campaign.tall && picture(campaign.tall, from)),
        pieces: campaign.pieces.map((entry) => piece(entry, from)),
      };
    }),
  };
});

export type Campaign = ReturnType<typeof readShowcase>["campaigns"][number];

/** A picture that gives way to another in narrow windows. */
function withTall(wide: PictureData, tall: PictureData | "" | undefined): PictureData {
  if (!tall) return wide;
  const { base, width, height, widths } = tall;
  return { ...wide, tall: { base, width, height, widths } };
}
