import { memo, type ReactNode } from "react";
import { Icon } from "../../../../components/icon.tsx";
import { MoreLink } from "../../../../components/more-link.tsx";
import { PageLink } from "../../../../components/navigation/page-link.tsx";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";
import { interpolate } from "../../../../data/interpolate.ts";
import { enquiryPath } from "../../enquiry-path.ts";
import type { ServicePage } from "../../service-page.server.ts";
import { FactList } from "../fact-list.tsx";
import type { InventoryPlan } from "../plan-entries.server.ts";
import type { FilterFacts } from "./filter-cards.ts";
import styles from "./inventory.module.css";

/** The data of a service page with an inventory. */
export type InventoryPage = Pick<ServicePage, "service" | "copy"> & {
  inventory: { title: string; text: string };
  plan: InventoryPlan;
};

/** An entry of an inventory. */
export type InventoryEntry = FilterFacts & {
  slug: string;
  name: string;
  place: string;
  /** Its own page. */
  path: string;
  vacancy: string;
  blurb: string;
  /** Its drawing or photograph. */
  picture: ReactNode;
  groups: { title: string; facts: [name: string, value: string][] }[];
  /** Completes the words of the link to an enquiry for screen readers. */
  about: string;
};

type InventoryCardProps = {
  entry: InventoryEntry;
  /** Its place in the unsorted list. */
  index: number;
  /** Whether the filter excludes it. */
  hidden: boolean;
  page: InventoryPage;
};

/** One entry: its drawing, two groups of facts, the checkbox that puts it into the plan, and the link to an enquiry. */
export function InventoryCard({ hidden, ...card }: InventoryCardProps) {
  return (
    <article className={styles.card} aria-labelledby={headingId(card.index)} hidden={hidden}>
      <Content {...card} />
    </article>
  );
}

/** Memoized apart from the card, so that filtering only hides or shows it. */
const Content = memo(function Content({ entry, index, page }: Omit<InventoryCardProps, "hidden">) {
  const { slug, name, place, path, vacancy, blurb, picture, groups, about } = entry;
  const { tick } = page.plan.copy;
  const { enquireNow } = page.copy;
  return (
    <>
      <div className={styles.drawing}>{picture}</div>
      <header className={styles.who}>
        <h3 id={headingId(index)}>
          <PageLink to={path}>{name}</PageLink>
        </h3>
        <p>{place}</p>
        <p className={styles.vacancy}>{vacancy}</p>
      </header>
      <p className={styles.blurb}>{blurb}</p>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.title} className={styles.group}>
            <h4>{group.title}</h4>
            <FactList facts={group.facts} />
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <label className={styles.tick}>
          <input type="checkbox" name="s" value={slug} />
          <Icon name="tick" />
          <span className={styles.words}>
            <span className={styles.add}>{tick.add}</span>
            <span className={styles.added}>{tick.added}</span>
          </span>
          <VisuallyHidden>{interpolate(tick.about, { name })}</VisuallyHidden>
        </label>
        <MoreLink
          to={enquiryPath(enquireNow.path, { service: page.service.name, society: name })}
          about={about}
        >
          {enquireNow.label}
        </MoreLink>
      </div>
    </>
  );
});

function headingId(index: number): string {
  return `entry-${index + 1}`;
}
