import { CityMap } from "../../components/city-map.tsx";
import { Section } from "../../components/section.tsx";
import styles from "./story-map.module.css";
import type { StoryPage } from "./story-page.server.ts";

/** Where a story took place: pins on the drawn city, and beside it what each pin is. */
export function StoryMap({ title, map }: { title: string; map: StoryPage["map"] }) {
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
      <div className={styles.map}>
        <CityMap city={map.city} alt={map.alt} role="img">
          <g stroke="var(--field)">
            {map.dots.map(([x, y]) => (
              <circle key={`${x} ${y}`} fill="var(--heat)" strokeWidth="2" cx={x} cy={y} r="8" />
            ))}
            {map.marks.map(({ name, kind, at: [x, y] }, index) => (
              <g key={name} className={styles[kind]} transform={`translate(${x} ${y})`}>
                <path fill="var(--pin)" strokeWidth="4" d="M0 0L-20 -34A36 36 0 1 1 20 -34Z" />
                <text fill="var(--on-pin)" stroke="none" fontSize="40" y="-51">
                  {index + 1}
                </text>
              </g>
            ))}
          </g>
        </CityMap>
      </div>
    </Section>
  );
}
