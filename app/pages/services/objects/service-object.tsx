import { clsx } from "clsx";
import type { ComponentType, ReactNode } from "react";
import type { Service } from "../../../data/services.server.ts";
import clapperStyles from "./clapper.module.css";
import drawingSheetStyles from "./drawing-sheet.module.css";
import frontPageStyles from "./front-page.module.css";
import gateStyles from "./gate.module.css";
import hoardingStyles from "./hoarding.module.css";
import styles from "./object.module.css";
import signboardStyles from "./signboard.module.css";
import stageStyles from "./stage.module.css";
import telephoneStyles from "./telephone.module.css";

/** The class of what all objects have alike, and what stands on one: the title, the words, the picture, in this order. */
type ObjectProps = { className: string | undefined; children: ReactNode };

const objects: Record<Service["object"], ComponentType<ObjectProps>> = {
  clapper: Clapper,
  "drawing sheet": DrawingSheet,
  "front page": FrontPage,
  gate: Gate,
  hoarding: Hoarding,
  signboard: Signboard,
  stage: Stage,
  telephone: Telephone,
};

type ServiceObjectProps = { object: Service["object"]; title: string; words: ReactNode; picture: ReactNode };

/** A service's opening drawn as the thing it makes, with its title on it. */
export function ServiceObject({ object, title, words, picture }: ServiceObjectProps) {
  const Drawing = objects[object];
  return (
    <Drawing className={styles.object}>
      <h1 className={titleSize(title)}>{title}</h1>
      <div className={styles.copy}>{words}</div>
      <div className={clsx("filled", styles.picture)} data-hero>
        {picture}
      </div>
    </Drawing>
  );
}

/** Longer titles are set smaller, so that each fills the width. */
function titleSize({ length }: string): string | undefined {
  if (length <= 12) return styles.shortest;
  if (length <= 14) return styles.short;
  if (length <= 16) return styles.middle;
  return length <= 17 ? styles.long : styles.longest;
}

/** A film's clapper, its stick open: the title stands on the slate. */
function Clapper({ className, children }: ObjectProps) {
  return (
    <div className={clapperStyles.clapper} data-scheme="dark">
      <div className={clapperStyles.stick} />
      <div className={clapperStyles.stick} />
      <div className={clsx(clapperStyles.slate, className)}>
        {children}
        <svg className={clapperStyles.countdown} viewBox="0 0 120 80" aria-hidden="true">
          <path className={clapperStyles.swept} d="M60 40V0H120V40Z" />
          <path d="M0 0V80M0 40H120M60 0V80" />
          <circle cx="60" cy="40" r="34" />
          <circle cx="60" cy="40" r="29" />
          <path className={clapperStyles.five} d="M71 25H53l-2 15q4-3 9-3 11 0 11 10T60 57q-7 0-11-5" />
        </svg>
      </div>
    </div>
  );
}

/** A sheet for the printer: the title between its guides, crop marks at the corners, crosses and the colours at the edge. */
function DrawingSheet({ className, children }: ObjectProps) {
  return (
    <div className={clsx(drawingSheetStyles.sheet, className)} data-scheme="light">
      {children}
      {["left", "right"].map((side) => (
        <svg
          key={side}
          className={clsx(drawingSheetStyles.cross, drawingSheetStyles[side])}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <path d="M0 12H24M12 0V24" />
          <circle cx="12" cy="12" r="7" />
        </svg>
      ))}
      <svg className={drawingSheetStyles.colours} viewBox="0 0 60 12" aria-hidden="true">
        {["ink", "marigold", "terracotta", "leaf", "violet"].map((colour, index) => (
          <rect key={colour} x={index * 12} width="12" height="12" fill={`var(--c-${colour})`} />
        ))}
      </svg>
    </div>
  );
}

/** A newspaper's front page: the title is its masthead, between the morning's sun and the crossing. */
function FrontPage({ className, children }: ObjectProps) {
  return (
    <div className={clsx(frontPageStyles.page, className)} data-scheme="light">
      {children}
      <svg className={frontPageStyles.sun} viewBox="0 0 100 60" aria-hidden="true">
        <path d="M22 56a28 28 0 0 1 56 0ZM0 58H100M50 4V18M14 20l9 9M86 20l-9 9" />
      </svg>
      <svg className={frontPageStyles.crossing} viewBox="0 0 100 60" aria-hidden="true">
        <path d="M0 58H100M0 22H38V4M62 4V22H100M0 44H100M50 4V14M50 52V44" />
        <circle cx="50" cy="33" r="5" />
      </svg>
      <div className={frontPageStyles.column} />
    </div>
  );
}

/** The gate of a housing society: the title on its beam, and the way in below the arch. */
function Gate({ className, children }: ObjectProps) {
  return (
    <div className={gateStyles.gate}>
      <div className={clsx(gateStyles.opening, className)}>{children}</div>
    </div>
  );
}

/** A hoarding: the title across its face, lamps above it, and below it two posts by the road. */
function Hoarding({ className, children }: ObjectProps) {
  return (
    <div className={hoardingStyles.hoarding}>
      <svg className={hoardingStyles.lamps} viewBox="0 2 1200 26" aria-hidden="true">
        <path d="M150 28V10M450 28V10M750 28V10M1050 28V10" />
        <path className={hoardingStyles.lit} d="M110 10H190M410 10H490M710 10H790M1010 10H1090" />
      </svg>
      <div className={clsx("on-marigold", hoardingStyles.face, className)}>{children}</div>
    </div>
  );
}

/** A shop's front: the title on its signboard below four lamps, and under the awning what is for sale. */
function Signboard({ className, children }: ObjectProps) {
  return (
    <div>
      <svg className={signboardStyles.lamps} viewBox="0 0 1200 40" aria-hidden="true">
        {[150, 450, 750, 1050].map((x) => (
          <path key={x} d={`M${x - 52} 40V17q0-13 13-13h26q13 0 13 12M${x - 26} 34a26 20 0 0 1 52 0Z`} />
        ))}
      </svg>
      <div className={clsx(signboardStyles.front, className)}>{children}</div>
    </div>
  );
}

/** A stage in the evening: the title on its screen. */
function Stage({ className, children }: ObjectProps) {
  return (
    <div className={clsx(stageStyles.stage, className)} data-scheme="dark">
      {children}
    </div>
  );
}

/** One enormous telephone: upright on a phone, on its side where the page is wide. The title is on its glass. */
function Telephone({ className, children }: ObjectProps) {
  return (
    <div className={telephoneStyles.case}>
      <div className={clsx(telephoneStyles.glass, className)} data-scheme="light">
        {children}
        <svg className={telephoneStyles.signs} viewBox="0 0 66 16" aria-hidden="true">
          <path d="M1 15V11h3v4ZM7 15V8h3v7ZM13 15V5h3V15ZM19 15V1h3V15Z" />
          <path className={telephoneStyles.battery} d="M36.5 2.5h24v11h-24ZM63 6v4" />
          <path d="M39 5H52v6H39Z" />
        </svg>
      </div>
    </div>
  );
}
