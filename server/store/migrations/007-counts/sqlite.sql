-- How many submissions there are of each state.
CREATE TABLE submission_counts (
  state TEXT PRIMARY KEY,
  amount INTEGER NOT NULL
) STRICT;
INSERT INTO submission_counts SELECT state, count(*) FROM submissions GROUP BY state;

CREATE TRIGGER submissions_come AFTER INSERT ON submissions BEGIN
  INSERT INTO submission_counts VALUES (new.state, 1) ON CONFLICT DO UPDATE SET amount = amount + 1;
END;
CREATE TRIGGER submissions_gone AFTER DELETE ON submissions BEGIN
  UPDATE submission_counts SET amount = amount - 1 WHERE state = old.state;
END;
CREATE TRIGGER submissions_of_another_state AFTER UPDATE OF state ON submissions WHEN new.state <> old.state BEGIN
  UPDATE submission_counts SET amount = amount - 1 WHERE state = old.state;
  INSERT INTO submission_counts VALUES (new.state, 1) ON CONFLICT DO UPDATE SET amount = amount + 1;
END;
