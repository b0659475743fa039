-- What the staff does with a submission, and who did the last of it. `version` grows with every change.
-- `about`, `indexed` and `words` are for the desk's list and search: the service or position, and what is found. They are
-- filled in by the desk, from the rows that are there already too, so that nothing a visitor sends waits for the index.
ALTER TABLE submissions
  ADD COLUMN version integer NOT NULL DEFAULT 0,
  ADD COLUMN done_at text COLLATE "C",
  ADD COLUMN assigned_to text,
  ADD COLUMN assigned_name text,
  ADD COLUMN last_change text,
  ADD COLUMN changed_at text COLLATE "C",
  ADD COLUMN changed_by text,
  ADD COLUMN changed_name text,
  ADD COLUMN state_before text,
  ADD COLUMN about text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN indexed integer NOT NULL DEFAULT 0,
  ADD COLUMN words tsvector;
CREATE INDEX submissions_by_state ON submissions (state, received_at DESC, id);
CREATE INDEX submissions_by_about ON submissions (state, about, received_at DESC, id);
CREATE INDEX submissions_by_done ON submissions (state, done_at, received_at);
CREATE INDEX submissions_suspected ON submissions (received_at) WHERE suspicion IS NOT NULL;
-- The index by time, and with it all that is counted by weeks.
DROP INDEX submissions_by_time;
CREATE INDEX submissions_by_time ON submissions (received_at, state, kind, about);
CREATE INDEX submissions_to_index ON submissions (received_at) WHERE indexed = 0 AND state <> 'withdrawn';
CREATE INDEX submissions_by_words ON submissions USING gin (words) WITH (fastupdate = off);

CREATE TABLE notes (
  id text PRIMARY KEY,
  submission_id text NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
  at text COLLATE "C" NOT NULL,
  by_id text NOT NULL,
  by_name text NOT NULL,
  text text NOT NULL
);
CREATE INDEX notes_by_submission ON notes (submission_id, at);

-- The planner's statistics hold samples of a column: an erased person's words would live on in them.
ALTER TABLE submissions ALTER COLUMN fields SET STATISTICS 0, ALTER COLUMN about SET STATISTICS 0, ALTER COLUMN words SET STATISTICS 0;
ALTER TABLE cvs ALTER COLUMN name SET STATISTICS 0;
ALTER TABLE notes ALTER COLUMN text SET STATISTICS 0;
ALTER TABLE outbox ALTER COLUMN error SET STATISTICS 0;
ALTER TABLE webhooks ALTER COLUMN error SET STATISTICS 0;

CREATE FUNCTION submissions_withdrawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.about = '';
  NEW.indexed = 0;
  NEW.words = NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER submissions_withdrawn BEFORE UPDATE OF state ON submissions
  FOR EACH ROW WHEN (NEW.state = 'withdrawn') EXECUTE FUNCTION submissions_withdrawn();

CREATE FUNCTION notes_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE submissions SET indexed = 0 WHERE id = NEW.submission_id;
  RETURN NULL;
END $$;
CREATE TRIGGER notes_added AFTER INSERT ON notes FOR EACH ROW EXECUTE FUNCTION notes_added();
