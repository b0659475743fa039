-- A name of the store's own, and, in a copy of another store, that one's name and what the copy held when it was made.
ALTER TABLE store_state ADD COLUMN store_name TEXT;
ALTER TABLE store_state ADD COLUMN copied_from TEXT;
ALTER TABLE store_state ADD COLUMN copied_digest TEXT;
