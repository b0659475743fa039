import { clsx } from "clsx";
import { Fragment, memo, useDeferredValue, useRef } from "react";
import { PageLink } from "../../../../components/navigation/page-link.tsx";
import { visit } from "../../../../components/navigation/visit.tsx";
import { Picture } from "../../../../components/picture.tsx";
import { Section } from "../../../../components/section.tsx";
import { readStoredPlan } from "../../../../components/stored-plan.ts";
import { useToday } from "../../../../components/today.ts";
import { boardsPath, enquiryPath, planPath } from "../../../../data/paths.ts";
import type { Board } from "../../../../data/places/boards.server.ts";
import { findFreeDay, formatVacancy } from "../../../../data/places/vacancy.ts";
import { dropPastStart, writePlanAddress } from "../../../../data/plan-address.ts";
import { usePath } from "../../../../data/use-shell.ts";
import { BoardTerms } from "../board-terms.tsx";
import { BoardElevation } from "../drawings/elevation.tsx";
import { Scenery, Skyline } from "../drawings/scenery.tsx";
import { useAddressSearch } from "../use-address-search.ts";
import { matchesFilter, readFilter, sortBoards, writeFilter } from "./filter.ts";
import styles from "./inventory.module.css";
import { InventoryFilter } from "./inventory-filter.tsx";
import type { InventoryPage } from "./inventory-page.server.ts";
import { CheckboxSync, handleTick, PlanBar } from "./plan-bar.tsx";

/**
 * A list of what can be booked: cards to filter, sort and tick, in a form that opens the plan with what is ticked, with
 * or without script.
 */
export function Inventory({ page }: { page: InventoryPage }) {
  const { inventory, plan, boards } = page;
  const today = useToday(plan.builtOn);
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
        <PageLink to={`${planPath}#media-kit`}>{plan.copy.kitLink}</PageLink>
        <PageLink to={boardsPath}>{plan.copy.mapLink}</PageLink>
      </div>
      <Scenery marks={page.marks} />
      {boards.some(({ medium }) => medium === "site") && <Skyline />}
      <InventoryFilter
        copy={plan.copy}
        boards={boards}
        filter={readFilter(search)}
        today={today}
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
          visit(path(planPath) + writePlanAddress(dropPastStart(readStoredPlan())));
        }}
      >
        <div className={styles.cards}>
          {sortBoards(boards, filter.sort, today).map((board) => (
            <InventoryCard
              key={board.slug}
              board={board}
              vacancy={formatVacancy(plan.copy.vacancy, board.bookings, today)}
              isFree={findFreeDay(board.bookings, today) === today}
              index={boards.indexOf(board)}
              hidden={!matchesFilter(board, filter, today)}
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
  isFree: boolean;
  /** Its place in the unsorted list. */
  index: number;
  /** Whether the filter excludes it. */
  hidden: boolean;
  page: InventoryPage;
};

/** One entry: its drawing, rent and vacancy, its facts, and the checkbox that puts it into the plan. */
function InventoryCard({ hidden, ...card }: InventoryCardProps) {
  const isDetailed = card.board.groups.length > 0;
  return (
    <article
      className={clsx(styles.card, isDetailed && styles.detailed)}
      aria-labelledby={headingId(card.index)}
      hidden={hidden}
    >
      <Content {...card} />
    </article>
  );
}

/** Memoized apart from the card, so that filtering only hides or shows it. */
const Content = memo(function Content({
  board,
  vacancy,
  isFree,
  index,
  page,
}: Omit<InventoryCardProps, "hidden">) {
  const { slug, name, place, path, blurb, groups, summary, about, subject } = board;
  const { tick, filter } = page.plan.copy;
  const { enquireNow } = page.copy;
  return (
    <>
      {"society" in subject && subject.society.photo ? (
        <div className={styles.drawing}>
          <Picture
            picture={subject.society.photo}
            sizes="(max-width: 47.999rem) 42vw, (max-width: 79.999rem) 50vw, 33vw"
            className={styles.photo}
          />
        </div>
      ) : (
        <BoardElevation board={board} className={styles.drawing} />
      )}
      <header className={styles.heading}>
        <h3 id={headingId(index)}>
          <PageLink to={path}>{name}</PageLink>
        </h3>
        <p>{place}</p>
        <BoardTerms price={board.price ?? filter.ask} vacancy={vacancy} isFree={isFree} />
        {summary && <p className={styles.summary}>{summary}</p>}
      </header>
      {groups.length > 0 && (
        <>
          <p className={styles.blurb}>{blurb}</p>
          {groups.map((group) => (
            <Fragment key={group.title}>
              <h4>{group.title}</h4>
              <dl>
                {group.facts.map(([fact, value]) => (
                  <Fragment key={fact}>
                    <dt>{fact}</dt>
                    <dd>{value}</dd>
                  </Fragment>
                ))}
              </dl>
            </Fragment>
          ))}
        </>
      )}
      <label className={styles.tick} id={`tick-${index + 1}`}>
        <input
          type="checkbox"
          name="s"
          value={slug}
          aria-labelledby={`tick-${index + 1} ${headingId(index)}`}
        />
        <span className={styles.add}>{tick.add}</span>
        <span className={styles.added}>{tick.added}</span>
      </label>
      {groups.length > 0 && (
        <PageLink
          className={styles.enquire}
          to={enquiryPath(enquireNow.path, { service: page.service.name, society: name })}
          aria-label={`${enquireNow.label} ${about}`}
        >
          {enquireNow.label}
        </PageLink>
      )}
    </>
  );
});

function headingId(index: number): string {
  return `entry-${index + 1}`;
}
