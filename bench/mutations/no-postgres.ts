/** In the place of the tests' own while the store is mutated: nothing is started. */
export async function startPostgres(): Promise<{ remove: () => Promise<void> }> {
  return { remove: async () => {} };
}
