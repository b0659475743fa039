import type { Place } from "../../../data/places/places.server.ts";
import { BoardsInScale } from "../places/drawings/boards-in-scale.tsx";
import { layoutSite, layoutSociety } from "../places/drawings/layout.ts";
import { Gate } from "../places/drawings/scenery.tsx";
import { Homes } from "../places/drawings/scenes.tsx";

type WindscreenProps = {
  place: Pick<Place, "subject" | "slug">;
  /** From how far the board is read, in words. */
  distance: string;
};

/** Where the road vanishes, the driver's eye in feet above it, and the units of a foot one foot away. */
const view = { x: 330, y: 300, eye: 4.5, near: 600 };
/** The road in feet to the driver's right: one keeps left. */
const road = { left: -6, middle: 4, right: 14 };
/** How far from the road's edge a board stands, in feet, and how wide and high it is drawn, with that distance. */
const verge = 1.5;
const largest = { width: 262, height: 250 };
/** How many poles of a row are seen. */
const fewPoles = 3;

/**
 * The road ahead as a driver sees it, the board beside or above it nearer than it is when its letters can be read, which
 * the asphalt says. Needs `Scenery` and `Skyline` once on the page.
 */
export function Windscreen({ place: { subject, slug }, distance }: WindscreenProps) {
  const isSociety = "society" in subject;
  const layout = isSociety
    ? layoutSociety(subject.society, subject.index)
    : layoutSite(subject.site, subject.index);
  const boards = layout.group.boards.slice(0, fewPoles).map((board) => ({ ...board, isUnmeasured: true }));
  const [first, last] = [boards[0]?.face, boards.at(-1)?.face];
  if (!first || !last) return null;
  const width = last.x + last.width - first.x;
  const isAbove = boards[0]?.board.kind === "gantry";
  const aside = isAbove ? 0 : (verge - road.left) * layout.foot;
  const scale = Math.min(largest.width / (width + aside), largest.height / layout.group.height);
  const foot = scale * layout.foot;
  const right = isAbove ? road.middle * foot + (width * scale) / 2 : -aside * scale;
  const x = view.x + right - (first.x + width) * scale;
  return (
    <svg viewBox="0 0 600 596" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle fill="var(--sun)" cx="470" cy="96" r="24" />
      {"towers" in layout ? (
        <>
          <Homes layout={layout} position="translate(196 112) scale(.4)" />
          <use href="#scene-walk" transform="translate(-20 95) scale(.5)" />
        </>
      ) : (
        <>
          <use href="#scene-city" transform="translate(-20 96) scale(.55)" />
          <use href="#scene-trees" transform="translate(-20 110) scale(.5)" />
        </>
      )}
      <path fill="var(--path)" d="M-400 304H1000V620H-400z" />
      {isSociety && (
        <Gate name={subject.society.sign ?? subject.society.name} position="translate(280 322) scale(.9)" />
      )}
      <path fill="var(--road)" d={strip(road.left, road.right, 8, isSociety ? 130 : 900)} />
      <path fill="var(--c-stone)" d={kerbs.map((from) => strip(from, from + 0.8, 8, 110)).join("")} />
      <path
        fill="var(--c-marigold)"
        d={kerbs.flatMap((from) => stones.map((far) => strip(from, from + 0.8, far, far + 4))).join("")}
      />
      <path
        fill="var(--road-line)"
        d={stones.map((far) => strip(road.middle - 0.15, road.middle + 0.15, far, far + 4)).join("")}
      />
      <text
        fill="var(--road-line)"
        fontFamily="var(--font-condensed)"
        fontSize={Math.min(120, Math.round(620 / distance.length))}
        textAnchor="middle"
        transform="translate(292 470) scale(1 .6)"
      >
        {distance}
      </text>
      <g
        transform={`translate(${Math.round(x)} ${Math.round(view.y + view.eye * foot)}) scale(${scale.toFixed(3)})`}
      >
        <BoardsInScale id={`ahead-${slug}`} boards={boards} />
      </g>
      <Car />
    </svg>
  );
}

/** The kerbs' nearer or left edges in feet to the right, and how far away their stones begin. */
const kerbs = [road.left - 0.8, road.right];
const stones = Array.from({ length: 13 }, (_, index) => 8 + 8 * index);

/** A strip of the ground between two distances to the right and two ahead, in feet. */
function strip(left: number, right: number, near: number, far: number): string {
  const at = (aside: number, ahead: number) =>
    [view.x + (aside * view.near) / ahead, view.y + (view.eye * view.near) / ahead].map(Math.round).join(" ");
  return `M${at(left, near)}L${at(left, far)}L${at(right, far)}L${at(right, near)}z`;
}

/** What a driver sees of the car: pillars and roof, the mirror, the dashboard and the wheel. */
function Car() {
  return (
    <>
      <path
        fill="var(--c-soot)"
        d="M-400-400H1000V620H600V520L556 40Q552 18 528 18H72Q48 18 44 40L0 520V620H-400zM-400 530Q300 470 1000 530V620H-400z"
      />
      <path
        fill="var(--c-soot)"
        d="M262 0h16v30h66q16 0 14 16l-4 26q-3 14-18 14H204q-15 0-18-14l-4-26q-2-16 14-16h66z"
      />
      <path fill="var(--sky-in-the-evening)" d="M196 40H344L339 76H201z" />
      <circle fill="none" stroke="var(--tank)" strokeWidth="20" cx={view.x} cy="646" r="126" />
    </>
  );
}
