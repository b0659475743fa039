/** How often a service was asked for; 0 where it wasn't, whatever visitors call a service: `__proto__` is a name, too. */
export function countOf(byService: Record<string, number>, name: string): number {
  return Object.hasOwn(byService, name) ? (byService[name] ?? 0) : 0;
}
