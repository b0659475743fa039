-- Which account it was, for people may share a name. None of the terminal, and of what was written before this step.
ALTER TABLE desk_record ADD COLUMN who_id text;
-- Whether a name stands for several accounts is asked of its first and last one.
CREATE INDEX desk_record_by_name ON desk_record (who, who_id);
