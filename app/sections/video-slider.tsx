import { type ReactNode, useState } from "react";
import { Slider } from "../components/slider.tsx";
import { sliderFigures } from "../components/slider-figures.ts";
import { Video } from "../components/video.tsx";
import type { VideoData } from "../reading/portfolio.server.ts";

type VideoSliderProps = { title: string; items: VideoData[]; head: ReactNode };

/** A slider of videos; once one of them plays, the row stays where it is. */
export function VideoSlider({ title, items, head }: VideoSliderProps) {
  const [playing, setPlaying] = useState(false);
  return (
    <Slider
      {...sliderFigures.portfolioVideos}
      label={title}
      head={head}
      held={playing}
      slides={items.map((video) => (
        <Video key={video.id} video={video} sizes={sizes} onPlay={() => setPlaying(true)} />
      ))}
    />
  );
}

const sizes = "(max-width: 425px) 92vw, (max-width: 768px) 46vw, min(30vw, 32rem)";
