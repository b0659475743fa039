/** The server's own addresses, as pages and probes ask for them. */
export const apiPaths = {
  submit: "/api/submit",
  contact: "/api/contact",
  error: "/api/error",
  alive: "/healthz",
  ready: "/readyz",
} as const;
const own = new Set<string>(Object.values(apiPaths));

/** Whether an address is one of the server's own, or lies below `/api`; every other is a file of the build. */
export function isApiPath(path: string): boolean {
  return own.has(path) || path === "/api" || path.startsWith("/api/");
}

/** Whether an address is the staff's desk or below it, in whatever case a phone's keyboard begins a word. */
export function isDeskPath(path: string): boolean {
  return /^\/desk(?:\/|$)/i.test(path);
}
