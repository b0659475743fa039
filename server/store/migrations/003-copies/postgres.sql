-- A name of the store's own, and, in a copy of another store, that one's name and what the copy held when it was made.
ALTER TABLE store_state ADD COLUMN store_name text;
ALTER TABLE store_state ADD COLUMN copied_from text;
ALTER TABLE store_state ADD COLUMN copied_digest text;
