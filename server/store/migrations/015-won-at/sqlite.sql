-- When an enquiry was won: it stays when the enquiry is won again, and the staff can set it to another day.
ALTER TABLE submissions ADD COLUMN won_at TEXT;
UPDATE submissions SET won_at = done_at WHERE state = 'won';
