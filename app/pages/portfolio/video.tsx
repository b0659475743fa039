import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { plainClick } from "../../components/navigation/visit.tsx";
import { Picture } from "../../components/picture.tsx";
import { Caption } from "../../components/works.tsx";
import { useShell } from "../../data/use-shell.ts";
import type { VideoData } from "./portfolio.server.ts";
import styles from "./video.module.css";

type VideoProps = {
  video: VideoData;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  onPlay?: () => void;
  className?: string | undefined;
};

/**
 * A video behind its poster. Nothing is requested from the video platform until the poster is pressed; then its
 * cookieless player replaces the poster. Without script the poster links to the video's page there.
 */
export function Video({ video: { id, title, by, picture }, sizes, onPlay, className }: VideoProps) {
  const { labels } = useShell().site;
  const [playing, setPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (playing) player.current?.focus({ preventScroll: true });
  }, [playing]);
  const play = (event: MouseEvent) => {
    if (!plainClick(event)) return;
    event.preventDefault();
    setPlaying(true);
    onPlay?.();
  };
  return (
    <figure className={className}>
      {playing ? (
        <iframe
          ref={player}
          className={styles.screen}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <a className={styles.screen} href={`https://www.youtube.com/watch?v=${id}`} onClick={play}>
          <Picture picture={picture} sizes={sizes} decorative />
          <span className={styles.play}>
            <Icon name="play" />
          </span>
          <span className="visually-hidden">
            {labels.play}: {title}
          </span>
        </a>
      )}
      <Caption name={title} detail={by} />
    </figure>
  );
}
