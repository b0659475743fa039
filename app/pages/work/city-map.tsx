import { clsx } from "clsx";
import { Section } from "../../components/section.tsx";
import styles from "./city-map.module.css";
import type { StoryPage } from "./story-page.server.ts";

/** The map of the imagined city on About’s planning table (artwork/scenes/prints.py), in half its measures. */
const roads = [10, 62, 118, 166, 208, 256, 302, 338].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  const at = (radius: number, turn = 0) =>
    `${Math.round(560 + radius * Math.cos(angle + turn))} ${Math.round(350 + radius * Math.sin(angle + turn))}`;
  return `M${at(30)}Q${at(250, 0.16)} ${at(750)}`;
});
const ring = "M250 350A310 235 0 1 1 870 350A310 235 0 1 1 250 350";
const everyRoad = [ring, ...roads].join("");
const river = "M-30 252C100 210 100 490 240 560S300 770 360 770";
const lakes = [
  { cx: 660, cy: 518, rx: 55, ry: 38 },
  { cx: 400, cy: 210, rx: 37, ry: 25 },
  { cx: 830, cy: 210, rx: 31, ry: 22 },
];

/** Where a story took place: pins on the drawn city, and beside it what each pin is. */
export function CityMap({ title, map }: { title: string; map: StoryPage["map"] }) {
  return (
    <Section id="where" className={styles.where} labelledBy="where-title">
      <div className={styles.words}>
        <h2 id="where-title">{title}</h2>
        <ol>
          {map.marks.map(({ name, kind }) => (
            <li key={name} className={styles[kind]}>
              {name}
            </li>
          ))}
        </ol>
        {map.dotsAre && <p className={styles.dots}>{map.dotsAre}</p>}
        <p>{map.caption}</p>
      </div>
      <svg className={styles.map} viewBox="0 0 1000 700" role="img" aria-label={map.alt}>
        <pattern
          id="blocks"
          width="42"
          height="39"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-14)"
        >
          <path fill="var(--town-far)" d="M3 3H37V33H3Z" />
        </pattern>
        <path fill="url(#blocks)" d="M0 0H1000V700H0Z" />
        <path fill="none" stroke="var(--drive)" strokeWidth="39" d={river} />
        {lakes.map((lake) => (
          <ellipse key={lake.cx} fill="var(--drive)" stroke="var(--trees-behind)" strokeWidth="8" {...lake} />
        ))}
        <g fill="none">
          <path stroke="var(--lane)" strokeWidth="19" d={everyRoad} />
          <path stroke="var(--field)" strokeWidth="13" d={everyRoad} />
        </g>
        <g stroke="var(--field)">
          <circle fill="var(--c-marigold)" strokeWidth="12" cx="560" cy="350" r="34" />
          {map.dots?.map(([x, y]) => (
            <circle key={`${x} ${y}`} fill="var(--heat)" strokeWidth="2" cx={x} cy={y} r="8" />
          ))}
          {map.marks.map(({ name, kind, at: [x, y] }, index) => (
            <g key={name} className={clsx(styles.pin, styles[kind])} transform={`translate(${x} ${y})`}>
              <path fill="var(--pin)" strokeWidth="4" d="M0 0L-20 -34A36 36 0 1 1 20 -34Z" />
              <text fill="var(--on-pin)" stroke="none" fontSize="40" y="-51">
                {index + 1}
              </text>
            </g>
          ))}
        </g>
      </svg>
    </Section>
  );
}
