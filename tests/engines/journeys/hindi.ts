import { expect } from "vitest";
import { inLanguage } from "../../../app/data/open-content.server.ts";
import { readServices } from "../../../app/data/services.server.ts";
import { readSite } from "../../../app/data/site.server.ts";
import { readContactPage } from "../../../app/pages/contact/contact-page.server.ts";
import { readPlanCopy } from "../../../app/pages/services/places/plan-copy.server.ts";
import { readSocietyPage } from "../../../app/pages/services/society/society-page.server.ts";
import { present } from "./copy.ts";
import type { Journey } from "./journeys.ts";

const { site, form, plan, society } = inLanguage("hi", () => ({
  site: readSite(),
  form: readContactPage().form,
  plan: readPlanCopy(),
  society: readSocietyPage(),
}));
const first = present(society.societies[0], "a society");
const unfolds = present(
  site.menu.find((entry) => entry.services),
  "an entry for the services in the menu",
);

export const hindiJourneys: Journey[] = [
  {
    title:
      "in Hindi: through the menu to a society, from its tick to the plan, and from there to an enquiry that is thanked for",
    width: 360,
    async walk(visitor, { inbox, popovers }) {
      await visitor.open("/hi");
      if (popovers) {
        const sheet = { role: "navigation", name: site.labels.menuSheet } as const;
        await visitor.click({ role: "button", name: site.labels.openMenu });
        await visitor.click({ text: unfolds.label, within: sheet });
        await visitor.click({ role: "link", name: society.service.name, within: sheet });
      } else await visitor.open(`/hi${society.service.path}`);
      await visitor.expectPath(`/hi${society.service.path}`);
      await visitor.click({ role: "checkbox", within: { role: "article", name: first.name } });
      await visitor.click({ role: "button", name: plan.bar.see });
      await visitor.expectPath(`/hi/plan?s=${first.slug}`);
      await visitor.click({ role: "link", name: plan.actions.enquire });
      await visitor.until(
        () => visitor.path(),
        (path) => path.startsWith("/hi/Contact"),
      );
      await visitor.until(
        () => visitor.property({ label: form.fields.message.label }, "value"),
        (message) => String(message).includes(first.name),
      );
      await visitor.type({ label: form.fields.name.label }, "आशा वर्मा");
      await visitor.type({ label: form.fields.phone.label }, "+91 00000 00003");
      await visitor.click({ role: "button", name: form.button });
      await visitor.expectSeen({ role: "status", text: form.status.sent });
      expect(await inbox()).toContainEqual(
        expect.objectContaining({
          fields: expect.objectContaining({
            name: "आशा वर्मा",
            language: "Hindi",
            service: present(
              readServices().find(({ path }) => path === society.service.path),
              "the service in English",
            ).name,
          }),
        }),
      );
    },
  },
  {
    title: "in Hindi: an enquiry arrives without script, and the page in Hindi says so",
    width: 360,
    settings: { script: false },
    async walk(visitor) {
      await visitor.open("/hi/Contact");
      await visitor.type({ label: form.fields.name.label }, "रवि साहू");
      await visitor.type({ label: form.fields.phone.label }, "+91 00000 00004");
      await visitor.choose(
        { label: form.fields.service.label },
        present(form.services[0], "a service").label,
      );
      await visitor.type({ label: form.fields.message.label }, "एक होर्डिंग का दाम बताइए।");
      await visitor.click({ role: "button", name: form.button });
      await visitor.expectPath("/hi/Contact#sent");
      await visitor.expectSeen({ text: form.status.sent });
    },
  },
];
