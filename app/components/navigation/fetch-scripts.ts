/**
 * Fetches scripts into the browser's cache. They are imported only once all are there, because some browsers never repeat
 * an import that has failed.
 * @param ask fetches one of them
 * @returns whether all of them exist
 */
export async function fetchScripts(
  addresses: string[],
  ask: (address: string) => Promise<Response>,
): Promise<boolean> {
  const found = await Promise.all(
    addresses.map(async (address) => {
      const answer = await ask(address);
      await answer.arrayBuffer();
      return answer.ok;
    }),
  );
  return found.every(Boolean);
}
