import { postLimits } from "./rules.ts";

/** Bytes that all posts together may hold in memory at one time. */
export type ByteBudget = {
  /** @param address whose post it is, as the rate limit counts it */
  open: (address: string) => ByteAccount;
};

/** What one post holds of it. */
export type ByteAccount = {
  /** Takes bytes; false when there are not enough left for everybody, or for this address. */
  take: (bytes: number) => boolean;
  /** Gives everything back. */
  close: () => void;
};

const megabyte = 1024 * 1024;
/** As many uploads as one address may have under way. */
const uploadsOfOne = 2;

/**
 * Keeps many large posts at once from filling the memory, and those of one address from shutting the forms for the
 * others. A post up to the size of one without a file lives on a reserve of 8 MB, of which one address has 1 MB at most;
 * beyond that size it is an upload, of which one address has two at once, and all together 48 MB: eight of the largest.
 */
export function createByteBudget(): ByteBudget {
  const reserve = createTally(8 * megabyte, 1 * megabyte);
  const uploads = createTally(Infinity, uploadsOfOne);
  const uploaded = createTally(48 * megabyte, uploadsOfOne * postLimits.maxBytes);
  return {
    open(address) {
      let tally = reserve;
      let held = 0;
      return {
        take(bytes) {
          let wanted = bytes;
          if (tally === reserve && held + bytes > postLimits.maxTextBytes) {
            if (!uploads.add(address, 1)) return false;
            reserve.add(address, -held);
            wanted += held;
            held = 0;
            tally = uploaded;
          }
          if (!tally.add(address, wanted)) return false;
          held += wanted;
          return true;
        },
        close() {
          tally.add(address, -held);
          if (tally === uploaded) uploads.add(address, -1);
          tally = reserve;
          held = 0;
        },
      };
    },
  };
}

/** Adds up to so much for all together and so much for one address; what would be more is not added and answered false. */
function createTally(inAll: number, perAddress: number) {
  const amounts = new Map<string, number>();
  let total = 0;
  return {
    add(address: string, amount: number): boolean {
      const own = (amounts.get(address) ?? 0) + amount;
      if (amount > 0 && (total + amount > inAll || own > perAddress)) return false;
      total += amount;
      if (own > 0) amounts.set(address, own);
      else amounts.delete(address);
      return true;
    },
  };
}
