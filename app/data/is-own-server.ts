import { buildSettings } from "./build-settings.ts";

/**
 * Whether an address is one of our own server, which is also told when a page fails; any other is a service's.
 * @param url a path of this site or an absolute address
 */
export function isOwnServer(url: string): boolean {
  const originOf = (one: string) => new URL(one, buildSettings.siteUrl).origin;
  return originOf(url) === originOf(buildSettings.errorUrl);
}
