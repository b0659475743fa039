/** The server's own addresses, as used by pages and probes. */
export const apiPaths = {
  submit: "/api/submit",
  contact: "/api/contact",
  error: "/api/error",
  alive: "/healthz",
  ready: "/readyz",
} as const;
const paths = new Set<string>(Object.values(apiPaths));

/** Whether an address is one of the server's own or below `/api`; any other is a file of the build. */
export function isApiPath(path: string): boolean {
  return paths.has(path) || path === "/api" || path.startsWith("/api/");
}

/** Whether an address is the editor’s, which a proxy passes on where there is one (deploy/Caddyfile). */
export function isEditorPath(path: string): boolean {
  return /^\/editor(?:\/|$)/i.test(path);
}

/** Whether an address is the desk or below it, in any case: a phone's keyboard may capitalise it. */
export function isDeskPath(path: string): boolean {
  return /^\/desk(?:\/|$)/i.test(path);
}
