-- What is still to be told to another program, as `outbox` holds what is to be mailed.
CREATE TABLE webhooks (
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
CREATE INDEX webhooks_by_due ON webhooks (state, due_at);
