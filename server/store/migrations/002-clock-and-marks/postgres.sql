-- One row: when the store was last seen and whether its clock is doubted, a place for trial writes, and whether
-- deleted rows still wait for their traces to be overwritten.
CREATE TABLE store_state (
  id integer PRIMARY KEY CHECK (id = 1),
  seen_at text,
  doubted_from text,
  agreed_since text,
  tried_at text,
  erasing_since text
);
INSERT INTO store_state (id) VALUES (1);

-- What the staff should know before opening a CV.
ALTER TABLE cvs ADD COLUMN mark text;
