/** Boards of one kind and size: the kind as visitors read it, the sides in feet, and how many there are. */
export type PlanBoard = { kind: string; width: number; height: number; count: number };

/** Something that can be put into a plan, with the figures that are added up: a society or a site. */
export type PlanEntry = {
  /** Its name in addresses. */
  slug: string;
  name: string;
  place: string;
  /** Where its boards are seen, or by whom. */
  seen: string;
  /** Which of the plan's lists it belongs to. */
  medium: "society" | "site";
  /** About how many people live there; 0 for a site. */
  people: number;
  flats: number;
  boards: PlanBoard[];
  /** The first free day; without it, or once it has come, the place is free now. */
  freeFrom?: string | undefined;
  /** The lowest price of such a board, such as “from ₹3,000 a month”; undefined where the price list has none. */
  price?: string | undefined;
};
