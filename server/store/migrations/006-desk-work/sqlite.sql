-- What the staff does with a submission, and who did the last of it. `version` grows with every change.
ALTER TABLE submissions ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE submissions ADD COLUMN done_at TEXT;
ALTER TABLE submissions ADD COLUMN assigned_to TEXT;
ALTER TABLE submissions ADD COLUMN assigned_name TEXT;
ALTER TABLE submissions ADD COLUMN last_change TEXT;
ALTER TABLE submissions ADD COLUMN changed_at TEXT;
ALTER TABLE submissions ADD COLUMN changed_by TEXT;
ALTER TABLE submissions ADD COLUMN changed_name TEXT;
ALTER TABLE submissions ADD COLUMN state_before TEXT;

-- For the desk's list: the service or position, and whether the row is in the index. Both are filled in by the desk, from
-- the rows that are there already too, so that nothing a visitor sends waits for the index.
ALTER TABLE submissions ADD COLUMN about TEXT NOT NULL DEFAULT '';
ALTER TABLE submissions ADD COLUMN indexed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX submissions_by_state ON submissions (state, received_at DESC, id);
CREATE INDEX submissions_by_about ON submissions (state, about, received_at DESC, id);
CREATE INDEX submissions_by_done ON submissions (state, done_at, received_at);
CREATE INDEX submissions_suspected ON submissions (received_at) WHERE suspicion IS NOT NULL;
-- The index by time, and with it all that is counted by weeks.
DROP INDEX submissions_by_time;
CREATE INDEX submissions_by_time ON submissions (received_at, state, kind, about);
CREATE INDEX submissions_to_index ON submissions (received_at) WHERE indexed = 0 AND state <> 'withdrawn';

CREATE TABLE notes (
  id TEXT PRIMARY KEY,
  submission_id TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  by_id TEXT NOT NULL,
  by_name TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX notes_by_submission ON notes (submission_id, at);

-- Words come cut already, so that both databases cut them alike: what is not ASCII counts as a letter. `labels` are
-- words as well, which nobody can type. An erased row's words are taken out of the index's pages at once.
CREATE VIRTUAL TABLE search USING fts5(words, labels, tokenize = 'ascii tokenchars _', detail = none, prefix = '2 3');
INSERT INTO search (search, rank) VALUES ('secure-delete', 1);

-- Row numbers of the index follow the time, so that it finds the newest first.
CREATE TABLE search_places (
  place INTEGER PRIMARY KEY,
  submission_id TEXT NOT NULL UNIQUE REFERENCES submissions (id) ON DELETE CASCADE
) STRICT;

CREATE TRIGGER search_forgets AFTER DELETE ON search_places BEGIN
  DELETE FROM search WHERE rowid = old.place;
END;
CREATE TRIGGER submissions_withdrawn AFTER UPDATE OF state ON submissions WHEN new.state = 'withdrawn' BEGIN
  DELETE FROM search_places WHERE submission_id = new.id;
  UPDATE submissions SET about = '', indexed = 0 WHERE id = new.id;
END;
CREATE TRIGGER submissions_moved AFTER UPDATE OF state ON submissions
WHEN new.state <> 'withdrawn' AND new.state <> old.state BEGIN
  UPDATE submissions SET indexed = 0 WHERE id = new.id;
END;
CREATE TRIGGER notes_added AFTER INSERT ON notes BEGIN
  UPDATE submissions SET indexed = 0 WHERE id = new.submission_id;
END;
