-- What is still to be told to another program, as `outbox` holds what is to be mailed.
CREATE TABLE webhooks (
  submission_id text PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
  attempts integer NOT NULL,
  due_at text COLLATE "C" NOT NULL,
  first_tried_at text COLLATE "C",
  lease text,
  leased_until text COLLATE "C",
  error text,
  sent_at text COLLATE "C"
);
CREATE INDEX webhooks_by_due ON webhooks (state, due_at);
