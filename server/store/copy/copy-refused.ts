import { hostUrls } from "../../process/host-urls.ts";

/** The copy was not made, and the target is as it was; the message says why and what to do. */
export class CopyRefused extends Error {
  override name = "CopyRefused";
}

/** What a failed copy is told as. The target's password is in no message. */
export function whyFailed(error: unknown, url: string): CopyRefused {
  const target = hostUrls(url)
    .map((one) => new URL(one).host + new URL(one).pathname)
    .join(" or ");
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const said = error instanceof Error ? error.message || code : String(error);
  const [, what, remedy] = causes.find(([codes]) => codes.test(code)) ?? otherwise;
  return new CopyRefused(
    `${what.replace("TARGET", target)} (${said}). ${remedy}. Nothing was changed there`,
    { cause: error },
  );
}

/** By PostgreSQL's codes: what has happened, and what to do. */
const causes: [codes: RegExp, what: string, remedy: string][] = [
  [/^42P07$/, "TARGET holds tables of another program", "Name a database of the site's own"],
  [/^28/, "TARGET refuses this user", "Look whether user and password in its address are right"],
  [/^(3D000|42501)$/, "TARGET cannot be used", "Create it, and give this user all rights on it"],
  [/^55P03$/, "TARGET is in use just now", "Stop the server that uses it, and run this again"],
  // Raised by the desk's record, which stands there otherwise than here.
  [
    /^P0001$/,
    "TARGET has been used since it was last copied to",
    "If it is in service, the move is done; else name an empty database",
  ],
];
const otherwise = [
  /^/,
  "Copying to TARGET failed",
  "Look whether it can be reached, and run this again",
] as const;
