/** Replaces the tests' own function while the store is mutated; starts nothing. */
export async function startPostgres(): Promise<{ remove: () => Promise<void> }> {
  return { remove: async () => {} };
}
