-- How many submissions there are of each state, as changes to be added up: two posts at once never wait for one row. The
-- desk folds them together when there are many.
CREATE TABLE submission_counts (
  state text NOT NULL,
  amount integer NOT NULL
);

CREATE FUNCTION submissions_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO submission_counts SELECT state, -count(*) FROM gone GROUP BY state;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO submission_counts SELECT state, count(*) FROM come GROUP BY state;
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION submissions_counted_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO submission_counts VALUES (OLD.state, -1), (NEW.state, 1);
  RETURN NULL;
END $$;
CREATE TRIGGER submissions_come AFTER INSERT ON submissions
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION submissions_counted();
CREATE TRIGGER submissions_gone AFTER DELETE ON submissions
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION submissions_counted();
CREATE TRIGGER submissions_of_another_state AFTER UPDATE OF state ON submissions
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION submissions_counted_anew();

-- The triggers let nobody write until this is through, so nothing is counted twice or not at all.
INSERT INTO submission_counts SELECT state, count(*) FROM submissions GROUP BY state;
