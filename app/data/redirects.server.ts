import { z } from "zod";
import { isEncoded } from "../../formats/address.ts";
import { memoize } from "./open-content.server.ts";
import { readYaml } from "./read-content.server.ts";

/** A redirect (301) or a removed address (410). Percent-encoded, as a browser sends it. */
export type Redirect = { from: string; to?: string; status: 301 | 410 };

/** Where they stand, below `content/`. */
export const redirectsFile = "redirects.yaml";

const address = z.string().refine((text) => !/\s/.test(text), {
  error: "there is a blank in this address; write %20 in its place, or take it out",
  abort: true,
});

const fromSchema = address
  .regex(
    /^\/(?!\/)[^\s?#\\]*$/,
    "write an address of this site that begins with one /, without spaces, ? and #, for example /old-page",
  )
  .refine(isEncoded, "there is a % in this address that stands for nothing; write the letter itself")
  .meta({ input: "oldAddress" });

const toSchema = address
  .regex(
    /^(\/(?!\/)|https:\/\/[^/\s]+)\S*$/,
    "write a page of this site, for example /Contact, or a whole address beginning with https://",
  )
  .refine((to) => URL.canParse(to, "https://here.example"), "write an address that a browser can open")
  .meta({ input: "link" });

const schema = z.strictObject({
  redirects: z.array(
    z
      .strictObject({
        from: fromSchema,
        to: toSchema.optional(),
        gone: z.literal(true, "write `gone: true`, or take the line out").optional(),
      })
      .refine(({ to, gone }) => (to === undefined) !== (gone === undefined), {
        path: ["from"],
        error: "write either where this address leads (`to: /Contact`) or that it is gone (`gone: true`)",
      }),
  ),
});

/** The entries as they are written. */
export const readRedirectEntries = memoize(() => readYaml(redirectsFile, schema).redirects);

/** The entries as a server needs them. */
export function readRedirects(): Redirect[] {
  return readRedirectEntries().map(({ from, to }) =>
    to === undefined
      ? { from: encodeAddress(from), status: 410 }
      : { from: encodeAddress(from), to: encodeAddress(to), status: 301 },
  );
}

function encodeAddress(address: string): string {
  if (!address.startsWith("/")) return new URL(address).href;
  const { pathname, search, hash } = new URL(address, "https://here.example");
  return pathname + search + hash;
}
