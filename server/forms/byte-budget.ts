import { createTally } from "../http/connection-limits.ts";
import { postLimits } from "../submission/form-rules.ts";

/** Limits how many bytes all posts together hold in memory. */
export type ByteBudget = ReturnType<typeof createByteBudget>;
/** What one post takes from it. */
export type ByteAccount = ReturnType<ByteBudget["open"]>;

const megabyte = 1024 * 1024;
/** How many uploads one address may have in progress. */
const uploadsPerAddress = 2;

/**
 * Prevents many large posts from filling the memory, and a few addresses from blocking the forms for everybody else. A post no
 * larger than a form without a file uses a reserve of 16 MB, at most 1 MB of it for one address. Anything larger is an upload:
 * two at a time for each address, and 128 MB in all. So eight addresses leave half of the reserve and a quarter of the rest.
 */
export function createByteBudget() {
  const reserve = createTally(16 * megabyte, 1 * megabyte);
  const uploads = createTally(Infinity, uploadsPerAddress);
  const uploaded = createTally(128 * megabyte, uploadsPerAddress * postLimits.maxBytes);
  return {
    /** @param address of the sender, as for the rate limit */
    open(address: string) {
      let tally = reserve;
      let held = 0;
      return {
        /** @returns false if there are not enough bytes left in all, or for this address */
        take(bytes: number): boolean {
          let needed = bytes;
          if (tally === reserve && held + bytes > postLimits.maxTextBytes) {
            if (!uploads.add(address, 1)) return false;
            reserve.add(address, -held);
            needed += held;
            held = 0;
            tally = uploaded;
          }
          if (!tally.add(address, needed)) return false;
          held += needed;
          return true;
        },
        /** Gives everything back. */
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
