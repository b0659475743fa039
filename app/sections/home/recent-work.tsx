import { MoreLink } from "../../components/more-link.tsx";
import { Section } from "../../components/section.tsx";
import { sliderFigures } from "../../components/slider-figures.ts";
import type { HomePage } from "../../reading/home-page.server.ts";
import { PieceSlider } from "../piece-slider.tsx";
import styles from "./recent-work.module.css";

/** The latest works in a slider, each opening large. */
export function RecentWork({ title, action, label, pieces, frame }: HomePage["work"]) {
  return (
    <Section className={styles.work} labelledBy="recent-work">
      <PieceSlider
        figures={sliderFigures.recentWork}
        label={label}
        pieces={pieces}
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
