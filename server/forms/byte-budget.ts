/** Bytes that all posts together may hold in memory at one time. */
export type ByteBudget = { open: () => ByteAccount };

/** What one post holds of it. */
export type ByteAccount = {
  /** Takes bytes; false when there are not enough left for everybody. */
  take: (bytes: number) => boolean;
  /** Gives everything back. */
  close: () => void;
};

/**
 * Keeps many large posts at once from filling the memory.
 * @param limit bytes for all together
 */
export function createByteBudget(limit: number): ByteBudget {
  let taken = 0;
  return {
    open() {
      let own = 0;
      return {
        take(bytes) {
          if (taken + bytes > limit) return false;
          taken += bytes;
          own += bytes;
          return true;
        },
        close() {
          taken -= own;
          own = 0;
        },
      };
    },
  };
}
