import { hostUrls } from "../host-urls.ts";

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
  const [what, remedy] = /^42P07$/.test(code)
    ? [`${target} holds tables of another program (${said})`, "Name a database of the site's own"]
    : /^(3D000|28|42501)/.test(code)
      ? [`${target} cannot be used (${said})`, "Create it, and give this user all rights on it"]
      : /^55P03$/.test(code)
        ? [`${target} is in use just now`, "Stop the server that uses it, and run this again"]
        : // Raised by the desk's record, which stands there otherwise than here.
          /^P0001$/.test(code)
          ? [
              `${target} has been used since it was last copied to (${said})`,
              "If it is in service, the move is done; else name an empty database",
            ]
          : [`Copying to ${target} failed (${said})`, "Look whether it can be reached, and run this again"];
  return new CopyRefused(`${what}. ${remedy}. Nothing was changed there`, { cause: error });
}
