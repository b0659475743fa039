/** Adds up amounts to a total limit and a limit per address; `add` returns false for an amount that would exceed either. */
export function createTally(limit: number, perAddress: number) {
  const amounts = new Map<string, number>();
  let total = 0;
  return {
    add(address: string, amount: number): boolean {
      const own = (amounts.get(address) ?? 0) + amount;
      if (total + amount > limit || own > perAddress) return false;
      total += amount;
      if (own > 0) amounts.set(address, own);
      else amounts.delete(address);
      return true;
    },
  };
}
