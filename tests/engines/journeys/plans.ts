import { readPlanPage } from "../../../app/pages/services/plan/plan-page.server.ts";
import { readSocietyPage } from "../../../app/pages/services/society/society-page.server.ts";
import { enquiry, present } from "./copy.ts";
import type { Journey } from "./journeys.ts";

const { copy } = readPlanPage();
const { service, societies } = readSocietyPage();
const society = present(societies[1], "a second society");

export const planJourneys: Journey[] = [
  {
    title: "a board that is ticked stands in the plan, and the plan goes into the enquiry",
    width: 360,
    async walk(visitor) {
      await visitor.open(service.path);
      await visitor.click({ role: "checkbox", within: { role: "article", name: society.name } });
      await visitor.click({ role: "button", name: copy.bar.see });
      await visitor.expectPath(`/plan?s=${society.slug}`);
      await visitor.expectSeen({ role: "region", name: copy.totals.title });
      await visitor.click({ role: "link", name: copy.actions.enquire });
      await visitor.until(
        () => visitor.path(),
        (path) => path.startsWith("/Contact"),
      );
      await visitor.until(
        () => visitor.property({ label: enquiry.fields.message.label }, "value"),
        (message) => String(message).includes(society.name),
      );
    },
  },
];
