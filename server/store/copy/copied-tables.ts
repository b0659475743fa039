/** A table by its name, its key, and all its columns, the key among them. */
export type CopiedTable = { name: string; key: string; columns: readonly string[] };

/**
 * What a copy takes with it, what others refer to first. Left behind are `rate_limits`, which counts one minute, and
 * `store_state`, which speaks of one machine's clock and files.
 */
export const copiedTables: readonly CopiedTable[] = [
  {
    name: "submissions",
    key: "id",
    columns: ["id", "kind", "received_at", "state", "suspicion", "digest", "fields"],
  },
  {
    name: "cvs",
    key: "submission_id",
    columns: ["submission_id", "kind", "name", "sha256", "size", "mark", "bytes"],
  },
  ...["outbox", "webhooks"].map((name) => ({
    name,
    key: "submission_id",
    columns: [
      "submission_id",
      "state",
      "attempts",
      "due_at",
      "first_tried_at",
      "lease",
      "leased_until",
      "error",
      "sent_at",
    ],
  })),
];
