import type { ReactNode } from "react";
import { Board } from "../../components/brand.tsx";
import { ClientLogo } from "../../components/clients.tsx";
import { CheckList } from "../../components/lists.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import type { Client } from "../../data/clients.server.ts";
import type { Mark } from "../../data/mark.server.ts";
import styles from "./expertise.module.css";
import type { HomePage } from "./home-page.server.ts";

type Card = HomePage["expertise"]["cards"][number];

/** Six media, each in its own size, on shelves, each with its text. */
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
      <div className={styles.cards}>
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
          <Picture picture={picture} sizes="(max-width: 63.999rem) 42vw, 13vw" />
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

/** A client’s visiting card. */
function VisitingCard({ client, label }: { client: Client; label: string }) {
  return (
    <div className={styles.card} role="img" aria-label={label}>
      <span className={styles.face}>
        <ClientLogo client={client} className={styles.logo} />
        {client.line && <span className={styles.line}>{client.line}</span>}
      </span>
    </div>
  );
}

/** A drawing of a tea commercial on a camera’s screen. */
function FilmFrame({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 640 360" role="img" aria-label={label}>
      <rect width="640" height="360" fill="var(--c-dusk)" />
      <circle cx="320" cy="268" r="120" fill="var(--c-terracotta)" />
      <circle cx="320" cy="268" r="84" fill="var(--c-marigold)" opacity=".5" />
      <circle cx="320" cy="268" r="48" fill="var(--c-marigold)" />
      <g stroke="var(--c-marigold)" strokeWidth="16" transform="translate(320 268)">
        {[-80, -60, -40, -20, 0, 20, 40, 60, 80].map((degrees) => (
          <path key={degrees} d="M0 -150V-205" transform={`rotate(${degrees})`} />
        ))}
      </g>
      <path d="M0 268h640v92H0z" fill="var(--c-ink)" />
      <path d="M0 268c90-50 150-40 220 0z" fill="var(--c-leaf)" />
      <path d="M430 268c60-60 150-52 210-20v20z" fill="var(--c-leaf)" />
      <path d="M0 0h640v30H0zM0 330h640v30H0z" fill="var(--c-soot)" />
      <circle cx="38" cy="56" r="8" fill="var(--c-signal)" />
      <text x="56" y="62" fill="var(--c-paper)" fontWeight="700" fontSize="18">
        REC
      </text>
      <text x="604" y="62" fill="var(--c-paper)" fontWeight="700" fontSize="18" textAnchor="end">
        00:12:08
      </text>
      <g fill="var(--c-paper)">
        <path d="M244 246h152v10H244z" />
        <path d="M250 256h140a70 62 0 0 1-140 0z" />
        <path d="M388 262h14a20 20 0 0 1 0 40h-22" fill="none" stroke="var(--c-paper)" strokeWidth="12" />
        <path d="M230 322h180v8H230z" />
      </g>
    </svg>
  );
}

/** The construction drawing of a client’s mark. */
function BrandSheet({ mark, label }: { mark: Mark; label: string }) {
  return (
    <svg viewBox="0 0 480 400" role="img" aria-label={label}>
      <rect width="480" height="400" fill="var(--c-leaf)" />
      <path
        d="M40 20V380M20 20H460M64 20V380M20 44H460M88 20V380M20 68H460M112 20V380M20 92H460M136 20V380M20 116H460M160 20V380M20 140H460M184 20V380M20 164H460M208 20V380M20 188H460M232 20V380M20 212H460M256 20V380M20 236H460M280 20V380M20 260H460M304 20V380M20 284H460M328 20V380M20 308H460M352 20V380M20 332H460M376 20V380M20 356H460M400 20V380M20 380H460M424 20V380M20 404H460"
        stroke="var(--c-hair-at-night)"
      />
      <g
        color="var(--c-paper)"
        fill="currentColor"
        transform="translate(120 72) scale(2.4)"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: readMark lets nothing but plain shapes through
        dangerouslySetInnerHTML={{ __html: mark.body }}
      />
      <g fill="none" stroke="var(--c-marigold)" strokeWidth="2">
        <circle cx="196.800" cy="220.800" r="33.600" />
        <circle cx="283.200" cy="220.800" r="33.600" />
        <path d="M20 120H460M20 273.600H460M139.200 20V380M340.800 20V380" />
      </g>
    </svg>
  );
}
