import { clsx } from "clsx";
import { usefulWidths, webpWidths } from "../data/picture-widths.ts";
import type { PictureData } from "../data/pictures.server.ts";
import styles from "./picture.module.css";

type PictureProps = {
  picture: PictureData;
  sizes: string;
  /** The page's first picture: loaded at once and before others. */
  first?: boolean;
  /** For a picture that the text beside it describes. */
  decorative?: boolean;
  /** The media condition for the picture's tall version, if it has one; null for never. */
  tallWhen?: string | null;
  className?: string | undefined;
};

/**
 * A picture of `content/pictures` in AVIF and WebP, with its size, a placeholder until it is loaded, and its dusk version
 * for a dark colour scheme. Loads lazily unless it is the page's first.
 */
export function Picture({ picture, sizes, first, decorative, tallWhen = narrow, className }: PictureProps) {
  const { tall } = picture;
  return (
    <picture>
      {tallWhen && tall?.dusk && sources({ ...tall, ...tall.dusk }, sizes, addDarkScheme(tallWhen))}
      {tallWhen && tall && sources(tall, sizes, tallWhen)}
      {picture.dusk && sources(picture.dusk, sizes, dark)}
      <source type="image/avif" srcSet={srcSet(picture, "avif", sizes)} sizes={sizes} />
      <img
        className={clsx(styles.picture, `ph-${picture.name}`, !picture.dusk && styles.day, className)}
        src={`/pictures/${picture.base}-${webpWidths(picture.widths)[0]}.webp`}
        srcSet={srcSet(picture, "webp", sizes)}
        sizes={sizes}
        alt={decorative ? "" : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? "eager" : "lazy"}
        decoding={first ? "sync" : "async"}
        {...(first && { fetchPriority: "high" as const })}
      />
    </picture>
  );
}

const dark = "(prefers-color-scheme: dark)";
const narrow = "(max-width: 47.999rem)";

/** Adds the dark colour scheme to each condition of a media list. */
function addDarkScheme(media: string): string {
  return media
    .split(",")
    .map((condition) => `${condition.trim()} and ${dark}`)
    .join(", ");
}

type SourceFiles = { base: string; widths: number[]; width?: number; height?: number };

function sources(files: SourceFiles, sizes: string, media: string) {
  const size = files.width && files.height ? { width: files.width, height: files.height } : {};
  return (["avif", "webp"] as const).map((kind) => (
    <source
      key={media + kind}
      type={`image/${kind}`}
      media={media}
      srcSet={srcSet(files, kind, sizes)}
      sizes={sizes}
      {...size}
    />
  ));
}

function srcSet({ base, widths }: SourceFiles, kind: "avif" | "webp", sizes: string): string {
  const offeredWidths = kind === "avif" ? usefulWidths(widths, sizes) : webpWidths(widths);
  return offeredWidths.map((width) => `/pictures/${base}-${width}.${kind} ${width}w`).join(", ");
}
