import { z } from "zod";
import { ContentError, refuseMissing } from "./content-error.ts";
import { currentContent, memoize } from "./open-content.server.ts";
import { refuseAddress } from "./paths.server.ts";
import { readPicture } from "./pictures.server.ts";
import { listFinishedFiles, readEach } from "./publishing.server.ts";
import { readYaml } from "./read-content.server.ts";
import {
  closing,
  draft,
  entry,
  meta,
  pictureName,
  priceName,
  sample,
  servicePath,
  sitePath,
  text,
  withPlaceholders,
} from "./schema.ts";

/** The four benefits of every service page, in the specification's order; in Hindi the titles are free. */
export const benefitTitles = [
  "Affordable Price",
  "Professional Team",
  "Experience",
  "Fast Delivery",
] as const;

export const serviceSchema = z.strictObject({
  name: text,
  path: sitePath,
  order: z.int().min(1),
  head: meta,
  title: text,
  object: z
    .enum(["clapper", "drawing sheet", "front page", "gate", "hoarding", "signboard", "stage", "telephone"])
    .default("signboard"),
  tagline: text.max(110),
  hero: pictureName,
  panelLine: text.max(60),
  facts: z.strictObject({
    get: text.max(140),
    price: priceName.optional(),
    job: text.max(48),
    steps: z
      .array(
        entry({
          what: text.max(24),
          days: z.int("write whole working days, for example 3").min(1).max(90),
        }),
      )
      .min(2)
      .max(5),
    done: withPlaceholders(text.max(48), "days"),
    need: text.max(140),
    sample,
  }),
  topics: z
    .array(
      entry({
        title: text.max(60),
        text,
        points: z.array(text.max(90)).min(2).max(5),
        picture: pictureName,
      }),
    )
    .min(3)
    .max(5),
  strip: z.array(text.max(24)).min(5).max(12),
  benefits: z
    .array(entry({ title: text, text }))
    .length(4)
    .refine(
      (list) =>
        currentContent().language === "hi" ||
        list.every(({ title }, index) => title === benefitTitles[index]),
      `the four benefits are titled, in this order: ${benefitTitles.join(", ")}`,
    ),
  enquiry: z.strictObject({ title: text, steps: z.array(text).min(3).max(4), time: text, price: text }),
  next: servicePath,
  nextLine: text.max(80),
  closing,
  totalsTitle: text.optional(),
  inventory: z.strictObject({ title: text, text }).optional(),
  draft,
});

export type ServiceFacts = z.output<typeof serviceSchema>["facts"];
export type Service = ReturnType<typeof findService>;
export type Topic = Service["topics"][number];

/** The services in menu order: every file of `content/services`. */
export const readServices = memoize(() => {
  const services = readEach(listFinishedFiles("services"), readService);
  services.sort((a, b) => a.order - b.order);
  for (const [index, { file, order, inventory }] of services.entries()) {
    const before = services.slice(0, index);
    const refuse = (field: string, remedy: string) => new ContentError(file, field, remedy);
    refuseAddress(file.slice("content/".length));
    if (inventory && before.some((service) => service.inventory))
      throw refuse(
        "inventory",
        "another service shows the societies already; take inventory out here or there",
      );
    if (order !== index + 1)
      throw refuse(
        "order",
        `the services are numbered 1 to ${services.length}; ${order} is taken twice or leaves a gap`,
      );
  }
  return services;
});

/** Reads one service. @param name its file in `content/services` @throws ContentError */
export function readService(name: string) {
  const file = `content/services/${name}`;
  const copy = readYaml(`services/${name}`, serviceSchema);
  const pictures = copy.draft ? [copy.hero, ...copy.topics.map(({ picture }) => picture)] : [];
  for (const picture of pictures) readPicture(picture, file);
  return { file, ...copy };
}

/** Finds a service by address. @param file the file, and `field` in it, that names it @throws ContentError when there is none */
export function findServiceByPath(path: string, file: string, field: string) {
  const remedy = `no service has the address ${path}; write the path of a service`;
  return readServices().find((service) => service.path === path) ?? refuseMissing(file, field, remedy);
}

/**
 * Finds a service by address, with its pictures and the next service.
 * @throws ContentError when no service has that address or a picture is missing
 */
export function findService(path: string) {
  const service = findServiceByPath(path, "content/services", "path");
  const next = findServiceByPath(service.next, service.file, "next");
  return {
    ...service,
    hero: readPicture(service.hero, service.file),
    topics: service.topics.map((topic) => ({ ...topic, picture: readPicture(topic.picture, service.file) })),
    next: {
      name: next.name,
      path: next.path,
      line: service.nextLine,
    },
  };
}
