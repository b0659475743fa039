import { Picture } from "../../../components/picture.tsx";
import { interpolate } from "../../../data/interpolate.ts";
import type { Action } from "../../../data/schema.ts";
import { enquiryPath } from "../enquiry-path.ts";
import styles from "../inventory/inventory.module.css";
import { Inventory } from "../inventory/inventory.tsx";
import type { InventoryEntry } from "../inventory/inventory-card.tsx";
import { Elevation } from "./elevation/elevation.tsx";
import { Scenery } from "./elevation/scenery.tsx";
import type { Society } from "./societies.server.ts";
import type { SocietyPage } from "./society-page.server.ts";

type SocietyInventoryProps = Pick<SocietyPage, "societies" | "marks" | "copy" | "plan"> & {
  title: string;
  text: string;
  /** The service that an enquiry about a society is for. */
  service: string;
  action: Action;
};

/** The societies as an inventory: each drawn from its data, with its facts in two aligned groups. */
export function SocietyInventory({ societies, marks, ...page }: SocietyInventoryProps) {
  return (
    <Inventory
      title={page.title}
      text={page.text}
      plan={page.plan}
      cards={societies.map((society, index) => cardOf(society, index, page))}
    >
      <Scenery marks={marks} />
    </Inventory>
  );
}

function cardOf(
  society: Society,
  index: number,
  { copy, plan, action, service }: Omit<SocietyInventoryProps, "societies" | "marks">,
): InventoryEntry {
  const { slug, name, address, blurb, photo, people, peopleText, flats, units, boards } = society;
  const { card } = copy;
  return {
    slug,
    name,
    place: address,
    blurb,
    picture: photo ? (
      <Picture picture={photo} sizes="(max-width: 63.999rem) 100vw, 46vw" className={styles.photo} />
    ) : (
      <Elevation society={society} index={index} copy={copy.drawing} />
    ),
    groups: [
      {
        title: card.society,
        facts: [
          [card.people, peopleText],
          [card.flats, String(flats)],
          [units.label, units.text],
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
    enquire: {
      label: action.label,
      path: enquiryPath(action.path, { service, society: name }),
      about: interpolate(card.about, { name }),
    },
    kinds: boards.map(({ kind }) => plan.copy.kinds[kind]),
    seen: boards.map(({ kind }) => (kind === "lift" ? "lift" : "gate")),
    areas: address.split(",").map((part) => part.trim()),
    people,
    flats,
    boards: boards.length,
    squareFeet: boards.reduce((sum, { width, height }) => sum + width * height, 0),
  };
}
