CREATE TABLE submissions (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('enquiry', 'application')),
  received_at TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('new', 'done', 'quarantined', 'withdrawn')),
  suspicion TEXT,
  digest TEXT NOT NULL,
  fields TEXT NOT NULL
) STRICT;
CREATE INDEX submissions_by_time ON submissions (received_at);

CREATE TABLE cvs (
  submission_id TEXT PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  size INTEGER NOT NULL,
  bytes BLOB NOT NULL
) STRICT;

CREATE TABLE outbox (
  submission_id TEXT PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
  attempts INTEGER NOT NULL,
  due_at TEXT NOT NULL,
  first_tried_at TEXT,
  lease TEXT,
  leased_until TEXT,
  error TEXT,
  sent_at TEXT
) STRICT;
CREATE INDEX outbox_by_due ON outbox (state, due_at);
