import { clsx } from "clsx";
import { memo, type ReactNode, useEffect, useState } from "react";
import { hasWrittenLine } from "../../../components/browser-storage.ts";
import { interpolate } from "../../../data/format.ts";
import type { PlaceSummary } from "../../../data/places/place-sums.ts";
import drawings from "../places/drawings/elevation.module.css";
import { layoutSite, layoutSociety, measures, street } from "../places/drawings/layout.ts";
import { Street } from "../places/drawings/scenery.tsx";
import { SiteScene, SocietyScene } from "../places/drawings/scenes.tsx";
import type { PlanPage } from "./plan-page.server.ts";
import styles from "./plan-street.module.css";
import type { PutOnBoard } from "./put-line-on-board.ts";

type PlanStreetProps = {
  page: PlanPage;
  places: PlaceSummary[];
  /** For a small street in a comparison: which of the two plans it shows. */
  small?: "this" | "other";
};

/** How many stretches fill a window. Where fewer places are chosen, empty ones follow. */
const filling = 3;

/** Below a plan the media kit is shown only to those who came for it. */
export const kitHash = "#media-kit";

const frame = { top: street.top, height: measures.height - street.top };

/**
 * The chosen places side by side on one street, to scale, with the boards and posters of their cards, or with the line that the visitor has put up. A long street
 * scrolls; on paper it wraps. An empty one leads to what can be chosen. Needs `Scenery` and `Skyline` once on the page.
 */
export const PlanStreet = memo(function PlanStreet({ page, places, small }: PlanStreetProps) {
  const { copy } = page;
  const isEmpty = places.length === 0;
  const alt = isEmpty
    ? copy.street.empty.join(" ")
    : interpolate(copy.street.alt, { names: places.map(({ name }) => name).join(", ") });
  const emptyCount = small ? 0 : filling - places.length;
  const [putOnBoard, setPutOnBoard] = useState<PutOnBoard>(
    () =>
      <B,>(board: B) =>
        board,
  );
  useEffect(() => {
    if (hasWrittenLine())
      import("./put-line-on-board.ts").then(({ putLineOnBoard }) => setPutOnBoard(() => putLineOnBoard));
  }, []);
  const drawStretch = (slug: string, id: string) => {
    const subject = page.subjects[slug];
    if (!subject) return null;
    const scene = { id, copy: page.drawing };
    if ("site" in subject)
      return <SiteScene layout={layoutSite(putOnBoard(subject.site), subject.index)} {...scene} />;
    const society = { ...subject.society, boards: subject.society.boards.map(putOnBoard) };
    return <SocietyScene layout={layoutSociety(society, subject.index)} {...scene} />;
  };
  const Frame = small ? "div" : "section";
  const Row = isEmpty ? "a" : "div";
  const isSingle = !small && places.length === 1;
  return (
    // In a comparison the street is no region of its own: the label of its picture is enough.
    <Frame
      className={clsx(
        styles.street,
        small && styles.small,
        isEmpty && styles.empty,
        isSingle && styles.single,
        drawings.morning,
      )}
      data-print={choosePrintSize(places.length)}
      {...(!small && { "aria-label": copy.street.label, ...(!isEmpty && { tabIndex: 0 }) })}
    >
      <Row className={styles.row} {...(isEmpty ? { href: kitHash } : { role: "img", "aria-label": alt })}>
        {isEmpty && <span className="visually-hidden">{alt}</span>}
        {places.map((place, at) => (
          <Stretch
            key={place.slug}
            at={at}
            name={places.length > 1 ? `${at + 1}/${places.length} ${place.name}` : place.name}
          >
            {drawStretch(place.slug, `${small ?? "plan"}-${at + 1}`)}
          </Stretch>
        ))}
        {Array.from({ length: Math.max(0, emptyCount) }, (_, index) => places.length + index).map((at) => (
          <Stretch key={at} at={isSingle ? 1 : at}>
            <EmptyStretch
              lines={isEmpty && at === 1 ? copy.street.empty : undefined}
              outlines={isEmpty ? outlines[at] : undefined}
            />
          </Stretch>
        ))}
      </Row>
    </Frame>
  );
});

/** The size at which stretches are printed, so that everything else fits on the sheet. */
function choosePrintSize(count: number): "half" | "third" | "quarter" | "sixth" | "eleventh" {
  if (count <= 2) return "half";
  if (count <= 4) return count === 3 ? "third" : "quarter";
  return count <= 12 ? "sixth" : "eleventh";
}

type StretchProps = {
  children: ReactNode;
  /** Its place on the street, by which the city behind it goes on from the stretch before. */
  at: number;
  /** Missing where nothing is chosen. */
  name?: string;
};

function Stretch({ children, at, name }: StretchProps) {
  return (
    <svg
      className={clsx(styles.stretch, !name && "screen-only")}
      viewBox={`0 ${frame.top} ${measures.width} ${frame.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect fill="var(--sky)" y={frame.top} width="100%" height="100%" />
      <use href="#scene-city" x={-(at % 2) * measures.width} />
      {children}
      {name && (
        <text className={styles.name} x={measures.width / 2} y="543" fontSize="26" textAnchor="middle">
          {name}
        </text>
      )}
    </svg>
  );
}

/** Beside the empty hoarding: a unipole, and a pylon with another hoarding. */
const outlines: Record<number, string> = {
  0: "M290 90h390v180h-390zM473 270h24v214h-24z",
  2: "M40 330h96v154h-96zM200 150h330v170h-330zM250 320v164M480 320v164",
};

type EmptyStretchProps = { lines?: string[] | undefined; outlines?: string | undefined };

/** A stretch without boards, with the outlines of some, or with an empty hoarding that invites the visitor to choose. */
function EmptyStretch({ lines, outlines }: EmptyStretchProps) {
  return (
    <Street>
      {outlines && <path className={styles.outlines} d={outlines} />}
      {lines && (
        <>
          <path
            fill="var(--steel)"
            d="M150 288h10v158h-10zM355 288h10v158h-10zM560 288h10v158h-10zM138 440h34v8h-34zM343 440h34v8h-34zM548 440h34v8h-34zM96 0h528v296h-528z"
          />
          <path className={styles.face} d="M104 8h512v280h-512z" />
          <text className={styles.lines} x="360" fontSize="92" textAnchor="middle">
            {lines.map((line, at) => (
              <tspan key={line} x="360" y={104 + at * 86}>
                {line}
              </tspan>
            ))}
          </text>
          <path fill="none" stroke="var(--c-ink)" strokeWidth="9" d="M360 212v48m-22-22 22 22 22-22" />
          <use href="#scene-person" transform="translate(60 484) scale(.5)" />
        </>
      )}
    </Street>
  );
}
