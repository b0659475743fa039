-- What becomes of an enquiry. Rows that are there already are not looked through: they were checked more strictly.
ALTER TABLE submissions DROP CONSTRAINT submissions_state_check;
ALTER TABLE submissions ADD CONSTRAINT submissions_state_check
  CHECK (state IN ('new', 'talking', 'quoted', 'won', 'lost', 'done', 'quarantined', 'spam', 'withdrawn')) NOT VALID;
ALTER TABLE submissions
  ADD COLUMN rupees integer,
  ADD COLUMN lost_because text,
  ADD COLUMN answered_at text COLLATE "C",
  ADD COLUMN source text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN campaign text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN board text COLLATE "C" NOT NULL DEFAULT '';

-- When somebody first began to answer: before this step, by a reply or by calling it done.
UPDATE submissions SET answered_at = first.at FROM (
  SELECT submission_id, min(at) AS at FROM desk_record WHERE what IN ('began a reply', 'marked it done') GROUP BY submission_id
) AS first WHERE first.submission_id = submissions.id;

-- The planner's statistics hold samples of a column: an erased person's words would live on in them.
ALTER TABLE submissions ALTER COLUMN source SET STATISTICS 0, ALTER COLUMN campaign SET STATISTICS 0, ALTER COLUMN board SET STATISTICS 0;
