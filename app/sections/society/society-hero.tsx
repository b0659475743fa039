import { enquiryPath } from "../../components/enquiry-path.ts";
import { Picture } from "../../components/picture.tsx";
import { Slab } from "../../components/slab.tsx";
import type { PictureData } from "../../reading/pictures.server.ts";
import type { Action } from "../../reading/schema.ts";
import grid from "../../styles/grid.module.css";
import styles from "./society-hero.module.css";

type SocietyHeroProps = {
  name: string;
  title: string;
  tagline: string;
  action: Action;
  picture: PictureData;
};

/** The page's opening: its title as wide as the window, the line and the way to enquire, the gate running off the edge. */
export function SocietyHero({ name, title, tagline, action, picture }: SocietyHeroProps) {
  return (
    <section className={`${grid.grid} ${styles.hero}`}>
      <h1>{title}</h1>
      <div className={styles.lede}>
        <p>{tagline}</p>
        <Slab to={enquiryPath(action.path, { service: name })}>{action.label}</Slab>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(max-width: 63.999rem) 100vw, 62vw" first />
      </div>
    </section>
  );
}
