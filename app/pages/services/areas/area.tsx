import type { ReactNode } from "react";
import { MoreLink } from "../../../components/links.tsx";
import { PageOpening, Section } from "../../../components/section.tsx";
import { shownAtFirst } from "../../../data/paths.ts";
import { listMarks } from "../../../data/places/places.server.ts";
import { PlanForm } from "../../../plan/plan-form.tsx";
import { Scenery, Skyline } from "../places/drawings/scenery.tsx";
import { EnglishNote, PlaceRow } from "../places/place-row.tsx";
import styles from "./area.module.css";
import type { AreaPage } from "./area-page.server.ts";

/** What stands in a part of the city, or a whole list, by the row, in a form that opens the plan with what is ticked. */
export function Area({ page, bar }: { page: Omit<AreaPage, "head">; bar?: ReactNode }) {
  const { title, text, places, back } = page;
  const isDrawn = places.length <= shownAtFirst;
  return (
    <>
      <PageOpening className={styles.opening} title={title} text={text}>
        <p className="row screen-only">
          {back.map(({ path, label }) => (
            <MoreLink key={path} to={path}>
              {label}
            </MoreLink>
          ))}
        </p>
      </PageOpening>
      <Section className={styles.places} labelledBy="list">
        <h2 id="list" className="visually-hidden">
          {title}
        </h2>
        <Scenery marks={listMarks(places)} />
        {isDrawn && <Skyline />}
        <PlanForm className={styles.form}>
          <EnglishNote places={places} />
          <div className={styles.list} data-places="">
            {places.map((place) => (
              <PlaceRow key={place.slug} place={place} isDrawn={isDrawn} />
            ))}
          </div>
          {bar}
        </PlanForm>
      </Section>
    </>
  );
}
