import { useDeferredValue, useRef } from "react";
import { MoreLink } from "../../../../components/links.tsx";
import { visit } from "../../../../components/navigation/visit.tsx";
import { Section } from "../../../../components/section.tsx";
import { boardsPath, planPath } from "../../../../data/paths.ts";
import { writePlanAddress } from "../../../../data/plan-address.ts";
import { usePath } from "../../../../data/use-shell.ts";
import { Scenery } from "../drawings/scenery.tsx";
import { Skyline } from "../drawings/skyline.tsx";
import { keptPlan } from "../kept-plan.ts";
import { useAddressSearch } from "../use-address-search.ts";
import { useToday } from "../use-today.ts";
import { daysUntilFree, vacancyText } from "../vacancy.ts";
import { matchesFilter, readFilter, sortCards, writeFilter } from "./filter-cards.ts";
import styles from "./inventory.module.css";
import { InventoryCard } from "./inventory-card.tsx";
import { InventoryFilter } from "./inventory-filter.tsx";
import type { InventoryPage } from "./inventory-page.server.ts";
import { PlanBar } from "./plan-bar.tsx";
import { keepTick, Ticks } from "./ticks.tsx";

/**
 * A list of what can be booked: cards to filter, sort and tick, in a form that opens the plan with what is ticked, with
 * or without script.
 */
export function Inventory({ page }: { page: InventoryPage }) {
  const { inventory, plan, boards } = page;
  const today = useToday(plan.builtOn);
  const cards = boards.map((board) => ({ board, freeIn: daysUntilFree(board.freeFrom, today) }));
  const form = useRef<HTMLFormElement>(null);
  const [search, replaceSearch] = useAddressSearch();
  // The choice shows at once, the filtered cards a frame later.
  const filter = readFilter(useDeferredValue(search));
  const path = usePath();
  return (
    <Section className={styles.inventory} labelledBy="inventory">
      <h2 id="inventory">{inventory.title}</h2>
      <div className={styles.key}>
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
        left={cards.filter((card) => matchesFilter(card, filter)).length}
        onFilter={(wanted) => replaceSearch(writeFilter(wanted, location.search))}
      />
      <form
        ref={form}
        action={path(planPath)}
        autoComplete="off"
        className={styles.form}
        onChange={keepTick}
        onSubmit={(event) => {
          event.preventDefault();
          visit(path(planPath) + writePlanAddress(keptPlan()));
        }}
      >
        <div className={styles.cards}>
          {sortCards(cards, filter.sort).map((card) => (
            <InventoryCard
              key={card.board.slug}
              board={card.board}
              vacancy={vacancyText(plan.copy.vacancy, card.board.freeFrom, today)}
              index={boards.indexOf(card.board)}
              hidden={!matchesFilter(card, filter)}
              page={page}
            />
          ))}
        </div>
        <Ticks form={form} />
        <PlanBar {...plan} />
      </form>
    </Section>
  );
}
