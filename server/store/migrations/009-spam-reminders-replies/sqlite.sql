-- What a person called spam. SQLite changes a check by its text alone (https://www.sqlite.org/lang_altertable.html, 7).
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, '''quarantined''', '''quarantined'', ''spam''')
  WHERE type = 'table' AND name = 'submissions';
PRAGMA writable_schema = RESET;

-- The day in India on which somebody wants to be reminded, and whose work is looked for.
ALTER TABLE submissions ADD COLUMN remind_on TEXT;
CREATE INDEX submissions_by_reminder ON submissions (remind_on) WHERE remind_on IS NOT NULL;
CREATE INDEX submissions_by_person ON submissions (assigned_to, state, received_at DESC, id) WHERE assigned_to IS NOT NULL;

-- The texts for replies.
INSERT INTO desk_settings (name, value) VALUES ('replies', '{"version":0,"texts":[]}');
