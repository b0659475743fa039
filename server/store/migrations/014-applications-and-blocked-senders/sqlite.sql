-- Stages of an application, and what a blocked sender sends. SQLite changes a check by its text alone
-- (https://www.sqlite.org/lang_altertable.html, 7).
PRAGMA writable_schema = ON;
UPDATE sqlite_schema
  SET sql = replace(sql, '''quarantined''', '''shortlisted'', ''interview'', ''rejected'', ''blocked'', ''quarantined''')
  WHERE type = 'table' AND name = 'submissions';
PRAGMA writable_schema = RESET;

-- Whose sender is blocked: number and address are those of the row, and go with it.
ALTER TABLE submissions ADD COLUMN blocked INTEGER NOT NULL DEFAULT 0;
CREATE INDEX submissions_blocked ON submissions (id) WHERE blocked = 1;
