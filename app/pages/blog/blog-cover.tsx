import { Picture } from "../../components/picture.tsx";
import type { PictureData } from "../../data/pictures.server.ts";
import styles from "./blog-cover.module.css";

type BlogCoverProps = {
  /** Base name of the cover; a saved list may name one that no longer exists. */
  name: string;
  covers: Record<string, PictureData>;
  alt: string;
  sizes: string;
  first?: boolean;
};

/** An article's cover, or a drawing of an empty hoarding if there is no picture of that name. */
export function BlogCover({ name, covers, alt, sizes, first = false }: BlogCoverProps) {
  const cover = Object.hasOwn(covers, name) ? covers[name] : undefined;
  if (cover) return <Picture picture={{ ...cover, alt }} sizes={sizes} first={first} />;
  return (
    <svg
      className={styles.blank}
      viewBox="0 0 120 120"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
    >
      <path fill="var(--c-marigold)" d="M-240-240h600v600h-600z" />
      <circle fill="var(--c-terracotta)" cx="92" cy="26" r="13" />
      <path fill="var(--steel)" d="M36 74h4v46h-4zM80 74h4v46h-4z" />
      <path fill="var(--steel)" d="M18 36h84v44H18z" />
      <path fill="var(--lamp)" d="M21 39h78v38H21z" />
      <path fill="var(--c-leaf)" d="M-240 108h600v252h-600z" />
    </svg>
  );
}
