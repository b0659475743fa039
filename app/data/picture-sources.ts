import { usefulWidths, webpWidth } from "./picture-widths.ts";
import type { PictureData } from "./pictures.server.ts";

/** The attributes of a `source`, as React spells them. */
export type PictureSource = {
  type: string;
  media?: string;
  srcSet: string;
  sizes: string;
  width?: number;
  height?: number;
};

const dark = "(prefers-color-scheme: dark)";
export const narrow = "(max-width: 47.999rem)";

/**
 * What a picture offers besides its WebP: its tall version in narrow windows, its dusk version in a dark colour scheme, and
 * AVIF, in the order in which a browser is to choose.
 * @param tallWhen the media condition for the tall version, if there is one; null for never
 */
export function listSources(picture: PictureData, sizes: string, tallWhen: string | null): PictureSource[] {
  const { tall, dusk } = picture;
  return [
    ...(tallWhen && tall?.dusk ? bothKinds({ ...tall, ...tall.dusk }, sizes, addDarkScheme(tallWhen)) : []),
    ...(tallWhen && tall ? bothKinds(tall, sizes, tallWhen) : []),
    ...(dusk ? bothKinds(dusk, sizes, dark) : []),
    { type: "image/avif", srcSet: formatSrcSet(picture, "avif", sizes), sizes },
  ];
}

/** Adds the dark colour scheme to each condition of a media list. */
function addDarkScheme(media: string): string {
  return media
    .split(",")
    .map((condition) => `${condition.trim()} and ${dark}`)
    .join(", ");
}

type SourceFiles = { base: string; widths: number[]; width?: number; height?: number };

function bothKinds(files: SourceFiles, sizes: string, media: string): PictureSource[] {
  const size = files.width && files.height ? { width: files.width, height: files.height } : {};
  return (["avif", "webp"] as const).map((kind) => ({
    type: `image/${kind}`,
    media,
    srcSet: formatSrcSet(files, kind, sizes),
    sizes,
    ...size,
  }));
}

/** What every picture's `img` says, as React spells it. */
export function describeImage(picture: PictureData, sizes: string) {
  const { base, widths, width, height } = picture;
  return {
    src: `/pictures/${base}-${webpWidth(widths)}.webp`,
    srcSet: formatSrcSet(picture, "webp", sizes),
    sizes,
    width,
    height,
  };
}

/** A picture's files of a kind with their widths, as `srcset` lists them. */
function formatSrcSet({ base, widths }: SourceFiles, kind: "avif" | "webp", sizes: string): string {
  const offered = kind === "avif" ? usefulWidths(widths, sizes) : [webpWidth(widths)];
  return offered.map((width) => `/pictures/${base}-${width}.${kind} ${width}w`).join(", ");
}
