import { z } from "zod";
import { ContentError } from "./content-error.ts";
import { type Mark, readMark } from "./mark.server.ts";
import { memoize } from "./open-content.server.ts";
import { readEach } from "./publishing.server.ts";
import { readYaml } from "./read-content.server.ts";
import { draft, sample, text, withoutSample } from "./schema.ts";

const file = "clients.yaml";

/** The fields of a client. */
export const clientSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/, "write a short name for the files: small letters, digits and dashes"),
  name: text.max(30),
  trade: text.max(30),
  line: text.max(60),
  wordmark: z.strictObject({
    width: z.int().min(75).max(100),
    weight: z
      .int()
      .min(400)
      .max(800)
      .multipleOf(100, "write a weight in hundreds: 400, 500, 600, 700 or 800"),
    case: z.enum(["as-is", "upper", "lower"]),
  }),
  sample,
  draft,
});

const schema = z.array(clientSchema.transform(withoutSample)).min(1);

/** A client with its mark; the mark and the name are drawn in one colour, that of the text around them. */
export type Client = z.output<typeof schema>[number] & { mark: Mark };

/** The clients in the order in which they are shown, from `content/clients.yaml` and `content/clients`. */
export const readClients = memoize((): Client[] => {
  const clients = readYaml(file, schema);
  const seen = new Set<string>();
  for (const [index, { key, name }] of clients.entries()) {
    for (const [field, value] of Object.entries({ key, name: name.toLowerCase() })) {
      if (seen.has(`${field} ${value}`))
        throw new ContentError(
          `content/${file}`,
          `(entry ${index + 1}).${field}`,
          `two clients have the ${field} “${field === "key" ? key : name}”; give one of them another, or take it out`,
        );
      seen.add(`${field} ${value}`);
    }
  }
  return readEach(clients, (client) => ({ ...client, mark: readMark(client.key) }));
});

/**
 * The client of that key.
 * @param usedIn file that names it, for the error
 * @throws ContentError when there is none
 */
export function findClient(key: string, usedIn: string): Client {
  const found = readClients().find((one) => one.key === key);
  if (!found)
    throw new ContentError(
      usedIn,
      key,
      "there is no client of this key in content/clients.yaml; add one or correct the key",
    );
  return found;
}
