import { clsx } from "clsx";
import styles from "./icon.module.css";

const paths = {
  arrow: "M4 12h15M13 6l6 6-6 6",
  down: "M6 9l6 6 6-6",
  up: "M12 20V5M6 11l6-6 6 6",
  menu: "M3 6h18M3 12h18M3 18h18",
  plus: "M12 4v16M4 12h16",
  minus: "M4 12h16",
  close: "M5 5l14 14M19 5L5 19",
  tick: "M4 12.5l5 5L20 6.5",
  chat: "M4 4h16v12H10l-5 5v-5H4z",
  phone: "M5 3h4l2 5-3 2a13 13 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  pin: "M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21zM12 7.500a2.5 2.5 0 1 0 .01 0",
  clock: "M12 3a9 9 0 1 0 .01 0M12 7v5.500l3.5 2",
  search: "M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.500L21 21",
  pause: "M8 5v14M16 5v14",
  brush:
    "M20 3L10 13M14.500 17.500L6.500 9.500M10 13c2.5 2 2.5 4.500 0 6-2 1.500-5 1.500-7 1 2-1 1.500-3 2.500-5s3-3 4.500-2z",
  play: "M7 4.500v15l12-7.500z",
  left: "M20 12H5M11 6l-6 6 6 6",
  external: "M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9",
  facebook: "M15 3h-2a4 4 0 0 0-4 4v14M5.5 12H14",
  instagram: "M4 4h16v16H4zM12 8.500a3.5 3.5 0 1 0 .01 0M16.8 7.200h.01",
  linkedin: "M5 10v10M5 4.500v.01M10 20V10M10 14c0-5 9-6 9 0v6",
  youtube: "M3 6h18v12H3zM10.5 9.500v5l4.2-2.500z",
  home: "M4 11l8-7 8 7v9h-6v-6h-4v6H4z",
  info: "M12 3a9 9 0 1 0 .01 0M12 11v6M12 7.500v.01",
  grid: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  people:
    "M9 5a3.5 3.5 0 1 0 .01 0M2.5 20a6.5 6.5 0 0 1 13 0M16 5.500a3 3 0 0 1 0 6M18 14.500a6 6 0 0 1 3.5 5.5",
  picture: "M3 4h18v16H3zM3 16l5-5 4 4 4-4 5 5M9 8.500v.01",
  paper: "M5 3h11l3 3v15H5zM9 9h6M9 13h6M9 17h4",
} as const;

export type IconName = keyof typeof paths;

/** An icon on a 24 by 24 grid with strokes of 2. It must never be the only way to convey something. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
