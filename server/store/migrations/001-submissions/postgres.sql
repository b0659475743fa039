CREATE TABLE submissions (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('enquiry', 'application')),
  received_at text COLLATE "C" NOT NULL,
  state text NOT NULL CHECK (state IN ('new', 'done', 'quarantined', 'withdrawn')),
  suspicion text,
  digest text NOT NULL,
  fields text NOT NULL
);
CREATE INDEX submissions_by_time ON submissions (received_at);

CREATE TABLE cvs (
  submission_id text PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
  kind text NOT NULL,
  name text NOT NULL,
  sha256 text NOT NULL,
  size integer NOT NULL,
  bytes bytea NOT NULL
);

CREATE TABLE outbox (
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
CREATE INDEX outbox_by_due ON outbox (state, due_at);

-- The shape that rate-limiter-flexible expects.
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
