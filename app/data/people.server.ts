import { z } from "zod";
import { refuseMissing } from "./content-error.ts";
import { memoize } from "./open-content.server.ts";
import { type PictureData, readPicture } from "./pictures.server.ts";
import { readEach } from "./publishing.server.ts";
import { readYaml } from "./read-content.server.ts";
import { draft, pictureName, refuseDuplicates, sample, text, withoutSample } from "./schema.ts";

const file = "content/people.yaml";

export const personSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/, "write the name in small letters and dashes, such as asha-verma"),
  name: text.max(40),
  job: text.max(40),
  languages: z.array(text).min(1),
  text: text.max(200),
  answers: text.max(120).optional(),
  portrait: pictureName,
  sample,
  draft,
});

const schema = z
  .array(personSchema.transform(withoutSample))
  .min(1)
  .superRefine(refuseDuplicates(["key"], (_, key) => `two people have the key ${key}`));

/** Somebody of the agency, with a portrait and their address on About. */
export type Person = Omit<z.output<typeof schema>[number], "portrait"> & {
  path: string;
  portrait: PictureData;
};

/** The people of the agency in display order, from `content/people.yaml`. */
export const readPeople = memoize((): Person[] =>
  readEach(readYaml("people.yaml", schema), (person) => ({
    ...person,
    path: `/About#${person.key}`,
    portrait: readPicture(person.portrait, file),
  })),
);

/** Finds a person by key. @param file the file, and `field` in it, that names them @throws ContentError when there is nobody */
export function findPerson(key: string, file: string, field: string): Person {
  const people = readPeople();
  const keys = people.map((person) => person.key).join(", ");
  const remedy = `there is no “${key}” in content/people.yaml; put the person back there, or name one of ${keys}`;
  return people.find((person) => person.key === key) ?? refuseMissing(file, field, remedy);
}
