import { ButtonLink } from "../../../components/button-link.tsx";
import { Picture } from "../../../components/picture.tsx";
import type { PictureData } from "../../../data/pictures.server.ts";
import type { Action } from "../../../data/schema.ts";
import grid from "../../../styles/grid.module.css";
import { enquiryPath } from "../enquiry-path.ts";
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
        <ButtonLink to={enquiryPath(action.path, { service: name })}>{action.label}</ButtonLink>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(max-width: 63.999rem) 100vw, 62vw" first />
      </div>
    </section>
  );
}
