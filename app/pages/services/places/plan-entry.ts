/** A board of an entry: its kind as readers know it, its sides in feet, and how many there are alike. */
export type PlanBoard = { kind: string; width: number; height: number; count: number };

/** What can be put into a plan, with what is added up of it: a society, or a site of another medium. */
export type PlanEntry = {
  /** The name in addresses. */
  slug: string;
  name: string;
  place: string;
  /** Where or by whom its boards are seen. */
  seen: string;
  /** Which of a plan's lists it stands in. */
  medium: "society" | "site";
  /** About how many people live there; 0 where nobody does. */
  people: number;
  flats: number;
  boards: PlanBoard[];
};
