import { z } from "zod";
import { interpolate } from "../../data/format.ts";
import { memoize } from "../../data/open-content.server.ts";
import { readYaml } from "../../data/read-content.server.ts";
import { action, text, withPlaceholders } from "../../data/schema.ts";

const named = withPlaceholders(text, "service");

const schema = z.strictObject({ kicker: text, title: text, action, strip: named, stripAgain: named });

export type TrustCopy = z.output<typeof schema>;

/**
 * The copy of the section that all service pages share, from `content/pages/trust.yaml`.
 * @param service the service's name, which the labels of the strips contain
 */
export function readTrust(service: string): TrustCopy {
  const copy = readFile();
  const name = (pattern: string) => interpolate(pattern, { service });
  return { ...copy, strip: name(copy.strip), stripAgain: name(copy.stripAgain) };
}

const readFile = memoize(() => readYaml("pages/trust.yaml", schema));
