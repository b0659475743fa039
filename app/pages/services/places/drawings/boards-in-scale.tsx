import { Fragment } from "react";
import { interpolate } from "../../../../data/format.ts";
import type { Poster } from "../../../../data/places/inventory.server.ts";
import { boardStands, siteStands } from "./board-stands.ts";
import type { BoardPlacement, Box } from "./layout.ts";

/** How far the light around a board reaches, relative to its sides and beyond them; far away it is fainter. */
const nearGlow = { wide: 0.74, high: 0.74, beyond: 40 };
const farGlow = { wide: 0.66, high: 0.7, beyond: 30 };

type BoardsInScaleProps = {
  boards: BoardPlacement[];
  /** The prefix of the ids by which boards alike are drawn once. */
  id: string;
  /** How a dimension is written; without it no dimensions are drawn. */
  feet?: string | undefined;
};

/** Boards drawn by kind and to scale, with their dimensions. */
export function BoardsInScale({ boards, id, feet }: BoardsInScaleProps) {
  return boards.map(({ board, face, stand, isUnmeasured }, index) => {
    const like = boards.findIndex((other) => other.board === board);
    return (
      <Fragment key={face.x}>
        {like < index ? (
          <use href={`#${id}-${like}`} x={face.x - (boards[like]?.face.x ?? 0)} />
        ) : (
          <BoardInScale id={`${id}-${index}`} board={board} face={face} stand={stand} />
        )}
        {feet && !isUnmeasured && (
          <DimensionLines
            face={face}
            width={interpolate(feet, { n: board.width })}
            height={interpolate(feet, { n: board.height })}
            {...(board.kind === "lift" && { aside: 54, above: 36 })}
          />
        )}
      </Fragment>
    );
  });
}

function BoardInScale({ id, board, face, stand }: BoardPlacement & { id: string }) {
  const isUnlit = board.lit === false;
  const isWide = board.poster.client !== undefined && face.width > face.height * 1.6;
  return (
    <g
      id={id}
      data-board={board.kind}
      fontFamily="var(--font-condensed)"
      textAnchor={isWide ? "start" : "middle"}
      dominantBaseline="central"
    >
      {board.kind !== "lift" && !isUnlit && (
        <Glow face={face} {...(board.kind in siteStands ? farGlow : nearGlow)} />
      )}
      {boardStands[board.kind]({ face, stand, unlit: isUnlit }).map(([colour, outline]) => (
        <path key={outline} fill={colour} d={outline} />
      ))}
      <PosterFace poster={board.poster} face={face} wide={isWide} />
      {isUnlit && <rect fill="var(--c-night)" fillOpacity=".6" opacity="var(--dark, 0)" {...face} />}
    </g>
  );
}

/** The light that a lamp throws around a board after sunset. */
function Glow({ face, wide, high, beyond }: { face: Box } & typeof nearGlow) {
  return (
    <ellipse
      fill="url(#scene-glow)"
      opacity="var(--dark, 0)"
      cx={face.x + face.width / 2}
      cy={face.y + face.height / 2}
      rx={Math.round(face.width * wide) + beyond}
      ry={Math.round(face.height * high) + beyond}
    />
  );
}

/** Mean width of a letter on a poster, relative to the font size. */
export const letterWidth = 0.43;

/** A framed poster in its client's colours: the mark above the lines, or beside them on a wide board; none on an empty one. */
export function PosterFace({ poster, face, wide }: { poster: Poster; face: Box; wide: boolean }) {
  const { client, ground, ink, lines, rera } = poster;
  const strip = rera ? Math.round(face.height * 0.23) : 0;
  const { x, y, width } = face;
  const height = face.height - strip;
  const longest = Math.max(...lines.map((line) => line.length));
  const mark = wide ? Math.min(height * 0.6, width * 0.36) : Math.min(width * 0.5, height * 0.34);
  const room = wide
    ? { width: width - mark - height * 0.38, height: height * 0.72 }
    : { width: width * 0.86, height: height * (client ? 0.48 : 0.8) };
  const size = Math.min(
    room.width / (longest * letterWidth),
    room.height / lines.length,
    height * (client ? 0.34 : 0.5),
  );
  const markX = wide ? x + height * 0.14 : x + (width - mark) / 2;
  const markY = wide ? y + (height - mark) / 2 : y + height * 0.1;
  const textX = wide ? markX + mark + height * 0.12 : x + width / 2;
  const middle = y + height * (wide || !client ? 0.5 : 0.71);
  return (
    <>
      <rect fill={ground} stroke="var(--steel)" strokeWidth="8" paintOrder="stroke" {...face} />
      {client && (
        <use
          href={`#mark-${client}`}
          x={round(markX)}
          y={round(markY)}
          width={round(mark)}
          height={round(mark)}
          color={ink}
        />
      )}
      {lines.map((line, index) => (
        <text
          key={line + String(index)}
          fill={ink}
          fontSize={size.toFixed(1)}
          x={round(textX)}
          y={round(middle + (index - (lines.length - 1) / 2) * size)}
        >
          {line}
        </text>
      ))}
      {rera && (
        <ReraStrip rera={rera} ground={ground} ink={ink} box={{ x, y: y + height, width, height: strip }} />
      )}
    </>
  );
}

type ReraStripProps = Pick<Poster, "ground" | "ink"> & { rera: NonNullable<Poster["rera"]>; box: Box };

/** What the law asks of a builder's poster, along its foot: number and website, and the code. */
function ReraStrip({ rera: { number, website, code }, ground, ink, box }: ReraStripProps) {
  const { x, y, width, height } = box;
  const line = { x: round(x + height * 0.2), fill: ground, textAnchor: "start" } as const;
  const size = Math.min(height * 0.36, (width - height * 1.4) / (19 * letterWidth));
  return (
    <g fontSize={size.toFixed(1)}>
      <rect fill={ink} {...box} />
      <text {...line} y={round(y + height * 0.3)}>
        {number}
      </text>
      <text {...line} y={round(y + height * 0.7)}>
        {website}
      </text>
      <g transform={`translate(${x + width - height} ${y}) scale(${height / code.size})`}>
        <path fill="var(--c-paper)" d={`M0 0h${code.size}v${code.size}H0z`} />
        <path d={code.path} />
      </g>
    </g>
  );
}

const { round } = Math;

/** How a figure in a drawing stands out from what is behind it. */
export const figure = {
  paintOrder: "stroke",
  stroke: "var(--halo)",
  strokeWidth: ".28em",
  strokeLinejoin: "round",
  letterSpacing: 0,
} as const;

type DimensionLinesProps = {
  face: Box;
  width: string;
  height: string;
  /** Distance of the height's line from the board. */
  aside?: number;
  /** Distance of the width's line from the board. */
  above?: number;
};

/** A board's dimensions, as on a technical drawing: the width above, the height beside it. */
function DimensionLines({ face, width, height, aside = 18, above = 14 }: DimensionLinesProps) {
  const { x, y } = face;
  const right = x + face.width + aside;
  const top = y - above;
  return (
    <g fill="var(--ink)">
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        d={`M${x} ${top}h${face.width}M${x} ${top - 6}v12M${x + face.width} ${top - 6}v12M${right} ${y}v${face.height}M${right - 6} ${y}h12M${right - 6} ${y + face.height}h12`}
      />
      <text {...figure} x={x + face.width / 2} y={top - 8} textAnchor="middle">
        {width}
      </text>
      <text {...figure} x={right + 4} y={y + face.height / 2} dominantBaseline="central">
        {height}
      </text>
    </g>
  );
}
