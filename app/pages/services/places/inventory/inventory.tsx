import { memo, useDeferredValue, useRef } from "react";
import { Icon } from "../../../../components/icon.tsx";
import { MoreLink } from "../../../../components/links.tsx";
import { FactList } from "../../../../components/lists.tsx";
import { PageLink } from "../../../../components/navigation/page-link.tsx";
import { visit } from "../../../../components/navigation/visit.tsx";
import { Picture } from "../../../../components/picture.tsx";
import { Section } from "../../../../components/section.tsx";
import { readStoredPlan } from "../../../../components/stored-plan.ts";
import { useToday } from "../../../../components/today.ts";
import { interpolate } from "../../../../data/format.ts";
import { boardsPath, enquiryPath, planPath } from "../../../../data/paths.ts";
import { writePlanAddress } from "../../../../data/plan-address.ts";
import { usePath } from "../../../../data/use-shell.ts";
import type { Board } from "../boards.server.ts";
import { BoardElevation } from "../drawings/elevation.tsx";
import { Scenery, Skyline } from "../drawings/scenery.tsx";
import { useAddressSearch } from "../use-address-search.ts";
import { daysUntilFree, formatVacancy } from "../vacancy.ts";
import styles from "./inventory.module.css";
import { InventoryFilter, matchesFilter, readFilter, sortCards, writeFilter } from "./inventory-filter.tsx";
import type { InventoryPage } from "./inventory-page.server.ts";
import { CheckboxSync, handleTick, PlanBar } from "./plan-bar.tsx";

/**
 * A list of what can be booked: cards to filter, sort and tick, in a form that opens the plan with what is ticked, with
 * or without script.
 */
export function Inventory({ page }: { page: InventoryPage }) {
  const { inventory, plan, boards } = page;
  const today = useToday(plan.builtOn);
  const cards = boards.map((board) => ({ board, freeIn: daysUntilFree(board.bookings, today) }));
  const form = useRef<HTMLFormElement>(null);
  const [search, replaceSearch] = useAddressSearch();
  // The choice shows at once, the filtered cards a frame later.
  const filter = readFilter(useDeferredValue(search));
  const path = usePath();
  return (
    <Section className={styles.inventory} labelledBy="inventory">
      <h2 id="inventory">{inventory.title}</h2>
      <div className={styles.intro}>
        <p>{inventory.text}</p>
        <MoreLink to={`${planPath}#media-kit`}>{plan.copy.kitLink}</MoreLink>
        <MoreLink to={boardsPath}>{plan.copy.mapLink}</MoreLink>
      </div>
      <Scenery marks={page.marks} />
      {boards.some(({ medium }) => medium === "site") && <Skyline />}
      <InventoryFilter
        copy={plan.copy.filter}
        cards={cards}
        filter={readFilter(search)}
        matchCount={cards.filter((card) => matchesFilter(card, filter)).length}
        onFilter={(choice) => replaceSearch(writeFilter(choice, location.search))}
      />
      <form
        ref={form}
        action={path(planPath)}
        autoComplete="off"
        className={styles.form}
        onChange={handleTick}
        onSubmit={(event) => {
          event.preventDefault();
          visit(path(planPath) + writePlanAddress(readStoredPlan()));
        }}
      >
        <div className={styles.cards}>
          {sortCards(cards, filter.sort).map((card) => (
            <InventoryCard
              key={card.board.slug}
              board={card.board}
              vacancy={formatVacancy(plan.copy.vacancy, card.board.bookings, today)}
              index={boards.indexOf(card.board)}
              hidden={!matchesFilter(card, filter)}
              page={page}
            />
          ))}
        </div>
        <CheckboxSync form={form} />
        <PlanBar {...plan} />
      </form>
    </Section>
  );
}

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
function InventoryCard({ hidden, ...card }: InventoryCardProps) {
  return (
    <article className={styles.card} aria-labelledby={headingId(card.index)} hidden={hidden}>
      <Content {...card} />
    </article>
  );
}

/** Memoized apart from the card, so that filtering only hides or shows it. */
const Content = memo(function Content({ board, vacancy, index, page }: Omit<InventoryCardProps, "hidden">) {
  const { slug, name, place, path, blurb, groups, about, subject } = board;
  const { tick } = page.plan.copy;
  const { enquireNow } = page.copy;
  return (
    <>
      <div className={styles.drawing}>
        {"society" in subject && subject.society.photo ? (
          <Picture
            picture={subject.society.photo}
            sizes="(max-width: 63.999rem) 100vw, 46vw"
            className={styles.photo}
          />
        ) : (
          <BoardElevation board={board} copy={page.drawing} />
        )}
      </div>
      <header className={styles.heading}>
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
          <span className={styles.labels}>
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
