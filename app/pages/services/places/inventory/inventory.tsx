import { type ReactNode, useDeferredValue, useRef } from "react";
import { MoreLink } from "../../../../components/more-link.tsx";
import { visit } from "../../../../components/navigation/visit.tsx";
import { Section } from "../../../../components/section.tsx";
import { boardsPath, planPath } from "../../../../data/paths.ts";
import { writePlanAddress } from "../../../../data/plan-address.ts";
import { usePath } from "../../../../data/use-shell.ts";
import { keptPlan } from "../kept-plan.ts";
import { useAddressSearch } from "../use-address-search.ts";
import { matchesFilter, readFilter, sortCards, writeFilter } from "./filter-cards.ts";
import styles from "./inventory.module.css";
import { InventoryCard, type InventoryEntry, type InventoryPage } from "./inventory-card.tsx";
import { InventoryFilter } from "./inventory-filter.tsx";
import { PlanBar } from "./plan-bar.tsx";
import { useTicks } from "./use-ticks.ts";

type InventoryProps = {
  page: InventoryPage;
  cards: InventoryEntry[];
  /** The shapes that the cards' drawings share. */
  children: ReactNode;
};

/**
 * A list of what can be booked: cards to filter, sort and tick, in a form that opens the plan with what is ticked, with
 * or without script.
 */
export function Inventory({ page, cards, children }: InventoryProps) {
  const { inventory, plan } = page;
  const form = useRef<HTMLFormElement>(null);
  const [search, replaceSearch] = useAddressSearch();
  // The choice shows at once, the filtered cards a frame later.
  const filter = readFilter(useDeferredValue(search));
  const onChange = useTicks(form);
  const path = usePath();
  return (
    <Section className={styles.inventory} labelledBy="inventory">
      <h2 id="inventory">{inventory.title}</h2>
      <div className={styles.key}>
        <p>{inventory.text}</p>
        <MoreLink to={`${planPath}#media-kit`}>{plan.copy.kitLink}</MoreLink>
        <MoreLink to={boardsPath}>{plan.copy.mapLink}</MoreLink>
      </div>
      {children}
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
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          visit(path(planPath) + writePlanAddress(keptPlan()));
        }}
      >
        <div className={styles.cards}>
          {sortCards(cards, filter.sort).map((card) => (
            <InventoryCard
              key={card.slug}
              entry={card}
              index={cards.indexOf(card)}
              hidden={!matchesFilter(card, filter)}
              page={page}
            />
          ))}
        </div>
        <PlanBar {...plan} />
      </form>
    </Section>
  );
}
