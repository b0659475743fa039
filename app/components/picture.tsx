import { clsx } from "clsx";
import { describeImage, listSources, narrow } from "../data/picture-sources.ts";
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
  return (
    <picture>
      {listSources(picture, sizes, tallWhen).map((source) => (
        <source key={`${source.media} ${source.type}`} {...source} />
      ))}
      <img
        className={clsx(styles.picture, `ph-${picture.name}`, className)}
        {...describeImage(picture, sizes)}
        alt={decorative ? "" : picture.alt}
        loading={first ? "eager" : "lazy"}
        decoding={first ? "sync" : "async"}
        {...(first && { fetchPriority: "high" as const })}
      />
    </picture>
  );
}
