import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Icon } from "../../components/icon.tsx";
import { isPlainClick } from "../../components/navigation/visit.tsx";
import { Picture } from "../../components/picture.tsx";
import { PageOpening, Section } from "../../components/section.tsx";
import { Slider } from "../../components/slider/slider.tsx";
import { sliderPresets, slideSizes } from "../../components/slider/slider-presets.ts";
import { StoryList } from "../../components/story-list.tsx";
import { Caption, WorkSlider } from "../../components/works.tsx";
import { useShell } from "../../data/use-shell.ts";
import type { Route } from "./+types/portfolio";
import styles from "./portfolio.module.css";
import type { Portfolio, VideoData } from "./portfolio.server.ts";

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
      <PageOpening title={title} text={text} className={styles.opening}>
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

type WebsiteSliderProps = Portfolio["websites"] & { head: ReactNode };

/** A slider of clients' home pages, each with a link to the site. */
function WebsiteSlider({ title, visit, items, head }: WebsiteSliderProps) {
  const { labels } = useShell().site;
  return (
    <Slider
      {...sliderPresets.portfolio}
      label={title}
      head={head}
      slides={items.map(({ client, url, picture }) => (
        <article key={url} className={styles.site}>
          <Picture picture={picture} sizes={slideSizes} className={styles.page} />
          <div className={styles.foot}>
            <h3>{client}</h3>
            <a href={url} target="_blank" rel="noopener">
              {visit}
              <span className="visually-hidden">
                {" "}
                {client}, {labels.newTab}
              </span>
              <Icon name="external" />
            </a>
          </div>
        </article>
      ))}
    />
  );
}

type VideoProps = {
  video: VideoData;
  sizes: string;
  onPlay?: () => void;
  className?: string | undefined;
};

/**
 * A video behind its poster. Nothing is requested from the video platform until the poster is pressed; then its
 * cookieless player replaces the poster. Without script the poster links to the video's page there.
 */
function Video({ video: { id, title, by, picture }, sizes, onPlay, className }: VideoProps) {
  const { labels } = useShell().site;
  const [playing, setPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (playing) player.current?.focus({ preventScroll: true });
  }, [playing]);
  const play = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
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

function VideoClosing({ video, ...call }: Portfolio["closing"]) {
  return (
    <>
      <Section className={styles.film}>
        <Video video={video} sizes="(max-width: 63.999rem) 92vw, 66vw" className={styles.video} />
      </Section>
      <ClosingCall {...call} />
    </>
  );
}
