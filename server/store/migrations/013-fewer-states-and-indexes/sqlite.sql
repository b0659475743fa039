-- What its sender took back is erased instead of hidden. The record lists it, so that no copy brings it back.
INSERT INTO desk_record (at, who, what, submission_id, detail)
  SELECT strftime('%Y-%m-%dT%H:%M:%fZ'), 'the server', 'erased it', id, 'withdrawn before' FROM submissions WHERE state = 'withdrawn';
UPDATE store_state SET erasing_since = strftime('%Y-%m-%dT%H:%M:%fZ') || ' withdrawn'
  WHERE EXISTS (SELECT 1 FROM submissions WHERE state = 'withdrawn');
DELETE FROM submissions WHERE state = 'withdrawn';
DROP TRIGGER submissions_withdrawn;
DROP INDEX submissions_to_index;
CREATE INDEX submissions_to_index ON submissions (received_at) WHERE indexed = 0;

-- For a filter by service and for counting spam, which are there no more.
DROP INDEX submissions_by_about;
DROP INDEX submissions_suspected;
