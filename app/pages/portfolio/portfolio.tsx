import { type ReactNode, useState } from "react";
import { PageOpening, Section } from "../../components/section.tsx";
import { Slider } from "../../components/slider/slider.tsx";
import { sliderPresets, slideSizes } from "../../components/slider/slider-presets.ts";
import { StoryList } from "../../components/story-list.tsx";
import { WorkSlider } from "../../components/works.tsx";
import type { Route } from "./+types/portfolio";
import styles from "./portfolio.module.css";
import type { Portfolio } from "./portfolio.server.ts";
import { Video } from "./video.tsx";
import { VideoClosing } from "./video-closing.tsx";
import { WebsiteSlider } from "./website-slider.tsx";

export { meta } from "../../seo/meta.ts";
export { readPortfolio as loader } from "./portfolio.server.ts";

export default function PortfolioScreen({ loaderData }: Route.ComponentProps) {
  const { title, text, contents, sliders, websites, videos, stories, closing } = loaderData;
  const sections = [
    ...sliders.map(({ key, title }) => ({ key, title })),
    { key: "websites", title: websites.title },
    { key: "videos", title: videos.title },
    ...(stories.entries.length > 0 ? [{ key: "stories", title: stories.title }] : []),
  ];
  return (
    <>
      <PageOpening title={title} text={text}>
        <nav aria-label={contents}>
          <ul className={styles.contents}>
            {sections.map(({ key, title }) => (
              <li key={key}>
                <a href={`#${key}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageOpening>
      {sliders.map(({ key, title, text, pieces, frame }) => (
        <Section key={key} id={key} className={styles.room} labelledBy={`${key}-title`}>
          <WorkSlider
            preset={key === "print-media" ? sliderPresets.portfolioPrint : sliderPresets.portfolio}
            label={title}
            works={pieces}
            frame={frame}
            head={<Head id={key} title={title} text={text} />}
          />
        </Section>
      ))}
      <Section id="websites" className={styles.room} labelledBy="websites-title">
        <WebsiteSlider {...websites} head={<Head id="websites" {...websites} />} />
      </Section>
      <Section id="videos" className={styles.cinema} labelledBy="videos-title">
        <VideoSlider {...videos} head={<Head id="videos" {...videos} />} />
      </Section>
      <StoryList {...stories} />
      <VideoClosing {...closing} />
    </>
  );
}

function Head({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <div className={styles.head}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

/** A slider of videos; it stops once one of them plays. */
function VideoSlider({ title, items, head }: Portfolio["videos"] & { head: ReactNode }) {
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
