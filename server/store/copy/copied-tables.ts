/** A table with its key and all of its columns, including the key. */
export type CopiedTable = {
  name: string;
  key: string;
  columns: readonly string[];
  /** The key is a number instead of a text. */
  numbered?: true;
};

/**
 * What is copied, in the order of references. Not copied: `rate_limits`, which only counts minutes; `store_state`, which is
 * about one machine's clock and files; the desk's sessions and links, since people can sign in again; and the search index
 * and the counts of states, which each database builds for itself.
 */
export const copiedTables: readonly CopiedTable[] = [
  {
    name: "submissions",
    key: "id",
    columns: [
      ...["id", "kind", "received_at", "state", "suspicion", "digest", "fields"],
      ...["version", "done_at", "assigned_to", "assigned_name"],
      ...["last_change", "changed_at", "changed_by", "changed_name", "state_before", "remind_on"],
    ],
  },
  {
    name: "cvs",
    key: "submission_id",
    columns: ["submission_id", "kind", "name", "sha256", "size", "mark", "bytes"],
  },
  {
    name: "notes",
    key: "id",
    columns: ["id", "submission_id", "at", "by_id", "by_name", "text"],
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
  {
    name: "desk_users",
    key: "id",
    columns: ["id", "name", "email", "role", "password", "created_at", "last_seen_at"],
  },
  { name: "desk_second_factors", key: "id", columns: ["id", "user_id", "state", "secret", "used_step"] },
  { name: "desk_recovery_codes", key: "id", columns: ["id", "factor_id"] },
  { name: "desk_settings", key: "name", columns: ["name", "value"] },
  {
    name: "desk_record",
    key: "id",
    columns: ["id", "at", "who", "who_id", "what", "submission_id", "detail"],
    numbered: true,
  },
];
