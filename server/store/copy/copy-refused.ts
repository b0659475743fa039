import { hostUrls } from "../../environment.ts";

/** Nothing was copied, and the target is as it was; the message says why and what to do. */
export class CopyRefused extends Error {
  override name = "CopyRefused";
}

/** The message for a failed copy, without the target's password. */
export function whyFailed(error: unknown, url: string): CopyRefused {
  const target = hostUrls(url)
    .map((one) => new URL(one).host + new URL(one).pathname)
    .join(" or ");
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = error instanceof Error ? error.message || code : String(error);
  const [, what, remedy] = causes.find(([codes]) => codes.test(code)) ?? otherwise;
  return new CopyRefused(
    `${what.replace("TARGET", target)} (${reason}). ${remedy}. Nothing was changed there`,
    { cause: error },
  );
}

/** By PostgreSQL's codes: what happened, and what to do. */
const causes: [codes: RegExp, what: string, remedy: string][] = [
  [/^42P07$/, "TARGET has tables of another program", "Name a database that only the site uses"],
  [/^28/, "TARGET refuses this user", "Check the user and password in its address"],
  [/^(3D000|42501)$/, "TARGET cannot be used", "Create it, and give this user all rights on it"],
  [/^55P03$/, "TARGET is in use", "Stop the server that uses it, and run this again"],
  // Raised when an entry of the desk's record differs from the one here.
  [
    /^P0001$/,
    "TARGET has been used since it was last copied to",
    "If it is in service, the move is done; else name an empty database",
  ],
];
const otherwise = [
  /^/,
  "Copying to TARGET failed",
  "Check that it can be reached, and run this again",
] as const;
