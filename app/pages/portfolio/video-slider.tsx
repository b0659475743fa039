import { type ReactNode, useState } from "react";
import { Slider } from "../../components/slider/slider.tsx";
import { sliderPresets, slideSizes } from "../../components/slider/slider-presets.ts";
import type { VideoData } from "./portfolio.server.ts";
import { Video } from "./video.tsx";

type VideoSliderProps = { title: string; items: VideoData[]; head: ReactNode };

/** A slider of videos; it stops once one of them plays. */
export function VideoSlider({ title, items, head }: VideoSliderProps) {
  const [playing, setPlaying] = useState(false);
  return (
    <Slider
      {...sliderPresets.portfolioVideos}
      label={title}
      head={head}
      paused={playing}
      slides={items.map((video) => (
        <Video key={video.id} video={video} sizes={slideSizes} onPlay={() => setPlaying(true)} />
      ))}
    />
  );
}
