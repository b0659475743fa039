import { z } from "zod";
import { refuseMissing } from "./content-error.ts";
import { readMark } from "./mark.server.ts";
import { listContent, memoize } from "./open-content.server.ts";
import { readEach } from "./publishing.server.ts";
import { readText, readYaml } from "./read-content.server.ts";
import { draft, refuseDuplicates, sample, text, withoutSample } from "./schema.ts";

const file = "clients.yaml";

export const clientSchema = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z0-9-]+$/, "write a short name for the files: small letters, digits and dashes")
    .meta({ isKey: true }),
  name: text.max(30),
  trade: text.max(30),
  line: text.max(60).optional(),
  wordmark: z
    .strictObject({
      weight: z
        .int()
        .min(400)
        .max(800)
        .multipleOf(100, "write a weight in hundreds: 400, 500, 600, 700 or 800"),
      case: z.enum(["as-is", "upper", "lower"]),
    })
    .meta({ isKey: true }),
  sample,
  draft,
});

const schema = z
  .array(clientSchema.transform(withoutSample))
  .min(1)
  .superRefine(
    refuseDuplicates(
      ["key", "name"],
      (field, value) => `two clients have the ${field} “${value}”; give one of them another, or take it out`,
    ),
  );

/** A client with its mark and, where they are drawn, its name's letters; all in one colour, that of the text around them. */
export type Client = ReturnType<typeof readClients>[number];

/** The clients in display order, from `content/clients.yaml` and `content/clients`. */
export const readClients = memoize(() =>
  readEach(readYaml(file, schema), (client) => ({
    ...client,
    mark: readMark(client.key),
    lettering: readLettering(client),
  })),
);

/** The letters of its name as they are drawn, unless they are those of another name: the drawing's title has to be the same. */
function readLettering({ key, name }: { key: string; name: string }) {
  const drawing = `${key}-name`;
  const isDrawn =
    listContent("clients", ".svg").includes(`${drawing}.svg`) &&
    readText(`clients/${drawing}.svg`).includes(`<title>${name}</title>`);
  return isDrawn ? readMark(drawing) : undefined;
}

/** What a wall of logos shows of the clients; their trades and lines only where it names them. */
export function listLogos({ withTrade = false } = {}) {
  return readClients().map(({ key, name, wordmark, mark, lettering, trade, line }) => ({
    key,
    name,
    wordmark,
    mark,
    lettering,
    ...(withTrade && { trade, line }),
  }));
}

/**
 * Finds a client by key.
 * @throws ContentError when there is none
 */
export function findClient(key: string, usedIn: string, field = key): Client {
  const remedy = `there is no client “${key}” in content/clients.yaml; add it there, or correct it here`;
  return readClients().find((client) => client.key === key) ?? refuseMissing(usedIn, field, remedy);
}
