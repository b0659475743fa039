import type { ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";
import { Picture } from "../../components/picture.tsx";
import { Slider } from "../../components/slider/slider.tsx";
import { sliderPresets, slideSizes } from "../../components/slider/slider-presets.ts";
import { useShell } from "../../data/use-shell.ts";
import type { Portfolio } from "./portfolio.server.ts";
import styles from "./website-slider.module.css";

type WebsiteSliderProps = Portfolio["websites"] & { head: ReactNode };

/** A slider of clients' home pages, each with a link to the site. */
export function WebsiteSlider({ title, visit, items, head }: WebsiteSliderProps) {
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
