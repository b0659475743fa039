/**
 * Splits an address with several servers, as libpq writes them:
 * `postgres://user@db1:5432,db2:5432/name?target_session_attrs=read-write`.
 * @returns one address for each server in this order, not validated
 */
export function hostUrls(url: string): string[] {
  const [, before = "", hosts = url, after = ""] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  // `store/primary.ts` finds the primary itself.
  const rest = after
    .replace(/([?&])target_session_attrs=(?:read-write|primary)(&|$)/, "$1")
    .replace(/[?&]$/, "");
  return hosts.split(",").map((host) => before + host + rest);
}
