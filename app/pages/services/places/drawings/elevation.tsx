import { clsx } from "clsx";
import { Picture } from "../../../../components/picture.tsx";
import type { Place } from "../../../../data/places/places.server.ts";
import styles from "./elevation.module.css";
import { layoutSite, layoutSociety, placeSociety } from "./layout.ts";
import { placeSite, type SceneProps, SiteView, SocietyView } from "./scenes.tsx";

type PlaceElevationProps = Omit<SceneProps, "id"> & {
  place: Pick<Place, "subject" | "alt" | "slug" | "photo">;
  /** Whether the page shows this drawing a second time. */
  isShownAgain?: boolean | undefined;
  /** Shows the drawing that the page has of it elsewhere again, closer and in evening light, and says this of it. */
  repeatAlt?: string;
  className?: string | undefined;
};

/** Beside the facts on a place’s own page; in lists it is smaller. */
const sizes = "(max-width: 47.999rem) 100vw, 55vw";

const moods = ["morning", "noon", "evening", "haze"] as const;

/**
 * A place’s photograph, or where it has none the place drawn from its data, its boards by kind and to scale beside a person: a society with a tower for every block and
 * a window for every flat, a site with the city behind. Its width stands on the lower edge of a frame of any
 * shape, as large as they fit, and the scenery goes on beside them. Needs `Scenery` once on the page.
 */
export function PlaceElevation({ place, isShownAgain, repeatAlt, className, ...scene }: PlaceElevationProps) {
  const { subject, alt, slug, photo } = place;
  if (photo)
    return (
      <div className={className}>
        <Picture picture={photo} sizes={sizes} className={styles.photo} />
      </div>
    );
  const mood = repeatAlt ? "evening" : moods[subject.index % moods.length];
  const options = { ...scene, id: slug };
  const { frame, close, picture } =
    "site" in subject ? drawSite(subject, options) : drawSociety(subject, options);
  const id = `drawn-${slug}`;
  return (
    <svg
      className={clsx(styles.elevation, mood && styles[mood], className)}
      role="img"
      aria-label={repeatAlt ?? alt}
      viewBox={repeatAlt ? close : frame}
      preserveAspectRatio="xMidYMax"
    >
      {repeatAlt ? <use href={`#${id}`} /> : isShownAgain ? <g id={id}>{picture}</g> : picture}
    </svg>
  );
}

type Subject<Name extends string> = Extract<Place["subject"], Record<Name, unknown>>;

function drawSite({ site, index }: Subject<"site">, scene: SceneProps) {
  const layout = layoutSite(site, index);
  const { frame, close } = placeSite(layout, scene.copy);
  return { frame, close, picture: <SiteView layout={layout} {...scene} /> };
}

function drawSociety({ society, index }: Subject<"society">, scene: SceneProps) {
  const layout = layoutSociety(society, index);
  const { left, width } = placeSociety(layout);
  const frame = `${left} 0 ${width} 452`;
  return { frame, close: frame, picture: <SocietyView layout={layout} {...scene} /> };
}
