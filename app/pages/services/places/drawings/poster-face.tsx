import type { Poster } from "../posters.server.ts";
import type { Box } from "./plan-elevation.ts";

/** Mean width of a letter on a poster, relative to the font size. */
const letter = 0.43;

/** A framed poster in its client's colours: the mark above the lines, or beside them on a wide board. */
export function PosterFace({ poster, face }: { poster: Poster; face: Box }) {
  const { client, ground, ink, lines } = poster;
  const { x, y, width, height } = face;
  const wide = width > height * 1.6;
  const longest = Math.max(...lines.map((line) => line.length));
  const mark = wide ? Math.min(height * 0.6, width * 0.36) : Math.min(width * 0.5, height * 0.34);
  const room = wide
    ? { width: width - mark - height * 0.38, height: height * 0.72 }
    : { width: width * 0.86, height: height * 0.48 };
  const size = Math.min(room.width / (longest * letter), room.height / lines.length, height * 0.34);
  const markX = wide ? x + height * 0.14 : x + (width - mark) / 2;
  const markY = wide ? y + (height - mark) / 2 : y + height * 0.1;
  const textX = wide ? markX + mark + height * 0.12 : x + width / 2;
  const middle = wide ? y + height / 2 : y + height * 0.71;
  return (
    <>
      <path fill="var(--steel)" d={`M${x - 4} ${y - 4}h${width + 8}v${height + 8}h-${width + 8}z`} />
      <path fill={ground} d={`M${x} ${y}h${width}v${height}h-${width}z`} />
      <use href={`#mark-${client}`} x={r(markX)} y={r(markY)} width={r(mark)} height={r(mark)} color={ink} />
      <text
        fontFamily="var(--font-condensed)"
        fill={ink}
        fontSize={size.toFixed(1)}
        textAnchor={wide ? "start" : "middle"}
        dominantBaseline="central"
      >
        {lines.map((line, index) => (
          <tspan
            key={line + String(index)}
            x={r(textX)}
            y={r(middle + (index - (lines.length - 1) / 2) * size)}
          >
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

function r(value: number): number {
  return Math.round(value);
}
