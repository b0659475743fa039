import { memo } from "react";
import { Icon } from "../../../../components/icon.tsx";
import { MoreLink } from "../../../../components/links.tsx";
import { FactList } from "../../../../components/lists.tsx";
import { PageLink } from "../../../../components/navigation/page-link.tsx";
import { Picture } from "../../../../components/picture.tsx";
import { interpolate } from "../../../../data/format.ts";
import { enquiryPath } from "../../enquiry-path.ts";
import type { Board } from "../boards.server.ts";
import { BoardElevation } from "../drawings/board-elevation.tsx";
import styles from "./inventory.module.css";
import type { InventoryPage } from "./inventory-page.server.ts";

type InventoryCardProps = {
  board: Board;
  vacancy: string;
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
const Content = memo(function Content({ board, vacancy, index, page }: Omit<InventoryCardProps, "hidden">) {
  const { slug, name, place, path, blurb, groups, about, drawn } = board;
  const { tick } = page.plan.copy;
  const { enquireNow } = page.copy;
  return (
    <>
      <div className={styles.drawing}>
        {"society" in drawn && drawn.society.photo ? (
          <Picture
            picture={drawn.society.photo}
            sizes="(max-width: 63.999rem) 100vw, 46vw"
            className={styles.photo}
          />
        ) : (
          <BoardElevation board={board} copy={page.drawing} />
        )}
      </div>
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
            <FactList ruled facts={group.facts} />
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
          <span className="visually-hidden">{interpolate(tick.about, { name })}</span>
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
