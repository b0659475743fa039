-- What becomes of an enquiry. SQLite changes a check by its text alone (https://www.sqlite.org/lang_altertable.html, 7).
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, '''new'', ''done''', '''new'', ''talking'', ''quoted'', ''won'', ''lost'', ''done''')
  WHERE type = 'table' AND name = 'submissions';
PRAGMA writable_schema = RESET;
ALTER TABLE submissions ADD COLUMN rupees INTEGER;
ALTER TABLE submissions ADD COLUMN lost_because TEXT;

-- When somebody first began to answer: before this step, by a reply or by calling it done.
ALTER TABLE submissions ADD COLUMN answered_at TEXT;
UPDATE submissions SET answered_at = (
  SELECT min(at) FROM desk_record WHERE submission_id = submissions.id AND what IN ('began a reply', 'marked it done')
);

-- Where it came from, for counting: what was sent about it is in `fields`.
ALTER TABLE submissions ADD COLUMN source TEXT NOT NULL DEFAULT '';
ALTER TABLE submissions ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
ALTER TABLE submissions ADD COLUMN board TEXT NOT NULL DEFAULT '';
