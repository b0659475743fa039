import { type MouseEvent, type ReactNode, useState } from "react";
import { isPlainClick } from "../../components/plain-click.ts";
import { Slider, type SliderProps } from "../../components/slider/slider.tsx";

/** A slider of videos; it stops once one of them plays. */
export function VideoSlider(slider: SliderProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be pressed are the videos
    <div onClick={(event) => playPressed(event) && setIsPlaying(true)}>
      <Slider {...slider} paused={isPlaying} />
    </div>
  );
}

export function Videos({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be pressed are the videos
    <div onClick={playPressed}>{children}</div>
  );
}

/**
 * Puts the cookieless player of the video platform in the place of a pressed poster; nothing is requested from the
 * platform before. @returns whether a poster was pressed
 */
function playPressed(event: MouseEvent): boolean {
  const poster = (event.target as Element).closest<HTMLElement>("[data-video]");
  if (!poster || !isPlainClick(event)) return false;
  event.preventDefault();
  const { video = "", title = "" } = poster.dataset;
  const player = Object.assign(document.createElement("iframe"), {
    className: poster.className,
    src: `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`,
    title,
    allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
    referrerPolicy: "strict-origin-when-cross-origin",
  });
  poster.replaceWith(player);
  player.focus({ preventScroll: true });
  return true;
}
