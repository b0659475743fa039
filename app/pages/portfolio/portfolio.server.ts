import { z } from "zod";
import { type SliderPreset, sliderPresets } from "../../components/slider/slider-presets.ts";
import { findClient } from "../../data/clients.server.ts";
import { memoize } from "../../data/open-content.server.ts";
import { chooseFrame, readPicture, readWork, workEntry } from "../../data/pictures.server.ts";
import { readYaml } from "../../data/read-content.server.ts";
import { clientKey, closing, meta, pictureName, sample, text, withoutSample } from "../../data/schema.ts";
import { readStoryList } from "../../data/stories.server.ts";
import { createPageMeta } from "../../seo/page-meta.server.ts";

/** The six sliders of pictures, in the specification's order. */
const sliderKeys = [
  "outdoor-advertising",
  "digital-marketing",
  "creative-designs",
  "print-media",
  "in-shop-branding",
  "event-promotion",
] as const;

const titleAndText = { title: text.max(40), text: text.max(160) };

const videoLink =
  /^(?:https?:\/\/)?(?:(?:www|m|music)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|(?:shorts|embed|live|v)\/))([\w-]{11})(?:[?&#/]\S*)?$/;

const video = z
  .strictObject({
    id: z
      .string()
      .overwrite((text) => videoLink.exec(text.trim())?.[1] ?? text.trim())
      .regex(
        /^[\w-]{11}$/,
        "paste the video’s link as YouTube gives it, such as https://youtu.be/aqz-KE-bpKQ",
      ),
    title: text,
    by: text,
    picture: pictureName,
    sample,
  })
  .transform(withoutSample);

const works = z
  .array(workEntry)
  .length(6)
  .superRefine((entries, { addIssue }) => {
    const names = entries.map((entry) => (typeof entry === "string" ? entry : entry.picture));
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        addIssue({
          code: "custom",
          path: [index],
          message: `“${name}” is shown in this row already; choose another`,
        });
  });

const work = z.strictObject({
  sliders: z
    .array(z.strictObject({ key: z.enum(sliderKeys).meta({ isKey: true }), ...titleAndText, pieces: works }))
    .refine(
      (list) =>
        sliderKeys.every((key, index) => list[index]?.key === key) && list.length === sliderKeys.length,
      `the sliders are, in this order: ${sliderKeys.join(", ")}`,
    ),
  websites: z.strictObject({
    ...titleAndText,
    visit: text,
    items: z
      .array(
        z
          .strictObject({
            client: clientKey,
            url: z.url("write the whole address, beginning with https://"),
            picture: pictureName,
            sample,
          })
          .transform(withoutSample),
      )
      .min(1),
  }),
  videos: z.strictObject({ ...titleAndText, items: z.array(video).min(1) }),
  closing: z.strictObject({ ...closing.shape, video }),
});

const page = z.strictObject({ head: meta, title: text, text, contents: text });

/** A video on the video platform, with the poster that is shown until it is played. */
export type VideoData = Omit<z.output<typeof video>, "picture"> & { picture: ReturnType<typeof readPicture> };

/** The portfolio: its copy from `content/pages/portfolio.yaml`, its works from `content/portfolio.yaml`. */
export const readPortfolio = memoize(() => {
  const copy = readYaml("pages/portfolio.yaml", page);
  const { sliders, websites, videos, closing: call } = readYaml("portfolio.yaml", work);
  const from = "content/portfolio.yaml";
  const addPoster = (film: z.output<typeof video>): VideoData => ({
    ...film,
    picture: readPicture(film.picture, from),
  });
  return {
    ...copy,
    head: createPageMeta(copy.head, "/Portfolio"),
    sliders: sliders.map(({ pieces: entries, ...slider }) => {
      const pieces = entries.map((entry) => readWork(entry, from));
      return { ...slider, pieces, frame: chooseFrame(pieces) };
    }),
    websites: {
      ...websites,
      items: websites.items.map((item) => ({
        ...item,
        client: findClient(item.client, from).name,
        picture: readPicture(item.picture, from),
      })),
    },
    videos: { ...videos, items: videos.items.map(addPoster) },
    stories: readStoryList(),
    closing: { ...call, video: addPoster(call.video) },
  };
});

export type Portfolio = ReturnType<typeof readPortfolio>;

/** The sliders whose works are also shown one at a time, large: across the window, or beside the title. */
export const stagedSliders: readonly string[] = [
  "outdoor-advertising",
  "in-shop-branding",
  "event-promotion",
] satisfies (typeof sliderKeys)[number][];

/** How a slider of works moves (specification, section 9). */
export function choosePreset(key: string): SliderPreset {
  return key === "print-media" ? sliderPresets.portfolioPrint : sliderPresets.portfolio;
}
