import { z } from "zod";
import { memoize } from "./open-content.server.ts";
import { readYaml } from "./read-content.server.ts";

/** An address without a page: where it leads (301), or that it is gone (410). Percent-encoded, as a browser sends it. */
export type Redirect = { from: string; to?: string; status: 301 | 410 };

/** Where they stand, below `content/`. */
export const redirectsFile = "redirects.yaml";

const path = z
  .string()
  .regex(
    /^\/(?!\/)[^\s?#\\]*$/,
    "write an address of this site that begins with one /, without spaces, ? and #, for example /old-page",
  )
  .refine(canBeDecoded, "there is a % in this address that stands for nothing; write the letter itself");

const target = z
  .string()
  .regex(
    /^(\/(?!\/)|https:\/\/[^/\s]+)\S*$/,
    "write a page of this site, for example /Contact, or a whole address beginning with https://",
  )
  .refine((to) => URL.canParse(to, "https://here.example"), "write an address that a browser can open");

const schema = z.strictObject({
  redirects: z.array(
    z
      .strictObject({
        from: path,
        to: target.optional(),
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
      ? { from: asSent(from), status: 410 }
      : { from: asSent(from), to: asSent(to), status: 301 },
  );
}

/** One spelling for all that a server takes for the same address: capitals, doubled slashes, one at the end. */
export function alike(address: string): string {
  const plain = decodeURIComponent(address)
    .replace(/\/{2,}/g, "/")
    .toLowerCase();
  return plain.length > 1 ? plain.replace(/\/$/, "") : plain;
}

function asSent(address: string): string {
  if (!address.startsWith("/")) return new URL(address).href;
  const { pathname, search, hash } = new URL(address, "https://here.example");
  return pathname + search + hash;
}

function canBeDecoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
