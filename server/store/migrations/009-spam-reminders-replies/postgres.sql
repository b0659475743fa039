-- What a person called spam. Rows that are there already are not looked through: they were checked more strictly.
ALTER TABLE submissions DROP CONSTRAINT submissions_state_check;
ALTER TABLE submissions ADD CONSTRAINT submissions_state_check
  CHECK (state IN ('new', 'done', 'quarantined', 'spam', 'withdrawn')) NOT VALID;

-- The day in India on which somebody wants to be reminded, and whose work is looked for.
ALTER TABLE submissions ADD COLUMN remind_on text COLLATE "C";
CREATE INDEX submissions_by_reminder ON submissions (remind_on) WHERE remind_on IS NOT NULL;
CREATE INDEX submissions_by_person ON submissions (assigned_to, state, received_at DESC, id) WHERE assigned_to IS NOT NULL;

-- The texts for replies.
INSERT INTO desk_settings (name, value) VALUES ('replies', '{"version":0,"texts":[]}');
