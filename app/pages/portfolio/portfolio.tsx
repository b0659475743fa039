import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";
import { Picture } from "../../components/picture.tsx";
import { PageOpening, Section } from "../../components/section.tsx";
import { SlideRow } from "../../components/slider/slide-row.tsx";
import { slideSizes } from "../../components/slider/slider-presets.ts";
import { Caption } from "../../components/work-figure.tsx";
import { readShell } from "../../data/shell.server.ts";
import styles from "./portfolio.module.css";
import type { Portfolio, VideoData } from "./portfolio.server.ts";

/** The title, and links to the page's parts. */
export function Opening({ page }: { page: Portfolio }) {
  const { title, text, contents, sliders, websites, videos, stories } = page;
  const parts = [
    ...sliders,
    { key: "websites", title: websites.title },
    { key: "videos", title: videos.title },
    ...(stories.entries.length > 0 ? [{ key: "stories", title: stories.title }] : []),
  ];
  return (
    <PageOpening title={title} text={text} className={styles.opening}>
      <nav aria-label={contents}>
        <ul className={styles.contents}>
          {parts.map(({ key, title }) => (
            <li key={key}>
              <a href={`#${key}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </PageOpening>
  );
}

type RoomProps = {
  id: string;
  /** Darkened, for films. */
  dark?: boolean;
  /** The slider. */
  children?: ReactNode;
};

/** What the rooms of some kinds of work look like. */
const shapes: Record<string, string | undefined> = {
  "outdoor-advertising": styles.road,
  "digital-marketing": styles.phones,
  "creative-designs": styles.posters,
  "print-media": styles.newsprint,
  "in-shop-branding": styles.shop,
  "event-promotion": styles.evening,
};

/** A part of the portfolio. */
export function Room({ id, dark = false, children }: RoomProps) {
  const shape = dark ? styles.cinema : clsx(styles.room, shapes[id]);
  return (
    <Section id={id} className={shape} labelledBy={`${id}-title`}>
      {children}
    </Section>
  );
}

export function RoomHead({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <div className={styles.head}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

/** Clients' home pages, each with a link to the site. */
export function WebsiteRow({ visit, items }: Pick<Portfolio["websites"], "visit" | "items">) {
  const { labels } = readShell().site;
  return (
    <SlideRow>
      {items.map(({ client, url, picture }) => (
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
    </SlideRow>
  );
}

export function VideoRow({ items }: Pick<Portfolio["videos"], "items">) {
  return (
    <SlideRow>
      {items.map((video) => (
        <Video key={video.id} video={video} sizes={slideSizes} />
      ))}
    </SlideRow>
  );
}

/** @param children the video */
export function Film({ children }: { children?: ReactNode }) {
  return <Section className={styles.film}>{children}</Section>;
}

export function ClosingVideo({ video }: Pick<Portfolio["closing"], "video">) {
  return <Video video={video} sizes="92vw" />;
}

type VideoProps = { video: VideoData; sizes: string };

/** A video behind its poster, which `Videos` plays. Without script the poster links to the video's page. */
function Video({ video: { id, title, by, picture }, sizes }: VideoProps) {
  const { labels } = readShell().site;
  return (
    <figure>
      <a
        className={styles.screen}
        href={`https://www.youtube.com/watch?v=${id}`}
        data-video={id}
        data-title={title}
      >
        <Picture picture={picture} sizes={sizes} decorative />
        <span className={styles.play}>
          <Icon name="play" />
        </span>
        <span className="visually-hidden">
          {labels.play}: {title}
        </span>
      </a>
      <Caption name={title} detail={by} />
    </figure>
  );
}
