import type { ReactNode } from "react";
import type { City } from "../data/city.server.ts";
import styles from "./city-map.module.css";

type CityMapProps = {
  city: Pick<City, "width" | "height" | "lines" | "lakes">;
  alt: string;
  /** A picture, where nothing on it can be pressed. */
  role?: "img";
  /** What stands on it, in its units. */
  children: ReactNode;
};

/** The city's roads, railway, river and lakes, with something on them. */
export function CityMap({ city: { width, height, lines, lakes }, alt, role, children }: CityMapProps) {
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} fontSize="20" role={role}>
      <title>{alt}</title>
      {lines.map(({ kind, d }) => (
        <path key={d} className={styles[kind]} d={d} />
      ))}
      {lakes.map(({ name, at: [x, y] }) => (
        <path
          key={name}
          className={styles.lake}
          d={`M${x - 40} ${y - 4}q6-26 38-22 40-4 40 16 0 26-40 26-40 2-38-20z`}
        />
      ))}
      {lines.map(({ kind, d }) => kind === "road" && <path key={d} className={styles.middle} d={d} />)}
      {children}
    </svg>
  );
}
