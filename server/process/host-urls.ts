/**
 * The addresses of the servers that one address names, in its order, as libpq writes several:
 * `postgres://user@db1:5432,db2:5432/name?target_session_attrs=read-write`.
 * @returns one address for each server; none of them is checked
 */
export function hostUrls(url: string): string[] {
  const [, before = "", hosts = url, after = ""] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  // Which server is wanted we ask for ourselves.
  const rest = after
    .replace(/([?&])target_session_attrs=(?:read-write|primary)(&|$)/, "$1")
    .replace(/[?&]$/, "");
  return hosts.split(",").map((host) => before + host + rest);
}
