-- One row: when the store was last seen and whether its clock is doubted, a place for trial writes, and whether
-- deleted rows still wait for their traces to be overwritten.
CREATE TABLE store_state (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  seen_at TEXT,
  doubted_from TEXT,
  agreed_since TEXT,
  tried_at TEXT,
  erasing_since TEXT
) STRICT;
INSERT INTO store_state (id) VALUES (1);

-- What the staff should know before opening a CV.
ALTER TABLE cvs ADD COLUMN mark TEXT;
