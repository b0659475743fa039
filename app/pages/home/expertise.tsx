import type { ReactNode } from "react";
import { Board } from "../../components/brand.tsx";
import { CheckList } from "../../components/lists.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import { BrandSheet } from "./brand-sheet.tsx";
import styles from "./expertise.module.css";
import { FilmFrame } from "./film-frame.tsx";
import type { HomePage } from "./home-page.server.ts";
import { VisitingCard } from "./visiting-card.tsx";

type Card = HomePage["expertise"]["cards"][number];

/** Six media in their true proportions on one ground line, each with its text. */
export function Expertise({ title, cards, film, visitingCard, brandSheet }: HomePage["expertise"]) {
  const drawn: Record<string, ReactNode> = {
    "/Designing-Services-in-Raipur": <VisitingCard {...visitingCard} />,
    "/Audio-Visuals-in-Raipur": (
      <Board faceClassName={styles.film}>
        <FilmFrame label={film} />
      </Board>
    ),
    "/Branding-Strategy-in-Raipur": (
      <div className={styles.sheet}>
        <BrandSheet {...brandSheet} />
      </div>
    ),
  };
  return (
    <Section className={styles.expertise} id="services" labelledBy="expertise">
      <h2 id="expertise">{title}</h2>
      <div className={styles.six}>
        {cards.map((card) => (
          <article key={card.path}>
            <div className={styles.stand}>{drawn[card.path] ?? <Medium {...card} />}</div>
            <div className={styles.copy}>
              <h3>{card.title}</h3>
              <p>
                <PageLink to={card.path}>{card.lead}</PageLink> {card.rest}
              </p>
              <CheckList points={card.points} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

function Medium({ path, picture }: Card) {
  if (!picture) return null;
  switch (path) {
    case "/Outdoor-Advertising-in-Raipur":
      return (
        <Board standing faceClassName={styles.hoarding}>
          <Picture picture={picture} sizes="(max-width: 63.999rem) 92vw, 44vw" />
        </Board>
      );
    case "/Digital-Marketing-in-Raipur":
      return (
        <div className={styles.phone}>
          <Picture picture={picture} sizes="(max-width: 63.999rem) 42vw, 14vw" />
        </div>
      );
    default:
      return (
        <div className={styles.paper}>
          <Picture picture={picture} sizes="(max-width: 63.999rem) 62vw, 18vw" />
        </div>
      );
  }
}
