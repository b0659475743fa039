import { Picture } from "../../../components/picture.tsx";
import { interpolate } from "../../../data/interpolate.ts";
import { boardFolders } from "../../../data/paths.ts";
import { Scenery } from "../places/drawings/scenery.tsx";
import { SocietyElevation } from "../places/drawings/society-elevation.tsx";
import styles from "../places/inventory/inventory.module.css";
import { Inventory } from "../places/inventory/inventory.tsx";
import type { InventoryEntry } from "../places/inventory/inventory-card.tsx";
import type { Society } from "../places/societies.server.ts";
import { useToday } from "../places/use-today.ts";
import { daysUntilFree, vacancyText } from "../places/vacancy.ts";
import type { SocietyPage } from "./society-page.server.ts";

/** The societies as an inventory. */
export function SocietyInventory({ page }: { page: SocietyPage }) {
  const { societies, marks } = page;
  const today = useToday(page.plan.builtOn);
  return (
    <Inventory page={page} cards={societies.map((society, index) => cardOf(society, index, page, today))}>
      <Scenery marks={marks} />
    </Inventory>
  );
}

function cardOf(society: Society, index: number, page: SocietyPage, today: string): InventoryEntry {
  const { societyCopy, plan } = page;
  const { slug, name, address, blurb, photo, people, peopleText, flats, units, boards } = society;
  const { card, drawing } = societyCopy;
  return {
    slug,
    name,
    place: address,
    blurb,
    path: `${boardFolders.society}/${slug}`,
    vacancy: vacancyText(plan.copy.vacancy, society.free_from, today),
    freeIn: daysUntilFree(society.free_from, today),
    picture: photo ? (
      <Picture picture={photo} sizes="(max-width: 63.999rem) 100vw, 46vw" className={styles.photo} />
    ) : (
      <SocietyElevation society={society} index={index} copy={drawing} />
    ),
    groups: [
      {
        title: card.society,
        facts: [
          [card.people, peopleText],
          [card.flats, String(flats)],
          [card.units[units.label], units.text],
        ],
      },
      {
        title: card.media,
        facts: [
          [card.board, society.board],
          [card.size, society.size],
          [card.visibility, society.visibility],
        ],
      },
    ],
    about: interpolate(card.about, { name }),
    kinds: boards.map(({ kind }) => plan.copy.kinds[kind]),
    seen: boards.map(({ kind }) => (kind === "lift" ? "lift" : "gate")),
    areas: address.split(",").map((part) => part.trim()),
    people,
    flats,
    boards: boards.length,
    squareFeet: boards.reduce((sum, { width, height }) => sum + width * height, 0),
  };
}
