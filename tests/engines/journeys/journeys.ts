import type { Visits } from "../promises.ts";
import type { Settings, Visitor } from "../visitors/visitor.ts";
import { deskJourneys } from "./desk.ts";
import { editorJourneys } from "./editor.ts";
import { formJourneys } from "./forms.ts";
import { hindiJourneys } from "./hindi.ts";
import { menuJourneys } from "./menus.ts";
import { pictureJourneys } from "./pictures.ts";
import { planJourneys } from "./plans.ts";
import { readingJourneys } from "./reading.ts";

export type Journey = {
  title: string;
  width: 360 | 1280;
  settings?: Partial<Settings>;
  walk: (visitor: Visitor, visits: Visits) => Promise<void>;
};

/** What a visitor does on the site, and one of the staff on the desk, the same in every engine. */
export const journeys: Journey[] = [
  ...menuJourneys,
  ...pictureJourneys,
  ...formJourneys,
  ...readingJourneys,
  ...planJourneys,
  ...hindiJourneys,
  ...deskJourneys,
  ...editorJourneys,
];
