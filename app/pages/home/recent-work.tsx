import { MoreLink } from "../../components/links.tsx";
import { Section } from "../../components/section.tsx";
import { sliderPresets } from "../../components/slider/slider-presets.ts";
import { WorkSlider } from "../../components/works.tsx";
import type { HomePage } from "./home-page.server.ts";
import styles from "./recent-work.module.css";

/** The latest works in a slider, each opening large. */
export function RecentWork({ title, action, label, pieces, frame }: HomePage["work"]) {
  return (
    <Section labelledBy="recent-work">
      <WorkSlider
        preset={sliderPresets.recentWork}
        label={label}
        works={pieces}
        frame={frame}
        head={
          <div className={styles.head}>
            <h2 id="recent-work">{title}</h2>
            <MoreLink to={action.path}>{action.label}</MoreLink>
          </div>
        }
      />
    </Section>
  );
}
