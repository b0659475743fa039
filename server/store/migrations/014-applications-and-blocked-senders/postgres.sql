-- Stages of an application, and what a blocked sender sends. Rows that are there already are not looked through.
ALTER TABLE submissions DROP CONSTRAINT submissions_state_check;
ALTER TABLE submissions ADD CONSTRAINT submissions_state_check CHECK (state IN (
  'new', 'talking', 'quoted', 'won', 'lost', 'done', 'shortlisted', 'interview', 'rejected', 'blocked', 'quarantined', 'spam',
  'withdrawn'
)) NOT VALID;

-- Whose sender is blocked: number and address are those of the row, and go with it.
ALTER TABLE submissions ADD COLUMN blocked integer NOT NULL DEFAULT 0;
CREATE INDEX submissions_blocked ON submissions (id) WHERE blocked = 1;
