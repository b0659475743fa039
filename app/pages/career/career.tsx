import { Divider } from "../../components/brand.tsx";
import { CheckList } from "../../components/lists.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import { useCurrent } from "../../components/today.ts";
import type { Route } from "./+types/career";
import { ApplicationForm } from "./application-form.tsx";
import styles from "./career.module.css";
import type { CareerPage } from "./career-page.server.ts";

export { meta } from "../../seo/meta.ts";
export { readCareerPage as loader } from "./career-page.server.ts";

export default function Career({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <JobBanner {...page.banner} />
      <Divider />
      <CareerIntro {...page.intro} positions={page.positions} />
      <ApplicationForm copy={page.form} />
    </>
  );
}

/** The banner of the career page: its title beside a picture of a desk. */
function JobBanner({ title, line, picture }: CareerPage["banner"]) {
  return (
    <section className={styles.banner} data-scheme="light" aria-labelledby="job-recruitment">
      <div className={styles.copy}>
        <h1 id="job-recruitment">{title}</h1>
        <p className="lead">{line}</p>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(max-width: 63.999rem) 100vw, 46vw" first />
      </div>
    </section>
  );
}

/** What it is like to work here: open positions and pay, what becomes of an application, what makes a CV easy to read. */
function CareerIntro({
  title,
  paragraphs,
  positions,
  lists,
}: CareerPage["intro"] & Pick<CareerPage, "positions">) {
  const open = useCurrent(positions.list);
  return (
    <Section className={styles.intro} labelledBy="career-intro">
      <h2 id="career-intro">{title}</h2>
      <div className={styles.copy}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.lists}>
        <div>
          <h3 className="small-title">{positions.title}</h3>
          {open.length > 0 ? <CheckList points={open} /> : <p>{positions.none}</p>}
        </div>
        {lists.map((list) => (
          <div key={list.title}>
            <h3 className="small-title">{list.title}</h3>
            <CheckList points={list.points} />
          </div>
        ))}
      </div>
    </Section>
  );
}
