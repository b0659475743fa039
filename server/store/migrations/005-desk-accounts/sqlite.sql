-- The staff who may use the desk. Without a password nobody signs in: a link sets it.
CREATE TABLE desk_users (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  role TEXT NOT NULL CHECK (role IN ('staff', 'owner')),
  password TEXT,
  created_at TEXT NOT NULL,
  last_seen_at TEXT
) STRICT;

-- Sessions and links are known by the digest of what the browser or the letter holds.
CREATE TABLE desk_sessions (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES desk_users (id) ON DELETE CASCADE,
  stage TEXT NOT NULL CHECK (stage IN ('half', 'whole')),
  created_at TEXT NOT NULL,
  seen_at TEXT NOT NULL
) STRICT;
CREATE INDEX desk_sessions_by_user ON desk_sessions (user_id);

CREATE TABLE desk_links (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES desk_users (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL,
  used_at TEXT
) STRICT;
CREATE INDEX desk_links_by_user ON desk_links (user_id);

CREATE TABLE desk_second_factors (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES desk_users (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed')),
  secret TEXT NOT NULL,
  used_step INTEGER,
  UNIQUE (user_id, state)
) STRICT;

CREATE TABLE desk_recovery_codes (
  id TEXT PRIMARY KEY,
  factor_id TEXT NOT NULL REFERENCES desk_second_factors (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX desk_recovery_codes_by_factor ON desk_recovery_codes (factor_id);

CREATE TABLE desk_settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
INSERT INTO desk_settings (name, value) VALUES ('second_factor', 'optional');

-- Who did what and when. Nothing of it is ever changed or deleted, whoever asks.
CREATE TABLE desk_record (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  what TEXT NOT NULL,
  submission_id TEXT,
  detail TEXT NOT NULL
) STRICT;
CREATE INDEX desk_record_by_submission ON desk_record (submission_id);
CREATE TRIGGER desk_record_not_updated BEFORE UPDATE ON desk_record
BEGIN
  SELECT RAISE(ABORT, 'desk_record is only added to');
END;
CREATE TRIGGER desk_record_not_deleted BEFORE DELETE ON desk_record
BEGIN
  SELECT RAISE(ABORT, 'desk_record is only added to');
END;
CREATE TRIGGER desk_record_not_replaced BEFORE INSERT ON desk_record WHEN NEW.id IN (SELECT id FROM desk_record)
BEGIN
  SELECT RAISE(ABORT, 'desk_record is only added to');
END;

-- The shape that rate-limiter-flexible expects; PostgreSQL has it from the first step on.
CREATE TABLE rate_limits (
  key TEXT PRIMARY KEY,
  points INTEGER NOT NULL DEFAULT 0,
  expire INTEGER
) STRICT;
