import { postLimits } from "../submission/form-rules.ts";

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
/** Uploads that one address may have in progress. */
const uploadsOfOne = 2;

/**
 * Keeps many large posts at once from filling the memory, and one address from closing the forms to everybody else. A
 * post no larger than one without a file draws on a reserve of 8 MB, of which one address gets at most 1 MB. Anything
 * larger is an upload: two at a time per address, and 48 MB, eight of the largest, for all together.
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

/** Adds up to a limit in all and a limit per address; an amount that would exceed either is refused with false. */
function createTally(inAll: number, perAddress: number) {
  const amounts = new Map<string, number>();
  let total = 0;
  return {
    add(address: string, amount: number): boolean {
      const own = (amounts.get(address) ?? 0) + amount;
      if (total + amount > inAll || own > perAddress) return false;
      total += amount;
      if (own > 0) amounts.set(address, own);
      else amounts.delete(address);
      return true;
    },
  };
}
